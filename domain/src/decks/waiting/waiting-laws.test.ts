import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Card } from "../../cards/card.ts";
import type { ConflictChoice } from "../conflict-choices.ts";
import { applyPatch, type DeckContent, type DeckPatch, type PatchConflict } from "../deck-patch.ts";
import { makePatch } from "../make-patch.ts";
import { addSave, afterChoices, afterConflicts, afterSaved, beginSending, isDone, shownContent, type WaitingEdit } from "./waiting-edit.ts";

type Version = DeckContent & { readonly revision: number };

let ids = 0;
const newKey = () => (ids += 1).toString(16).padStart(18, "0").padEnd(32, "0");
const newId = () => `new-card-${String((ids += 1)).padStart(3, "0")}`;
const noId = () => {
  throw new Error("Every card has its id.");
};

/** What happens, one after the other. `device` is 0 or 1; numbers choose a card, a field, a fate. */
const aStep = fc.record({
  device: fc.nat(1),
  what: fc.constantFrom(
    "write",
    "write",
    "write",
    "write in a tab",
    "open a tab",
    "add",
    "delete",
    "move",
    "title",
    "send",
    "send",
    "choose",
    "read",
  ),
  at: fc.nat(20),
  field: fc.constantFrom("term", "definition", "extra"),
  choice: fc.constantFrom<ConflictChoice>("mine", "both"),
  fate: fc.constantFrom("arrives", "arrives", "is lost", "reply is lost", "arrives twice", "arrives late"),
});
type Step = typeof aStep extends fc.Arbitrary<infer S> ? S : never;

/** The server: every version that the deck had, and requests that are still on their way. */
function aServer(first: Version) {
  const versions = [first];
  const now = () => versions.at(-1) as Version;
  return {
    versions,
    now,
    late: [] as DeckPatch[],
    save(patch: DeckPatch): readonly PatchConflict[] {
      const base = versions.find(({ revision }) => revision === patch.base);
      const { deck, conflicts, isChanged } = applyPatch(now(), patch, (id) => base?.cards.find((card) => card.id === id) ?? null);
      if (conflicts.length === 0 && isChanged) versions.push({ ...deck, revision: now().revision + 1 });
      return conflicts;
    },
  };
}

type Server = ReturnType<typeof aServer>;

/** A device: the deck as the server last gave it, and what waits. Its student sees both together. */
function aDevice(server: Server, name: string, onReplaced: (text: string) => void) {
  let copy = server.now();
  let edit: WaitingEdit | null = null;
  let words = 0;
  const shown = () => (edit ? { ...shownContent(copy, edit), revision: copy.revision } : copy);
  /** the texts that this student wrote, without those that a student has replaced or deleted since, having them in view */
  const written = new Set<string>();

  /** a second tab of this device, which does not hear of the first one's saves */
  let tab = shown();

  function save(change: (deck: Version) => DeckContent, before = shown()): DeckContent {
    const after = change(before);
    const left = textsIn(after);
    for (const text of textsIn(before)) if (!left.has(text)) onReplaced(text);
    for (const text of left) if (text.startsWith(`${name} wrote ${words}`)) written.add(text);
    edit = addSave(edit, makePatch(before, after, noId), after);
    if (isDone(edit)) edit = null;
    return after;
  }

  const device = {
    written,
    shown,
    edit: () => edit,
    read() {
      copy = server.now();
    },
    openTab() {
      tab = shown();
    },
    writeInTab({ at, field }: Pick<Step, "at" | "field">) {
      const text = `${name} wrote ${(words += 1)}`;
      const card = tab.cards[at % Math.max(1, tab.cards.length)];
      if (!card) return;
      const cards = tab.cards.map((one) => (one === card ? { ...one, [field]: text } : one));
      tab = { ...tab, ...save((deck) => ({ ...deck, cards }), tab) };
    },
    write({ what, at, field }: Pick<Step, "what" | "at" | "field">) {
      const text = `${name} wrote ${(words += 1)}`;
      save((deck) => {
        const index = deck.cards.length === 0 ? 0 : at % deck.cards.length;
        const card = deck.cards[index];
        if (what === "title") return { ...deck, title: text };
        if (what === "add" || !card)
          return { ...deck, cards: deck.cards.toSpliced(index, 0, { id: newId(), term: text, definition: "new" }) };
        if (what === "delete") return deck.cards.length < 2 ? deck : { ...deck, cards: deck.cards.toSpliced(index, 1) };
        if (what === "move") return { ...deck, cards: deck.cards.toReversed() };
        return { ...deck, cards: deck.cards.with(index, { ...card, [field]: text }) };
      });
    },
    send(fate: Step["fate"]) {
      if (!edit) return;
      edit = beginSending(edit);
      const { sent } = edit;
      if (!sent || fate === "is lost") return;
      if (fate === "arrives late") return void server.late.push(sent);
      if (fate === "arrives twice") server.save(sent);
      const conflicts = server.save(sent);
      if (fate === "reply is lost") return;
      edit = conflicts.length > 0 ? afterConflicts(edit, conflicts, newKey) : afterSaved(edit);
      copy = server.now();
      if (isDone(edit)) edit = null;
    },
    choose(choiceOf: (conflict: PatchConflict) => ConflictChoice | null) {
      if (!edit) return;
      // Both texts were in view.
      for (const { conflict } of edit.choices)
        if (choiceOf(conflict) === "mine") for (const text of linesOf(String(conflict.theirs))) onReplaced(text);
      edit = afterChoices(edit, choiceOf, { revision: copy.revision, newKey });
      if (isDone(edit)) edit = null;
    },
  };
  return device;
}

const first: Version = {
  revision: 1,
  title: "Deck",
  description: "",
  cards: Array.from({ length: 5 }, (_, at) => ({ id: `first-card-${at}`, term: `term ${at}`, definition: `definition ${at}` })),
};

function textsIn({ title, cards }: DeckContent): Set<string> {
  return new Set([title, ...cards.flatMap(({ term, definition, extra = "" }: Card) => [term, definition, extra])].flatMap(linesOf));
}

/** Of a field that took both texts, each of them. */
function linesOf(text: string): string[] {
  return text.split(/\n| \/ /);
}

/** Plays a history, and then gives both devices a good network until nothing waits. `check` is called after every step. */
function play(steps: readonly Step[], check: (all: ReturnType<typeof world>) => void) {
  const all = world();
  for (const { device: which, what, ...step } of steps) {
    const device = all.devices[which] as (typeof all.devices)[number];
    // A request that was on its way arrives after others.
    if (step.at % 3 === 0) for (const patch of all.server.late.splice(0)) all.server.save(patch);
    if (what === "send") device.send(step.fate);
    else if (what === "read") device.read();
    else if (what === "choose") device.choose(({ field }) => (field === step.field || field === "title" ? step.choice : null));
    else if (what === "open a tab") device.openTab();
    else if (what === "write in a tab") device.writeInTab(step);
    else device.write({ what, ...step });
    check(all);
  }
  for (let round = 0; round < 12; round += 1)
    for (const device of all.devices) {
      device.send("arrives");
      device.choose(() => "both");
      check(all);
    }
  for (const patch of all.server.late.splice(0)) all.server.save(patch);
  for (const device of all.devices) device.read();
  return all;
}

function world() {
  ids = 0;
  const server = aServer(first);
  const devices: ReturnType<typeof aDevice>[] = [];
  const onReplaced = (text: string) => devices.forEach(({ written }) => written.delete(text));
  devices.push(aDevice(server, "phone", onReplaced), aDevice(server, "laptop", onReplaced));
  return { server, devices };
}

const histories = fc.array(aStep, { maxLength: 60 });

describe("for any history of two devices and a server with lost, doubled and late requests", () => {
  test("no text that a student saved is lost: a device shows it, the deck or its history has it, or it is in the list of choices", () => {
    fc.assert(
      fc.property(histories, (steps) => {
        play(steps, ({ server, devices }) => {
          const inHistory = new Set(server.versions.flatMap((version) => [...textsIn(version)]));
          for (const device of devices) {
            const edit = device.edit();
            const shown = textsIn(device.shown());
            const chosen = new Set(edit?.choices.flatMap(({ conflict }) => linesOf(String(conflict.mine))));
            expect([...device.written].filter((text) => !shown.has(text) && !inHistory.has(text) && !chosen.has(text))).toEqual([]);
          }
        });
      }),
      { numRuns: 300 },
    );
  });

  test("a title that was written here again while the earlier one asks joins it", () => {
    const step = { at: 0, field: "term", choice: "mine", fate: "arrives" } as const;
    const title = (device: number) => ({ ...step, device, what: "title" }) as const;
    const sendsLate = { ...step, device: 1, what: "send", fate: "arrives late" } as const;
    const { server } = play([title(1), sendsLate, { ...step, device: 0, what: "read" }, title(1), title(0)], () => {});
    expect(server.now().title.split(" / ")).toEqual(expect.arrayContaining(["laptop wrote 2", "phone wrote 1"]));
  });

  test("in the end nothing waits, and both devices show what the server has, each card once", () => {
    fc.assert(
      fc.property(histories, (steps) => {
        const { server, devices } = play(steps, () => {});
        const end = server.now();
        expect(new Set(end.cards.map(({ id }) => id)).size).toBe(end.cards.length);
        for (const device of devices) {
          expect(device.edit()).toBeNull();
          expect(device.shown()).toEqual(end);
        }
      }),
      { numRuns: 300 },
    );
  });
});
