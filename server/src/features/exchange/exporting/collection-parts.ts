import { ownNoteTypes } from "@recollect/domain/exchange/anki/own-note-types.ts";

/** Anki separates levels by `::`, which no level's own name may contain. */
export function deckNameOf({ folder = [], title }: { folder?: readonly string[]; title: string }): string {
  return [...folder, title].map((level) => level.replace(/\s+/g, " ").replaceAll("::", ":").trim() || "Deck").join("::");
}

export function deckOf(id: number, name: string, mod: number) {
  const none = [0, 0];
  return {
    id,
    name,
    mod,
    usn: -1,
    desc: "",
    dyn: 0,
    conf: 1,
    extendNew: 0,
    extendRev: 50,
    collapsed: false,
    browserCollapsed: false,
    newToday: none,
    revToday: none,
    lrnToday: none,
    timeToday: none,
  };
}

export const options = {
  id: 1,
  name: "Default",
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
};

type Own = (typeof ownNoteTypes)[keyof typeof ownNoteTypes];

/** The number of image occlusion among the note types that Anki brings along. */
const occlusionKind = 6;

/** Anki's own styles of image occlusion: its reviewer reads the colors of masks from them. */
const occlusionStyles = `#image-occlusion-canvas {
    --inactive-shape-color: #ffeba2;
    --active-shape-color: #ff8e8e;
    --inactive-shape-border: 1px #212121;
    --active-shape-border: 1px #212121;
    --highlight-shape-color: #ff8e8e00;
    --highlight-shape-border: 1px #ff8e8e;
}

.card {
    font-family: arial;
    font-size: 20px;
    text-align: center;
    color: black;
    background-color: white;
}
`;

/** Everything in a note type except its styles belongs to its shape and never changes. */
export function modelOf(type: Own) {
  const isMasked = type.id === ownNoteTypes.masked.id;
  const flds = type.fields.map((name, ord) => ({
    name,
    ord,
    sticky: false,
    rtl: false,
    font: "Arial",
    size: 20,
    media: [],
    // Anki's image occlusion finds its fields by these numbers, and keeps all but its last one from being deleted.
    ...(isMasked && { tag: ord, preventDeletion: ord < 4 }),
  }));
  const tmpls = type.templates.map(({ name, question, answer }, ord) => ({
    name,
    ord,
    qfmt: question,
    afmt: answer,
    bqfmt: "",
    bafmt: "",
    did: null,
  }));
  const req = type.isCloze ? [] : type.templates.map((_, ord) => [ord, "all", [ord]]);
  return {
    id: type.id,
    name: type.name,
    type: type.isCloze ? 1 : 0,
    mod: 1_735_689_600,
    usn: -1,
    sortf: 0,
    did: 1,
    tmpls,
    flds,
    req,
    css: isMasked
      ? occlusionStyles
      : ".card { font-family: sans-serif; font-size: 20px; text-align: center; color: black; background-color: white; }\n.cloze { font-weight: bold; color: blue; }\n.extra { margin-top: 1em; font-size: 80%; }",
    latexPre:
      "\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n",
    latexPost: "\\end{document}",
    tags: [],
    vers: [],
    ...(isMasked && { originalStockKind: occlusionKind }),
  };
}

/** The tables of a collection in the oldest layout. */
export const collectionSchema = `create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);`;
