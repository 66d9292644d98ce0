/// Every kind of diagnostic that modelgen gives. The number never changes its meaning.
///
/// MG01xx reading JSON, MG02xx reading YAML, MG03xx files, MG04xx specs and options, MG05xx inference, MG06xx names,
/// MG07xx writing, MG08xx templates, MG09xx usage, MG10xx payloads, MG11xx checking, MG12xx builds.
/// `Documentation/Diagnostics.md` gives cause and remedy of each.
package enum DiagnosticCode: String, CaseIterable, Hashable, Sendable {
    // Reading JSON
    case invalidJSON = "MG0101"
    case invalidUTF8 = "MG0102"
    case invalidNumber = "MG0103"
    case invalidEscape = "MG0104"
    case controlCharacter = "MG0105"
    case tooDeep = "MG0106"
    case loneSurrogate = "MG0107"
    case duplicateKey = "MG0108"
    case emptyInput = "MG0109"
    case trailingText = "MG0110"
    case numberOutOfRange = "MG0111"

    // Reading YAML
    case invalidYAML = "MG0201"
    case notANumber = "MG0202"
    case unsupportedTag = "MG0203"
    case tooManyAliases = "MG0204"
    case recursiveAlias = "MG0205"
    case invalidMerge = "MG0206"
    case complexKey = "MG0207"
    case tooLarge = "MG0208"

    // Files
    case fileNotFound = "MG0301"
    case fileNotReadable = "MG0302"
    case noSamples = "MG0303"
    case patternMatchesNothing = "MG0304"
    case invalidShapeFile = "MG0305"
    case severalModels = "MG0310"
    case rememberedOthers = "MG0311"

    // Specs and options
    case unknownKey = "MG0401"
    case wrongValue = "MG0402"
    case missingKey = "MG0403"
    case unsupportedVersion = "MG0404"
    case overrideMatchesNothing = "MG0405"
    case invalidPointer = "MG0406"
    case rootMatchesNothing = "MG0407"
    case conflictingKeys = "MG0408"

    // Inference
    case repeatedIdentity = "MG0501"
    case inexactNumber = "MG0502"
    case mixedDateSpelling = "MG0503"
    case overrideDoesNotFit = "MG0504"
    case lenientField = "MG0505"
    case nullableIdentity = "MG0506"
    case seenNoMore = "MG0507"
    case scrubbedDiffers = "MG0508"
    case tooManyTypes = "MG0509"
    case untagged = "MG0510"
    case noList = "MG0520"
    case noIdentity = "MG0521"

    // Names
    case invalidIdentifier = "MG0601"
    case nameClash = "MG0602"

    // Writing
    case notWritable = "MG0701"
    case notOurs = "MG0702"
    case editedByHand = "MG0703"
    case sameOutput = "MG0704"
    case leftOver = "MG0705"

    // Templates
    case invalidTemplate = "MG0801"
    case unknownTemplate = "MG0802"

    // Usage
    case usage = "MG0901"
    case internalFault = "MG0999"

    // Validating
    case missingMember = "MG1001"
    case unexpectedNull = "MG1002"
    case wrongKindOfValue = "MG1003"
    case numberDoesNotFit = "MG1004"
    case textDoesNotFit = "MG1005"
    case unknownEnumValue = "MG1006"
    case wrongRowLength = "MG1007"
    case moreMismatches = "MG1008"

    // Checking
    case missingOutput = "MG1101"
    case staleOutput = "MG1102"
    case nameChanged = "MG1110"

    // Builds
    case unwatchedFile = "MG1201"
    case notASpec = "MG1202"
}
