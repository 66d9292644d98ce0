"""Documents of as many objects of ten members each as are wanted, and what Swift calls them."""
import json, random

WORDS = """amber anchor arrow autumn badge basket beacon bench bottle branch bridge brush button cabin candle canyon castle
cedar chart clock cloud column compass copper corner crystal curtain desert drawer ember engine feather fence field flame
forest fountain garden glass grove hammer harbour hollow island ivory kettle ladder lantern leaf letter lever maple marble
meadow medal mirror needle ocean olive orchard panel pearl pencil pillar planet pocket press quilt ribbon river saddle
scale screen shadow shelf shield signal silver sketch spindle spring stair station stone summer table thread timber torch
tower track tunnel valley velvet violet wagon wheel whistle willow window winter""".split()
# Swift's type of a member, and its value in the first and in the second document.
SCALARS = [
    ("String", lambda dice: ("text %d" % dice.randrange(1000), "another")),
    ("Int", lambda dice: (dice.randrange(1000), 7)),
    ("Double", lambda dice: (dice.randrange(1000) + 0.5, 0.25)),
    ("Bool", lambda dice: (True, False)),
    ("[String]", lambda dice: (["first text", "second text"], [])),
    ("String?", lambda dice: ("text %d" % dice.randrange(1000), None)),
]


def camel(key):
    first, *rest = key.split("_")
    return first + "".join(word.capitalize() for word in rest)


def pascal(key):
    return "".join(word.capitalize() for word in key.split("_"))


class Struct:
    """A type: its name, and (key, Swift type) of each member in their order."""

    def __init__(self, name):
        self.name, self.members, self.values = name, [], ({}, {})

    def add(self, key, swift, values):
        self.members.append((key, swift))
        for member, value in zip(self.values, values):
            member[key] = value


def build(count, seed=4):
    """(two documents, structs) of `count` objects of ten members each: a root with ten objects, each of them with ten, each of
    these with one until there are enough. A third of the keys is written with an underscore."""
    dice = random.Random(seed)
    names = [f"{one}_{two}" for one in WORDS for two in WORDS if one != two]
    dice.shuffle(names)
    root = Struct("All")
    structs, level = [root], [root]
    for wanted in (10, 10, 1):
        below = []
        for struct in level:
            for _ in range(min(wanted, count - len(structs))):
                key = names.pop()
                child = Struct(pascal(key))
                struct.add(key, child.name, child.values)
                structs.append(child)
                below.append(child)
        level = below
    for index, struct in enumerate(structs):
        if len(struct.members) < 10:
            struct.add("id", "Int", (index * 10, index * 10 + 1))
        for word in dice.sample(WORDS, 10 - len(struct.members)):
            swift, values = dice.choice(SCALARS)
            key = word + "_" + dice.choice(WORDS) if dice.random() < 1 / 3 else word
            struct.add(key, swift, values(dice))
    return [json.dumps(document) for document in root.values], structs
