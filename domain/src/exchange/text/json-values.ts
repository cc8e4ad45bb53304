import type { Notes } from "../import-notes.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Objects that hold a text and what belongs to it: `{"text": "…"}`, and AnkiConnect's `{"value": "…", "order": 0}`. */
const textKeys = ["text", "value", "content", "plain", "html", "markdown"];

/** A value as the text of a side: a string, a number, a list of such on lines, or an object with a text; null for another value. */
export function sideText(value: unknown): string | null {
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
