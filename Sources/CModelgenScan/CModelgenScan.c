// All of it in one: each file by itself would read the compiler's headers of vector instructions again, which takes ten
// times as long as the file, in every first build of a package that uses the plugin.
#include "vectors.h"
#include "find.h"
#include "newlines.h"
#include "text.h"
#include "url.h"
#include "utf8.h"
