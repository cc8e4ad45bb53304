import { languagesIn } from "../../../decks/languages/languages.ts";
import type { Notes } from "../../import-notes.ts";
import { maskLines } from "../../masks-of-card.ts";
import type { ExchangeDeck } from "../../model.ts";
import { splitTags } from "../../tags.ts";
import { isOwnField, roleOfHeading, type ColumnRole } from "../tables/columns.ts";
import { createDeckCollector, deckPath } from "../../deck-collector.ts";

/** Lists nested deeper than this hold no cards. */
const deepest = 30;
type Place = { path: readonly string[]; folder: readonly string[] };
type CardFields = { term: string; definition: string };

/**
 * The cards anywhere in a JSON value: objects with a field for each side, and if there are none, objects, lists and tables of two texts. Further
 * fields become extra text; what is in no card is noted. Several lists of cards in one object are several decks.
 */
export function findCards(value: unknown, { name, notes }: { name: string; notes: Notes }): ExchangeDeck[] {
  const decks = createDeckCollector(notes);
  const sidesOf = has(value, (one) => isObject(one) && namedSides(withInnerFields(one)) !== null) ? namedSides : anyTwo;
  const open: { value: unknown; key: string; place: Place; depth: number }[] = [
    { value, key: "", place: { path: [name], folder: [] }, depth: 0 },
  ];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const { value: here, key, place, depth } = one;
    if (depth > deepest || typeof here !== "object" || here === null) noteTexts(here, notes, key);
    else if (Array.isArray(here)) {
      const row = sidesOf === anyTwo ? rowOf(here) : null;
      if (row) addRow(row, place);
      else for (const inner of here.toReversed()) open.push({ value: inner, key, place, depth: depth + 1 });
    } else if (isObject(here)) {
      const fields = withInnerFields(here);
      const sides = sidesOf(fields);
      if (sides) addCard(fields, sides, place);
      else if (sidesOf === anyTwo && isDictionary(fields)) for (const pair of Object.entries(fields)) addRow(pair.map(String), place);
      else
        open.push(
          ...containerParts(fields, place)
            .map((part) => ({ ...part, depth: depth + 1 }))
            .toReversed(),
        );
    }
  }
  return decks.all();

  function addRow([term = "", definition = "", ...others]: readonly string[], { path }: Place): void {
    decks.addCard(path, { term, definition, extra: others.join("\n") });
  }

  function addCard(fields: JsonObject, sides: CardFields, { path, folder }: Place): void {
    const extra: string[] = [];
    let tags: string[] = [];
    let [bothWays, typeAnswer] = [false, false];
    const masks: string[] = [];
    let deck: string[] = [];
    for (const [key, field] of Object.entries(fields)) {
      if (key === sides.term || key === sides.definition) continue;
      const role = roleOfKey(key);
      const text = sideText(field);
      if (role === "tags" && text !== null) tags = [...tags, ...(Array.isArray(field) ? text.split("\n") : splitTags(text))];
      else if (role === "both-ways" && typeof field === "boolean") bothWays = field;
      else if (role === "type-answer" && typeof field === "boolean") typeAnswer = field;
      else if (role === "masks" && text !== null) masks.push(...maskLines(text));
      else if (role === "deck" && deck.length === 0 && typeof field === "string" && field.trim() !== "") deck = deckPath(field);
      else if (text !== null && (role === "extra" || (typeof field !== "number" && !isOwnField(key)))) extra.push(text);
      else noteTexts(field, notes, key);
    }
    const term = sideText(fields[sides.term]) ?? "";
    const definition = sideText(fields[sides.definition]) ?? "";
    const texts = extra.filter((text) => text.trim() !== "");
    decks.addCard(deck.length > 0 ? [...folder, ...deck] : path, {
      term,
      definition,
      extra: texts.join("\n"),
      tags,
      bothWays,
      typeAnswer,
      masks,
    });
  }

  /** Reads the values inside an object that is no card; its cards go to the named deck. */
  function containerParts(fields: JsonObject, { path, folder }: Place): { value: unknown; key: string; place: Place }[] {
    const titleKey = keyOf(fields, ["title", "name", "deck", "deckname", "set", "topic"]);
    const title = titleKey === null ? "" : (sideText(fields[titleKey])?.trim() ?? "");
    const namedLevels = Array.isArray(fields.folder) ? fields.folder.filter((level) => typeof level === "string") : [];
    const levels = deckPath(title);
    const inside = levels.length > 0 ? [...folder, ...namedLevels, ...levels] : path;
    if (levels.length > 0) decks.title(inside);
    const descriptionKey = keyOf(fields, ["description"]);
    const description = descriptionKey === null ? "" : (sideText(fields[descriptionKey]) ?? "");
    if (description !== "") decks.describe(inside, description);
    const languages = languagesIn(fields.languages);
    if (languages) decks.speak(inside, languages);
    const isRead = (key: string) =>
      (key === titleKey && levels.length > 0) ||
      (key === descriptionKey && description !== "") ||
      (key === "folder" && levels.length > 0 && Array.isArray(fields.folder) && namedLevels.length === fields.folder.length) ||
      (key === "languages" && languages !== null);
    const rest = Object.entries(fields).filter(([key]) => !isRead(key));
    const lists = rest.filter(([, entry]) => Array.isArray(entry) && holdsCards(entry));
    const areSeveral = lists.length > 1;
    const inner = rest.filter(([, entry]) => isObject(entry));
    const objects = inner.length > 1 ? inner.filter(([, entry]) => has(entry, isCard)) : [];
    return rest.map(([key, entry]) => {
      const isNamed = (areSeveral && Array.isArray(entry)) || (objects.length > 1 && isObject(entry));
      const within = levels.length > 0 ? inside : folder;
      const place = isNamed ? { path: [...within, key], folder: [...within, key] } : { path: inside, folder: within };
      return { value: entry, key, place };
    });
  }

  function isCard(one: unknown): boolean {
    return isObject(one) && sidesOf(withInnerFields(one)) !== null;
  }

  /** Whether a list has cards itself, and not only lists or decks that have some. */
  function holdsCards(list: readonly unknown[]): boolean {
    return list.some((one) => isCard(one) || (sidesOf === anyTwo && Array.isArray(one) && rowOf(one) !== null));
  }
}

/** AnkiConnect and CrowdAnki hold the sides of a note in an object or a list of their own. */
function withInnerFields(fields: JsonObject): JsonObject {
  const row = Array.isArray(fields.fields) ? rowOf(fields.fields) : null;
  if (row && namedSides(fields) === null) {
    const { fields: _fields, ...others } = fields;
    const [term, definition, ...rest] = row;
    return together(others, { term, definition, extra: rest.join("\n") });
  }
  if (!isObject(fields.fields)) return fields;
  const { fields: inner, ...others } = fields;
  return namedSides(fields) === null ? together(others, inner) : fields;
}

/** The fields of a note and of the object in it; where both have one of a name, the inner one is the card's. */
function together(outer: JsonObject, inner: JsonObject): JsonObject {
  const renamed = Object.entries(outer).map(([key, value]) => [Object.hasOwn(inner, key) ? `${key} of the note` : key, value]);
  return { ...Object.fromEntries(renamed), ...inner };
}

function namedSides(fields: JsonObject): CardFields | null {
  const keys = Object.keys(fields);
  const keyOfRole = (role: ColumnRole) => keys.find((key) => roleOfKey(key) === role && sideText(fields[key]) !== null);
  const [term, definition] = [keyOfRole("term"), keyOfRole("definition")];
  return term !== undefined && definition !== undefined ? { term, definition } : null;
}

/** The first two fields with texts, of an object whose fields have no names that we know. */
function anyTwo(fields: JsonObject): CardFields | null {
  const keys = Object.keys(fields).filter((key) => typeof fields[key] === "string" && !isOwnField(key) && !isTitle(key));
  const [term, definition, ...others] = keys;
  return term !== undefined && definition !== undefined && others.length < 6 && !isDictionary(fields) ? { term, definition } : null;
}

/** Whether all fields are texts, and too many for one card: `{"Hund": "dog", "Katze": "cat", …}`. */
function isDictionary(fields: JsonObject): boolean {
  const texts = Object.values(fields);
  return texts.length > 6 && texts.every((text) => typeof text === "string");
}

function rowOf(list: readonly unknown[]): string[] | null {
  const texts = list.map((one) => (typeof one === "string" || typeof one === "number" ? String(one) : null));
  return texts.length >= 2 && texts.length <= 8 && texts.every((text) => text !== null) ? texts : null;
}

/** Remembers the role of each key, since the same keys occur in every card. */
const knownRoles = new Map<string, ColumnRole | null>();
const mostKnownRoles = 1000;

function roleOfKey(key: string): ColumnRole | null {
  const knownRole = knownRoles.get(key);
  if (knownRole !== undefined) return knownRole;
  const role = readRole(key.slice(0, 200));
  if (knownRoles.size >= mostKnownRoles) knownRoles.clear();
  knownRoles.set(key, role);
  return role;
}

/** The part of a card that a field names: `Front`, `front_text` and `frontText` are one. */
function readRole(key: string): ColumnRole | null {
  const words = key
    .replace(/([\p{Ll}])(?=\p{Lu})/gu, "$1 ")
    .replace(/[_-]+/g, " ")
    .trim();
  const [, letter] = /^(q|a)$/i.exec(words) ?? [];
  if (letter) return letter.toLowerCase() === "q" ? "term" : "definition";
  return roleOfHeading(words) ?? roleOfHeading(words.replace(/ (?:text|side|content|html)$/i, ""));
}

function isTitle(key: string): boolean {
  return /^(?:title|name|description|author|language|version|format|source|url)$/i.test(key);
}

function keyOf(fields: JsonObject, names: readonly string[]): string | null {
  return (
    Object.keys(fields).find((key) => names.includes(key.toLowerCase().replace(/[ _-]/g, "")) && sideText(fields[key]) !== null) ?? null
  );
}

/** Whether a value, or a value at any depth inside it, passes the test `isWanted`. */
function has(value: unknown, isWanted: (one: unknown) => boolean): boolean {
  const open = [value];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (isWanted(one)) return true;
    if (Array.isArray(one)) for (const inner of one) open.push(inner ?? null);
    else if (isObject(one)) for (const inner of Object.values(one)) open.push(inner ?? null);
  }
  return false;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Objects that hold a text and what belongs to it: `{"text": "…"}`, and AnkiConnect's `{"value": "…", "order": 0}`. */
const textKeys = ["text", "value", "content", "plain", "html", "markdown"];

/** A value as the text of a side: a string, a number, a list of such on lines, or an object with a text; null for another value. */
function sideText(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) {
    const texts = value.map((one) => (typeof one === "string" || typeof one === "number" ? String(one) : null));
    return texts.length > 0 && texts.every((text) => text !== null) ? texts.join("\n") : null;
  }
  if (!isObject(value)) return null;
  const key = textKeys.find((one) => typeof value[one] === "string");
  const others = Object.entries(value).filter(([name]) => name !== key);
  return key !== undefined && others.every(([, other]) => typeof other !== "string" && typeof other !== "object")
    ? String(value[key])
    : null;
}

/** Notes each text of a value that is in no card, with its key; the walk is not recursive, so any nesting may come. */
export function noteTexts(value: unknown, notes: Notes, key = ""): void {
  const open: { value: unknown; key: string }[] = [{ value, key }];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const { value: here, key: name } = one;
    if (typeof here === "string" || typeof here === "number") {
      if (String(here).trim() !== "") notes.add("field-left-out", name === "" ? String(here) : `${name}: ${here}`);
    } else if (Array.isArray(here)) for (let at = here.length - 1; at >= 0; at -= 1) open.push({ value: here[at], key: name });
    else if (isObject(here))
      for (const [inner, innerValue] of Object.entries(here).toReversed()) open.push({ value: innerValue, key: inner });
  }
}
