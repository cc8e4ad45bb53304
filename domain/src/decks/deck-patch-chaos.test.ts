import { expect, test } from "vitest";
import type { Card } from "../cards/card.ts";
import { seededRandom } from "../practice/seeded-random.ts";
import { applyPatch, sameValue, type CardFieldName, type DeckPatch, type FieldValue, type PatchConflict } from "./deck-patch.ts";
import { isEmptyPatch, makePatch } from "./make-patch.ts";

type Version = { revision: number; title: string; description: string; cards: readonly Card[] };

/** A device with its copy of the deck: what it last read, what its student made of it, and a patch whose reply it has not seen. */
type Device = { name: string; base: Version; mine: Version; unanswered: DeckPatch | null; choices: PatchConflict[] };

/** The server: the deck, and every version that it had. */
function aServer(first: Version) {
  const versions = [first];
  const now = () => versions.at(-1) as Version;
  return {
    now,
    versions,
    /** As the route does: all of the patch, or its conflicts and nothing. */
    patch(patch: DeckPatch): PatchConflict[] {
      const base = versions.find(({ revision }) => revision === patch.base);
      const { deck, conflicts, isChanged } = applyPatch(now(), patch, (id) => base?.cards.find((card) => card.id === id) ?? null);
      if (conflicts.length === 0 && isChanged) versions.push({ ...deck, revision: now().revision + 1 });
      return conflicts;
    },
  };
}

const fields: readonly CardFieldName[] = ["term", "definition", "extra"];

/** One round: a student edits on two devices, while networks, replies and tabs are lost. Returns what is there at the end. */
function aRound(seed: number) {
  const random = seededRandom(seed);
  const chance = (share: number) => random() < share;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  let words = 0;
  const newText = (device: string) => `${device} wrote ${(words += 1)}`;
  let ids = 0;
  const newId = () => `new-${(ids += 1)}`;
  const first: Version = {
    revision: 1,
    title: "Deck",
    description: "",
    cards: Array.from({ length: 6 }, (_, at) => ({ id: `c${at}`, term: `term ${at}`, definition: `definition ${at}` })),
  };
  const server = aServer(first);
  const devices: Device[] = ["phone", "laptop"].map((name) => ({ name, base: first, mine: first, unanswered: null, choices: [] }));
  const written = new Set<string>();

  function edit(device: Device): void {
    const { mine, name } = device;
    const text = newText(name);
    const at = Math.floor(random() * mine.cards.length);
    const card = mine.cards[at];
    const dice = random();
    const cards =
      dice < 0.2 || !card
        ? mine.cards.toSpliced(at, 0, { id: newId(), term: text, definition: "new" })
        : dice < 0.3 && mine.cards.length > 2
          ? mine.cards.toSpliced(at, 1)
          : dice < 0.4
            ? mine.cards.toReversed()
            : mine.cards.with(at, { ...card, [pick(fields)]: text });
    const title = dice > 0.95 ? text : mine.title;
    device.mine = { ...mine, title, cards };
    if (textsIn(device.mine).has(text)) written.add(text);
  }

  /** Sends what is different. The request may be lost before or after the server has it; the tab may be killed before the reply. */
  function sync(device: Device): void {
    const patch = device.unanswered ?? makePatch(device.base, device.mine, newId);
    if (chance(0.2)) return void (device.unanswered = patch);
    const conflicts = server.patch(patch);
    if (chance(0.2)) return void (device.unanswered = patch);
    device.unanswered = null;
    if (conflicts.length === 0) {
      // What was typed while the patch was on its way is sent next; without it the device takes over what the server has.
      device.base = { ...device.base, ...applyPatch(device.base, patch, noCard).deck, revision: server.now().revision };
      if (isEmptyPatch(makePatch(device.base, device.mine, newId))) device.base = device.mine = server.now();
      return;
    }
    // The student keeps the other text for now: the own one stays in the list of choices, and the rest is sent again.
    device.choices.push(...conflicts);
    device.mine = { ...device.mine, ...withTheirs(device.mine, conflicts) };
    device.base = { ...device.base, ...withTheirs(device.base, conflicts) };
  }

  /** Texts that a sync took from a device, and that are in no version and in no list of choices. */
  const lost: string[] = [];
  function syncWithoutLoss(device: Device): void {
    const before = [...textsIn(device.mine)].filter((text) => written.has(text));
    sync(device);
    const after = textsIn(device.mine);
    const isSomewhere = (text: string) =>
      after.has(text) ||
      server.versions.some((version) => textsIn(version).has(text)) ||
      device.choices.some(({ mine }) => sameValue(mine, text));
    lost.push(...before.filter((text) => !isSomewhere(text)));
  }

  const steps = 40;
  for (let step = 0; step < steps; step += 1) {
    const device = pick(devices);
    if (chance(0.6)) edit(device);
    if (chance(0.3)) syncWithoutLoss(device);
  }
  // In the end both are online for a while.
  for (let times = 0; times < 60; times += 1) for (const device of devices) syncWithoutLoss(device);
  return { server, devices, lost };
}

const noCard = () => null;

/** The deck with the other side's text in each conflict, and without changed cards that are gone. */
function withTheirs(deck: Version, conflicts: readonly PatchConflict[]): Pick<Version, "title" | "description" | "cards"> {
  const texts = Object.fromEntries(conflicts.flatMap((one) => (one.kind === "text" ? [[one.field, String(one.theirs)]] : [])));
  const gone = new Set(conflicts.flatMap((one) => (one.kind === "gone" ? [one.id] : [])));
  const cards = deck.cards
    .filter(({ id }) => !gone.has(id))
    .map((card) => {
      const own = conflicts.filter((one) => one.kind === "card" && one.id === card.id);
      return own.reduce<Card>((next, { field, theirs }) => withField(next, field as CardFieldName, theirs), card);
    });
  return { title: deck.title, description: deck.description, ...texts, cards };
}

function withField(card: Card, field: CardFieldName, value: FieldValue): Card {
  const { [field]: _before, ...rest } = card as Record<string, unknown>;
  return (value === null ? rest : { ...rest, [field]: value }) as Card;
}

function textsIn({ title, cards }: Pick<Version, "title" | "cards">): Set<string> {
  return new Set([title, ...cards.flatMap(({ term, definition, extra = "" }) => [term, definition, extra])]);
}

test.each(Array.from({ length: 20 }, (_, seed) => seed))(
  "chaos %i: both devices and the server agree in the end, no card is doubled, and no text is lost",
  (seed) => {
    const { server, devices, lost } = aRound(seed);
    const end = server.now();
    for (const { name, mine } of devices) {
      expect(mine.title, name).toBe(end.title);
      expect(mine.cards, name).toEqual(end.cards);
    }
    expect(new Set(end.cards.map(({ id }) => id)).size).toBe(end.cards.length);
    expect(lost).toEqual([]);
    expect(server.versions.length).toBeGreaterThan(1);
  },
);
