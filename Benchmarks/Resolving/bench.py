#!/usr/bin/env python3
"""How long models of many types take: bench.py MODELGEN FOLDER [--quick]

Makes documents of 300 to 10,000 object types in FOLDER, runs `modelgen` on each and prints a table: seconds of processor
time (the best of three), the share of it that goes to each thousand types, and peak memory. Where ../shared holds the
corpus, the inputs of quicktype's own tests as one object stand in the last row.

With --quick, 1,000 and 3,000 types only; exit status 1 where the larger takes more than twice its share.
"""
import json, os, pathlib, random, re, subprocess, sys

FIRST = """amber arctic autumn bitter brave bright bronze calm cedar clear cobalt copper coral crimson crystal dawn deep
desert distant early eastern ember fading fallen firm forest frozen gentle golden granite green grey harbour hidden hollow
icy ivory jade lone lunar maple marble meadow misty morning mossy narrow noble northern oaken ocean olive open pale pearl
pine plain polar proud quiet rapid raven river rocky royal rustic sandy scarlet shady silent silver slate slow small solar
southern steady stone stormy summer swift tall tidal timber upper velvet violet warm western white wild windy winter wooden
young""".split()
SECOND = """anchor archive arrow badge basket beacon bell bench boat bottle branch bridge brush bucket button cabin camera
candle canyon castle chart clock cloud coin column compass corner cradle crown curtain desk door drawer drum engine feather
fence field flag flame floor flute folder fountain frame garden gate glass grove hammer handle hat hook horn island jar kettle
key ladder lamp lantern leaf ledger lens letter lever lock loom map mast medal mill mirror needle net oar orchard oven page
paint panel path pedal pencil piano pillar pipe plank plate pocket pool porch press pulley quilt rack raft ramp ribbon ring
road roof rope rug saddle sail scale screen shelf shield shutter sign sketch spade spindle spring stair statue step stool
stove string table tent thread tile torch tower track tray trunk tunnel vase vault wagon wall wheel whistle window wire
""".split()
SHARED = ["id", "name", "created_at", "status", "url", "count", "is_active", "notes"]


def scalar(key, dice, copy):
    """A value that fits the key, another one in each copy."""
    if key == "id":
        return dice.randrange(10**6) + copy
    if key == "created_at":
        return f"2024-0{dice.randrange(1, 10)}-1{copy}T10:30:0{copy}Z"
    if key == "status":
        return dice.choice(["open", "closed", "held"])
    if key == "url":
        return f"https://example.test/{dice.randrange(1000)}"
    if key == "is_active":
        return dice.random() < 0.5
    kind = sum(key.encode()) % 5
    return [f"text {dice.randrange(1000)}", dice.randrange(1000), dice.randrange(1000) + 0.5, [f"a{copy}", "b"], True][kind]


def plan(count, dice):
    """`count` types: the keys of each, and its children by key, in lists or alone."""
    names = [f"{one}_{two}" for one in FIRST for two in SECOND]
    dice.shuffle(names)
    types = []
    for _ in range(count):
        keys = dice.sample(SHARED, dice.randrange(1, 5)) + dice.sample(names, dice.randrange(3, 8))
        types.append((list(dict.fromkeys(keys)), []))
    for index in range(1, count):
        # A parent near the front: trees some ten levels deep, and one root with a hundred members.
        parent = 0 if index <= min(100, count // 3) else dice.randrange(max(1, index // 8), index)
        types[parent][1].append((names[index % len(names)] + ("_x" if index >= len(names) else ""), index, dice.random() < 0.4))
    return types


def value(types, index, dice, copy):
    keys, children = types[index]
    made = {key: scalar(key, dice, copy) for key in keys}
    for key, child, is_list in children:
        made[key] = [value(types, child, dice, copy) for copy in range(2 if len(types[child][1]) < 3 else 1)] if is_list \
            else value(types, child, dice, copy)
    return made


def make(folder, counts):
    """Makes a document of each number of types where it is not there yet, and one of quicktype's inputs where these are."""
    sys.setrecursionlimit(10_000)
    for count in counts:
        path = folder / f"types-{count}.json"
        if not path.exists():
            dice = random.Random(count)
            path.write_text(json.dumps(value(plan(count, dice), 0, dice, 0)))
    beside = pathlib.Path(__file__).resolve().parents[2].parent / "shared"
    shared = pathlib.Path(os.environ.get("MODELGEN_SHARED", beside)) / "corpus"
    if (shared / "quicktype.list").exists():
        members = {}
        for line in (shared / "quicktype.list").read_text().split():
            # Digits alone would make the object a map, and all of its documents one type.
            key = "doc_" + re.sub("[^A-Za-z0-9]", "_", pathlib.Path(line).stem)
            members[key] = (shared / line).read_bytes().decode("utf-8-sig")
        text = ",".join(f"{json.dumps(key)}:{text}" for key, text in members.items())
        (folder / "quicktype.json").write_text("{" + text + "}")


def once(command):
    """(processor seconds, peak MB) of one run."""
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    error = child.stderr.read()
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        sys.exit(f"{' '.join(map(str, command))}: exit {child.returncode}: {error.decode()[-300:]}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    quick = "--quick" in sys.argv
    modelgen, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    counts = [1_000, 3_000] if quick else [300, 1_000, 3_000, 10_000]
    if "--make" in sys.argv:
        return make(folder, counts)
    folder.mkdir(parents=True, exist_ok=True)
    # Elsewhere, since the memory of the process that starts another counts as that one's.
    subprocess.run([sys.executable, __file__, modelgen, folder, "--make"] + ["--quick"] * quick, check=True)
    out = folder / "out"
    documents = [(f"{count:,} types", count, folder / f"types-{count}.json") for count in counts]
    if not quick and (folder / "quicktype.json").exists():
        documents.append(("quicktype's test inputs as one object", None, folder / "quicktype.json"))
    shares = []
    print("| | MB | s | s per 1,000 types | peak MB |\n|---|---|---|---|---|")
    for name, count, path in documents:
        command = [modelgen, str(path), "--name", "All", "-o", str(out), "--force", "--quiet", "--limits", "types=20000"]
        runs = [once(command) for _ in range(3)]
        seconds = min(run[0] for run in runs)
        found = (out / "All.generated.swift").read_text().count("nonisolated struct ")
        shares.append(seconds / (count or found) * 1000)
        name = name if count else f"{name}, {found:,} types"
        print(f"| {name} | {path.stat().st_size / 1e6:.1f} | {seconds:.2f} | {shares[-1]:.2f} "
              f"| {max(run[1] for run in runs):.0f} |", flush=True)
    if quick:
        good = shares[1] <= shares[0] * 2
        print(f"{'ok' if good else 'TOO SLOW'}: 3,000 types take {shares[1] / shares[0]:.2f} times their share of 1,000")
        return 0 if good else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
