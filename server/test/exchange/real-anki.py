"""Lets real Anki (2.1.15, all Python) import packages into an empty collection, and prints as JSON what it then holds.

real-anki.py PACKAGE... [--export OUT]   each package after the one before it; exit 3 when Anki is not here
"""
import hashlib, json, os, re, sys, tempfile, zipfile

try:
    from anki import Collection, hooks, latex
    from anki.importing.apkg import AnkiPackageImporter
    from anki.exporting import AnkiPackageExporter
except ImportError as error:
    print(error, file=sys.stderr)
    sys.exit(3)

arguments = [os.path.abspath(one) if not one.startswith("--") else one for one in sys.argv[1:]]
out = arguments[arguments.index("--export") + 1] if "--export" in arguments else None
packages = arguments[: arguments.index("--export")] if out else arguments
if not packages:
    sys.exit(0)
hooks.remHook("mungeQA", latex.mungeQA)  # formulas stay as they are written
folder = tempfile.TemporaryDirectory(prefix="real-anki-")
real_out, sys.stdout = sys.stdout, sys.stderr  # Anki prints
collection = Collection(os.path.join(folder.name, "collection.anki2"))
line = re.compile(r"""<hr\b[^>]*\bid\s*=\s*['"]?answer['"]?[^>]*>""", re.I)


class NewerImporter(AnkiPackageImporter):
    """For packages of the second scheduler, whose collection this Anki reads once its name ends as it used to."""

    def _prepareFiles(self):
        as_before = re.sub(r"\.anki21$", ".anki2", self.file)
        if as_before != self.file:
            os.replace(self.file, as_before)
        self.src, self.dst = Collection(as_before), self.col


def imported(path):
    count = lambda: [collection.noteCount(), collection.cardCount(), collection.db.scalar("select count() from revlog")]
    before = count()
    is_newer = "collection.anki21" in zipfile.ZipFile(path).namelist()
    if is_newer:
        collection.changeSchedulerVer(2)
    importer = (NewerImporter if is_newer else AnkiPackageImporter)(collection, path)
    importer.run()
    names = re.findall(r"^\[(.*?)\]", "\n".join(str(one) for one in importer.log), re.M)
    added = [now - then for now, then in zip(count(), before)]
    return {"notes": added[0], "cards": added[1], "reviews": added[2], "told": {name: names.count(name) for name in set(names)}}


def card_of(card_id):
    card = collection.getCard(card_id)
    note = card.note()
    style = re.compile(r"(?is)^\s*<style>.*?</style>")
    question, answer = style.sub("", card.q()), style.sub("", card.a())
    return {
        "guid": note.guid, "ord": card.ord, "deck": collection.decks.name(card.did), "noteType": note.model()["name"],
        "fields": note.fields, "tags": note.tags, "question": question, "answer": line.split(answer, maxsplit=1)[-1],
        "type": card.type, "queue": card.queue, "interval": card.ivl, "reps": card.reps, "lapses": card.lapses, "data": card.data,
        # days from the collection's own today; a card in learning has a time
        "dueInDays": card.due - collection.sched.today if card.type == 2 else None,
    }


result = {"imports": [imported(path) for path in packages]}
result["cards"] = [card_of(card_id) for card_id in collection.db.list("select id from cards order by id")]
result["media"] = {}
for name in sorted(os.listdir(collection.media.dir())):
    with open(os.path.join(collection.media.dir(), name), "rb") as file:
        result["media"][name] = hashlib.sha256(file.read()).hexdigest()
result["isSound"] = bool(collection.fixIntegrity()[1])
if out:
    exporter = AnkiPackageExporter(collection)
    exporter.includeSched = exporter.includeMedia = True
    exporter.exportInto(out)
collection.close()
os.chdir("/")
json.dump(result, real_out)
