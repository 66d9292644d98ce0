#!/usr/bin/env python3
"""What emitted code costs those who build it: bench.py MODELGEN FOLDER [--quick | --rounds=N]

Makes a sample of 200 objects of ten members in FOLDER, has `modelgen` write models of it, and compiles them with and
without optimisation, beside the plainest models that a person could write, those as quicktype writes them, and the plainest
with one construct of modelgen's more. Prints a table: seconds of processor time (the least of three rounds, without what a
file takes that decodes and encodes nothing) and the size of the object files' code and constants. It takes some ten minutes.

With --quick, 60 objects and one run of the two that count; exit status 1 where modelgen's models take more than three times
the processor time of the plainest, since no test would see it.
"""
import os, pathlib, shutil, subprocess, sys

# Nothing is left in the project's folders.
sys.dont_write_bytecode = True
import forms, sample

MODES = [("-O", ["-O", "-wmo"]), ("-Onone", ["-Onone"])]

# Without a use, the optimiser would drop all of it.
USE = """
import Foundation

public func roundTrip(_ data: Data) throws -> Data {
    try JSONEncoder().encode(JSONDecoder().decode(%s.self, from: data))
}
"""


def compile_files(files, flags, folder, root="All"):
    """(processor seconds, bytes of code and constants) of one compilation to object files."""
    scratch = folder / "objects"
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    files = files + written(scratch / "Use.swift", USE % root)
    command = ["swiftc", "-c", "-swift-version", "6", "-parse-as-library", "-module-name", "Models", *flags, *map(str, files)]
    child = subprocess.Popen(command, cwd=scratch, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    output = child.stdout.read()
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        sys.exit(f"{' '.join(command)}: exit {child.returncode}\n{output.decode()[-2000:]}")
    size = subprocess.run(["size", *map(str, sorted(scratch.glob("*.o")))], capture_output=True, text=True, check=True)
    text = sum(int(line.split()[0]) for line in size.stdout.splitlines()[1:])
    return usage.ru_utime, text


def written(path, text):
    path.write_text(text)
    return [path]


def generated(modelgen, folder, documents, name, *options):
    """The files that modelgen writes: the models, and the rest (coding and support)."""
    out = folder / name
    shutil.rmtree(out, ignore_errors=True)
    path = folder / "all.ndjson"
    path.write_text("\n".join(documents) + "\n")
    subprocess.run([modelgen, str(path), "--name", "All", "-o", str(out), "--quiet", *options], check=True)
    models = out / "All.generated.swift"
    return [models], sorted(set(out.glob("*.swift")) - {models})


def rows(modelgen, folder, count):
    """(name, files) of everything that is compiled."""
    documents, structs = sample.build(count)
    models, rest = generated(modelgen, folder, documents, "modelgen")
    found = models[0].read_text().count("struct ")
    if found != count:
        sys.exit(f"{models[0]} holds {found} structs, not {count}")
    lean, _ = generated(modelgen, folder, documents, "lean", "--conformances", "-Hashable")
    plain = lambda name, **more: written(folder / f"{name}.swift", forms.plain(structs, **more))
    return [
        ("plainest, by hand", plain("Plain")),
        ("as quicktype writes it¹", written(folder / "Quicktype.swift", forms.as_quicktype_writes(structs))),
        ("modelgen, models", models),
        ("modelgen, all three files", models + rest),
        ("modelgen, models, `-Hashable`", lean),
        ("plainest and `CodingKeys`", plain("Keys", keys=True)),
        ("plainest and an initialiser", plain("Initialiser", initialiser=True)),
        ("plainest and `nonisolated`", plain("Nonisolated", nonisolated=True)),
        ("plainest and `Sendable`", plain("Sendable", conformances="Codable, Sendable")),
        ("plainest and `Hashable`", plain("Hashable", conformances="Codable, Hashable")),
        ("plainest, in extensions of the root", plain("Nested", nested=True)),
    ]


def main():
    quick = "--quick" in sys.argv
    modelgen, folder = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    count, rounds = (60, 1) if quick else (200, 3)
    for word in sys.argv[3:]:
        if word.startswith("--rounds="):
            rounds = int(word.removeprefix("--rounds="))
    wanted = rows(modelgen, folder, count)
    if quick:
        wanted = [wanted[0], wanted[2]]
    nothing = written(folder / "Nothing.swift", "import Foundation\n")
    measured = {}
    # Round by round, so that what else the machine does falls on all of them.
    for number in range(rounds):
        for mode, flags in MODES:
            for name, files in [(None, nothing)] + wanted:
                run = compile_files(files, flags, folder, root="All" if name else "Int")
                known = measured.get((name, mode), run)
                measured[name, mode] = (min(run[0], known[0]), run[1])
                print(f"round {number + 1}, {mode}, {name or 'nothing'}: {run[0]:.2f} s", file=sys.stderr, flush=True)
    print(f"| {count} structs of ten members | " + " | ".join(f"`{mode}`, s | | KB | " for mode, _ in MODES) + " |")
    print("|---" * (1 + 4 * len(MODES)) + "|")
    failed = False
    for name, _ in wanted:
        cells = []
        for mode, _ in MODES:
            seconds, size = measured[name, mode][0] - measured[None, mode][0], measured[name, mode][1]
            plainest = measured[wanted[0][0], mode][0] - measured[None, mode][0], measured[wanted[0][0], mode][1]
            ratio = seconds / plainest[0]
            failed = failed or ratio > 3
            cells += [f"{seconds:.1f}", f"{ratio:.2f}", f"{size / 1000:.0f}", f"{size / plainest[1]:.2f}"]
        print(f"| {name} | " + " | ".join(cells) + " |")
    if quick:
        print("TOO SLOW: models take more than three times the plainest" if failed else "ok: not three times the plainest")
        return 1 if failed else 0
    print("\n¹ Written by this script after the form of quicktype's output with its default options, not by quicktype.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
