#!/usr/bin/env python3
"""How fast samples are read, and in what memory: bench.py MODELGEN FOLDER [--quick]

Makes its data in FOLDER, runs `modelgen shape` on each file and prints a table: wall time (the best of three) and peak
memory. With --quick, only the 10 MB files, beside Python's json.load of the same file; exit status 1 where modelgen is
not half as many times as fast as is wanted, for a slip in code that looks at sixteen bytes at once costs twentyfold.
"""
import datetime, json, os, pathlib, random, subprocess, sys, time

# Times as fast as json.loads of the same file, process against process: measured 11.8 and 17.5 on two free cores.
WANTED = {"log, JSON Lines": 10, "records, array": 14}


def log_line(moment):
    record = {
        "id": "%032x" % random.getrandbits(128), "ts": moment.isoformat(timespec="milliseconds") + "Z",
        "level": random.choice(["debug", "info", "warn", "error"]),
        "event": random.choice(["page_view", "click", "purchase", "login", "logout", "search"]),
        "user_id": random.randrange(10**7), "amount": round(random.expovariate(0.01), 2), "ok": random.random() < 0.9,
        "url": "https://example.com/" + random.choice(["a", "b", "shop/item", "search?q="]) + str(random.randrange(10**6)),
        "geo": {"lat": round(random.uniform(-90, 90), 6), "lon": round(random.uniform(-180, 180), 6)},
        "tags": random.sample(["a", "b", "c", "dd", "eee"], random.randrange(4)),
    }
    if random.random() < 0.1:
        record["referrer"] = None if random.random() < 0.5 else "https://ref.example.org/x"
    return json.dumps(record, separators=(",", ":"))


def write_lines(path, size):
    """About `size` bytes of log lines: a few thousand different ones, shuffled."""
    moment = datetime.datetime(2024, 1, 1)
    lines = []
    for _ in range(20_000):
        moment += datetime.timedelta(milliseconds=random.randrange(5000))
        lines.append(log_line(moment) + "\n")
    with open(path, "w") as file:
        written = 0
        while written < size:
            random.shuffle(lines)
            block = "".join(lines)[: size - written + 1000]
            block = block[: block.rindex("\n") + 1]
            file.write(block)
            written += len(block)


def write_array(path, size):
    """An array of records in an envelope."""
    with open(path, "w") as file:
        file.write('{"page": 1, "records": [')
        written = 0
        while written < size:
            number = random.randrange(10**9)
            record = {
                "id": number, "name": "record %d" % number, "note": "a text with some \"quotes\" and words " * random.randrange(4),
                "parts": [{"key": "k%d" % (number % 7), "value": number % 1000 / 10}] * random.randrange(5),
                "at": None if number % 11 == 0 else "2024-01-%02d" % (number % 28 + 1),
            }
            text = ("," if written else "") + json.dumps(record)
            file.write(text)
            written += len(text)
        file.write('], "next": null}')


def make(folder, quick):
    """(name, path) of each file, made where it is not there yet."""
    random.seed(7)
    sizes = [10] if quick else [10, 100, 1000]
    files = []
    for megabytes in sizes:
        files.append(("log, JSON Lines", f"log-{megabytes}.ndjson", lambda path, m=megabytes: write_lines(path, m * 1_000_000)))
        files.append(("records, array", f"records-{megabytes}.json", lambda path, m=megabytes: write_array(path, m * 1_000_000)))
    if not quick:
        texts = [
            ("10,000 keys in one object", "keys.json", lambda: json.dumps({f"key {n}": {"n": n} for n in range(10_000)})),
            ("100,000 elements of depth 3", "deep3.json", lambda: json.dumps([{"a": {"b": [n, str(n)]}} for n in range(100_000)])),
            ("1,000,000 lines", "lines.ndjson", lambda: '{"a":1}\n' * 1_000_000),
            ("one text of 50 MB", "text.json", lambda: '{"text": "' + "lorem ipsum " * 4_200_000 + '"}'),
            ("400 levels", "levels.json", lambda: '{"a":[' * 200 + "1" + "]}" * 200),
            ("400 levels, 10,000 times", "levels.ndjson", lambda: ('{"a":[' * 200 + "1" + "]}" * 200 + "\n") * 10_000),
        ]
        files += [(name, path, lambda path, text=text: pathlib.Path(path).write_text(text())) for name, path, text in texts]
    made = []
    for name, file, write in files:
        path = folder / file
        if not path.exists():
            apart(write, path)
        made.append((name, path))
    return made


def apart(write, path):
    """Writes a file in a process of its own: to make data takes memory, and no process's peak is below that of its parent."""
    child = os.fork()
    if child == 0:
        write(path)
        os._exit(0)
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
        sys.exit(f"{path} could not be made")


def once(command):
    """(wall seconds, peak MB) of one run."""
    start = time.perf_counter()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    error = child.stderr.read()
    _, status, usage = os.wait4(child.pid, 0)
    wall = time.perf_counter() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        sys.exit(f"{' '.join(map(str, command))}: exit {child.returncode}: {error.decode()[-300:]}")
    return wall, usage.ru_maxrss / 1024


def main():
    quick = "--quick" in sys.argv
    modelgen, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    failed = False
    print("| | MB | 1 thread, s | MB/s | peak MB | 2 threads, s | peak MB |\n|---|---|---|---|---|---|---|")
    for name, path in make(folder, quick):
        megabytes = path.stat().st_size / 1e6
        command = [modelgen, "shape", str(path), "-o", str(folder / "out.shape.json")]
        one = [once(command + ["--threads", "1"]) for _ in range(3)]
        two = [once(command + ["--threads", "2"]) for _ in range(3)]
        wall = min(run[0] for run in one)
        print(f"| {name} | {megabytes:.1f} | {wall:.3f} | {megabytes / wall:.0f} | {max(run[1] for run in one):.0f} "
              f"| {min(run[0] for run in two):.3f} | {max(run[1] for run in two):.0f} |", flush=True)
        if quick:
            load = "import json,sys\nfor line in open(sys.argv[1]): json.loads(line)"
            reference = min(once([sys.executable, "-c", load, str(path)])[0] for _ in range(3))
            ratio = reference / wall
            good = ratio >= WANTED[name] / 2
            failed = failed or not good
            print(f"{'ok' if good else 'TOO SLOW'}: {ratio:.1f} times as fast as json.loads, wanted {WANTED[name]}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
