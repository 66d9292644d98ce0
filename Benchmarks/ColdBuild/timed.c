// Runs a tool of the compiler in its place and writes down what that took: a line of tab-separated values in the file that
// COLD_BUILD_LOG names. `run` compiles it and gives it the names of the tools, which lie in COLD_BUILD_TOOLS.
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static double seconds(struct timeval time) {
    return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

static double now(void) {
    struct timeval time;
    gettimeofday(&time, NULL);
    return seconds(time);
}

int main(int count, char **words) {
    const char *folder = getenv("COLD_BUILD_TOOLS"), *log = getenv("COLD_BUILD_LOG");
    if (folder == NULL || log == NULL) return 70;
    const char *tool = basename(words[0]), *module = "", *kind = "";
    for (int i = 1; i < count; i++) {
        if (strcmp(words[i], "-module-name") == 0 && i + 1 < count) module = words[i + 1];
        if (strcmp(words[i], "-c") == 0) kind = "c";
    }
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, tool);
    double begin = now();
    pid_t child = fork();
    if (child == 0) {
        words[0] = path;
        execv(path, words);
        _exit(127);
    }
    int status = 0;
    struct rusage used;
    if (child < 0 || wait4(child, &status, 0, &used) < 0) return 70;
    FILE *file = fopen(log, "a");
    if (file == NULL) return 70;
    fprintf(file, "%.3f\t%.3f\t%.3f\t%ld\t%s\t%s\t%s\n", begin, now(), seconds(used.ru_utime) + seconds(used.ru_stime),
        used.ru_maxrss, tool, module, kind);
    fclose(file);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 70;
}
