#!/usr/bin/env python3
"""What the plugin adds to the first build of a user's package: bench.py PROJECT FOLDER TOOLS [--rounds=N]

Builds, cold and for debugging, a package of one model: with the plugin, which builds modelgen first, with the plugin over the
artifact bundle, and with the same models committed. Prints wall and processor seconds of each (the least of N rounds, one
unless told), and of what the difference is made: a further build has each run of the compiler and the linker timed by the
programs in TOOLS, links to `timed`.

Processor seconds can be compared on a machine that does other work, wall seconds only on a quiet one.
"""
import collections, json, os, pathlib, resource, shutil, subprocess, sys, time

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.macOS(.v15)],
    dependencies: [%s],
    targets: [.executableTarget(name: "App"%s)]
)
"""

MAIN = """import Foundation

let file = URL(filePath: CommandLine.arguments[1])
for article in try ArticleCoding.decode(Data(contentsOf: file)) {
    print(article.title, article.words)
}
"""

SAMPLE = [
    {
        "article_id": 4101, "title": "Night boats", "status": "published", "published_at": "2024-02-03T06:30:00Z",
        "avatar_url_2x": "https://img.example.test/12@2x.png", "words": 1840,
    },
    {"article_id": 4102, "title": "Low water", "status": "draft", "published_at": None, "words": 912},
]


def package(folder, modelgen, models=None):
    """Writes the package: with the plugin of a package, or with the models of a folder in its place."""
    shutil.rmtree(folder, ignore_errors=True)
    sources = folder / "Sources/App"
    (sources / "Specs/article").mkdir(parents=True)
    (sources / "main.swift").write_text(MAIN)
    if models is None:
        dependency = ".package(name: \"modelgen\", path: %s)" % json.dumps(str(modelgen))
        rest = ", plugins: [.plugin(name: \"ModelgenPlugin\", package: \"modelgen\")]"
        (sources / "Specs/article.yaml").write_text("modelgen: 1\nsamples: [article]\n")
        (sources / "Specs/article/1.json").write_text(json.dumps(SAMPLE, indent=2))
    else:
        dependency, rest = "", ""
        shutil.rmtree(sources / "Specs")
        shutil.copytree(models, sources / "Generated")
    (folder / "Package.swift").write_text(MANIFEST % (dependency, rest))
    return folder


def build(folder, environment=None):
    """(wall, processor) seconds of a cold build."""
    shutil.rmtree(folder / ".build", ignore_errors=True)
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.time()
    built = subprocess.run(
        ["swift", "build", "--package-path", str(folder)], env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    wall, after = time.time() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if built.returncode:
        sys.exit(built.stdout[-4000:])
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def least(folder, rounds):
    """The least (wall, processor) seconds of some cold builds."""
    runs = [build(folder) for _ in range(rounds)]
    return min(wall for wall, _ in runs), min(used for _, used in runs)


def bundle(project, folder, tool):
    """The package of the plugins over a tool that is built."""
    subprocess.run(
        [str(project / "Scripts/bundle"), str(folder)], env={**os.environ, "MODELGEN_BINARY": str(tool)}, check=True,
        stdout=subprocess.DEVNULL)
    return folder / "modelgen-plugins"


def parts(log):
    """What was timed, put together by module: (name, processor seconds, first start, last end, runs)."""
    found = collections.defaultdict(lambda: [0.0, float("inf"), 0.0, 0])
    for line in log.read_text().splitlines():
        begin, end, used, _, tool, module, primary = line.split("\t")
        if module == "main" or not module and tool == "swift-frontend":
            module = "asking the compiler and manifests"
        elif tool == "clang":
            module = "C sources" if primary == "c" else "linking"
        part = found[module]
        part[0] += float(used)
        part[1], part[2] = min(part[1], float(begin)), max(part[2], float(end))
        part[3] += 1
    zero = min(part[1] for part in found.values())
    return [(name, used, begin - zero, end - zero, runs) for name, (used, begin, end, runs) in found.items()]


def main():
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    project, folder, tools = (pathlib.Path(word).resolve() for word in words)
    rounds = next((int(word[9:]) for word in sys.argv if word.startswith("--rounds=")), 1)
    user = package(folder / "plugin", project)
    plugin = least(user, rounds)
    models = next(user.glob(".build/plugins/outputs/**/Models"))
    committed = least(package(folder / "committed", project, models), rounds)
    over = bundle(project, folder / "bundle", user / ".build/debug/modelgen-tool")
    bundled = least(package(folder / "bundled", over), rounds)
    print("| first debug build | wall, s | processor, s |\n|---|---|---|")
    for name, run in (("models committed", committed), ("plugin over the bundle", bundled), ("plugin", plugin)):
        print(f"| {name} | {run[0]:.1f} | {run[1]:.1f} |")
    print(f"| added | {plugin[0] - committed[0]:.1f} | {plugin[1] - committed[1]:.1f} |\n")

    log = folder / "log"
    log.unlink(missing_ok=True)
    compiler = subprocess.run(
        ["swift", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    real = pathlib.Path(json.loads(compiler)["paths"]["runtimeResourcePath"]).parents[1] / "bin"
    build(user, {
        "COLD_BUILD_LOG": str(log), "COLD_BUILD_TOOLS": str(real), "CC": str(tools / "clang"),
        "SWIFT_DRIVER_SWIFT_FRONTEND_EXEC": str(tools / "swift-frontend"),
        "SWIFT_DRIVER_CLANG_EXEC": str(tools / "clang"),
    })
    print("| part | processor, s | from, s | to, s | runs |\n|---|---|---|---|---|")
    for name, used, begin, end, runs in sorted(parts(log), key=lambda part: part[3]):
        print(f"| {name} | {used:.1f} | {begin:.1f} | {end:.1f} | {runs} |")


main()
