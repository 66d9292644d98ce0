import Glibc
import ModelgenFuzz

/// The target that `MODELGEN_FUZZ_TARGET` names.
private let target: FuzzTarget? = getenv("MODELGEN_FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target else { fatalError("MODELGEN_FUZZ_TARGET is json, yaml, spec, shape, mustache, names or model") }
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if let fault = target.fault(in: bytes) { fatalError(fault) }
    return 0
}
