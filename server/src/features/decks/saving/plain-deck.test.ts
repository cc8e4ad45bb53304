import { lawRuns } from "@recollect/domain/test/law-runs.ts";
import { anyCodePoint } from "@recollect/domain/test/any-code-point.ts";
import { hostileStrings } from "@recollect/domain/test/hostile-strings.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

import { aCard, aDeck, cards } from "../../../../test/a-deck.ts";
import { created, NOW } from "../../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { decksApp } from "../../../../test/decks-app.ts";
import { aStudent } from "../../../../test/a-student.ts";
import { jsonIn } from "../../../http/requests/read-json.ts";
import { checked } from "../../../http/requests/validate.ts";
import { NewDeckBody } from "../decks.schemas.ts";
import { newDeckOf } from "./new-deck.ts";
import { plainDeckIn } from "./plain-deck.ts";

const bytesOf = (body: string) => Buffer.from(body);
const plain = (body: string) => plainDeckIn(bytesOf(body));
const isPlain = (deck: object) => plain(JSON.stringify(deck)) !== null;

/** A deck as it is stored, with its request's digest; ids are counted. */
async function stored(deck: Parameters<typeof newDeckOf>[0]) {
  let ids = 0;
  const { content, fingerprint } = await newDeckOf(deck, () => `id-${(ids += 1)}`);
  return { ...content, fingerprint: fingerprint() };
}

/** A body as stored by each of the two readers; null twice if only the parser can read it. */
async function bothReadings(body: string) {
  const deck = plain(body);
  return deck ? [await stored(deck), await stored(checked(NewDeckBody, await jsonIn(bytesOf(body))))] : [null, null];
}

test("a deck as the client sends it is read without the parser, with any text on its cards", async () => {
  const written = [
    aCard(),
    aCard({ term: "Café “ß” 漢字 😀\u2028", definition: 'a\nb\t"c" \\ / </script> \u007f \\u0041' }),
    aCard({ term: '"quoted"', definition: "\\frac{1}{2}" }),
    aCard({ term: "a {{c1::gap}}", definition: "x", extra: "", bothWays: true }),
    aCard({ extra: "beside\n", bothWays: false }),
  ];
  const body = JSON.stringify(aDeck({ title: ' "Capitals" ', description: "\n", cards: written }));
  const [read, parsed] = await bothReadings(body);
  expect(read?.cardCount).toBe(written.length);
  expect(read).toEqual(parsed);
});

test("the result equals that of the parser, the rules and the schema", async () => {
  const text = fc.oneof(
    fc.string({ unit: anyCodePoint }),
    fc.string(),
    fc.constantFrom("", " a", "a ", "\ufeff", "\u0000", "\ud800", '"', "\\", "},{", '","definition":"'),
  );
  const side = fc.oneof({ weight: 9, arbitrary: text.map((said) => `a${said}`) }, { weight: 1, arbitrary: text });
  const card = fc.record({ term: side, definition: side, extra: text, bothWays: fc.boolean() }, { requiredKeys: ["term", "definition"] });
  const deck = fc.record({ title: side, description: text, cards: fc.array(card, { minLength: 1, maxLength: 4 }) });
  await fc.assert(
    fc.asyncProperty(deck, async (said) => {
      const [read, parsed] = await bothReadings(JSON.stringify(said));
      expect(read).toEqual(parsed);
    }),
  );
});

test("also if a few characters of the JSON are different", async () => {
  const body = JSON.stringify(aDeck({ cards: [aCard(), aCard({ extra: "é\n", bothWays: true })] }));
  const change = fc.tuple(
    fc.nat(body.length),
    fc.nat(3),
    fc.constantFrom("", '"', ",", ":", "{", "}", "[", "]", "\\", " ", "a", "0", "\n", "\u0001", "\\u0061", "\\/", '"term":"x",', ",{}"),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 2 }), async (changes) => {
      const other = changes.reduce((before, [at, gone, put]) => before.slice(0, at) + put + before.slice(at + gone), body);
      const [read, parsed] = await bothReadings(other);
      expect(read).toEqual(parsed);
    }),
    { numRuns: lawRuns(2000) },
  );
});

test.each(hostileStrings.filter(({ text }) => text.length < 10_000))("$name on a card is stored as it was sent", async ({ text }) => {
  const sent = aDeck({ cards: [aCard({ term: `x${text}` })] });
  const [read] = await bothReadings(JSON.stringify(sent));
  expect(JSON.parse(read?.cards ?? JSON.stringify(sent.cards))).toMatchObject(sent.cards);
});

test("any other request is left to the parser", () => {
  expect(isPlain(aDeck())).toBe(true);
  expect(
    Object.entries({
      "no title": aDeck({ title: " " }),
      "a long title": aDeck({ title: "x".repeat(DECK.titleMaxLength + 1) }),
      "a long description": aDeck({ description: "x".repeat(DECK.descriptionMaxLength + 1) }),
      "no card": aDeck({ cards: [] }),
      "a card with one side": aDeck({ cards: [aCard(), aCard({ definition: " " })] }),
      "a card with an id": aDeck({ cards: [{ id: "x", ...aCard() }] }),
      "a card with tags": aDeck({ cards: [aCard({ tags: ["a b"] })] }),
      "another field": { ...aDeck(), visibility: "Public" },
      "a text with a NUL": aDeck({ cards: [aCard({ term: "a\0" })] }),
      "half a surrogate pair": aDeck({ cards: [aCard({ term: "a\ud800" })] }),
      "fields in another order": { description: "", title: "Capitals", cards: [aCard()] },
      "a long body": aDeck({ cards: cards(3000) }),
    }).flatMap(([what, deck]) => (isPlain(deck) ? [what] : [])),
  ).toEqual([]);
  const body = JSON.stringify(aDeck());
  for (const other of [
    `\ufeff${body}`,
    ` ${body}`,
    `${body} `,
    body.replace('"Paris"', '"Paris","definition":"x"'),
    `${body}x`,
    body.slice(1),
  ])
    expect(plain(other), other).toBeNull();
  expect(plainDeckIn(Buffer.concat([bytesOf(body.slice(0, 12)), Buffer.of(0xff), bytesOf(body.slice(12))]))).toBeNull();
});

describeEachDatabase("a deck that is requested again as other JSON with its key", (openStore) => {
  test("is the existing deck", async () => {
    const store = await openStore();
    const uid = await aStudent(store);
    const { request } = decksApp(store, { clock: () => NOW }).as(uid);
    const { title, description, cards: sent } = aDeck({ cards: cards(3) });
    const ask = (body: unknown) => created(request("POST", `${uid}/decks`, { body, headers: { "Idempotency-Key": "form-1" } }));
    const made = await ask({ title, description, cards: sent });
    expect(await ask({ cards: sent.map(({ term, definition }) => ({ definition, term })), description, title })).toEqual(made);
  });
});
