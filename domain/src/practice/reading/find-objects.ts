/** How much of a reply is read, in UTF-16 code units; a chunk of cards needs a tenth of it. */
export const longestReply = 500_000;

/** The number of characters that all parsing together may visit, so that a hostile reply costs milliseconds. */
const mostLookedAt = 1_500_000;
const longestObject = 100_000;
const mostObjects = 2000;
/** The number of opening brackets without a readable object after which the rest is skipped. */
const mostUnreadable = 200;

/**
 * The JSON objects anywhere in a text: in prose, in code blocks, in an array, in a truncated array. Objects inside a readable object are not listed
 * separately. Two syntax errors that models often make are tolerated: a comma after the last item, and a line break inside a string.
 */
export function objectsIn(text: string): Record<string, unknown>[] {
  const reply = text.slice(0, longestReply);
  const objects: Record<string, unknown>[] = [];
  let looked = 0;
  let unreadable = 0;
  let place = nextStart(reply, 0);
  while (place >= 0 && looked < mostLookedAt && objects.length < mostObjects && unreadable < mostUnreadable) {
    const end = endOfObject(reply, place);
    looked += Math.abs(end) - place;
    const object = end > 0 ? parsed(reply.slice(place, end)) : null;
    if (object) objects.push(object);
    else unreadable++;
    place = nextStart(reply, object ? end : place + 1);
  }
  return objects;
}

/** The next bracket that can open an object: followed by a key or the closing bracket. -1 if there is none. */
function nextStart(text: string, from: number): number {
  for (let place = text.indexOf("{", from); place >= 0; place = text.indexOf("{", place + 1)) {
    let next = place + 1;
    while (next < place + 100 && text.charCodeAt(next) <= space) next++;
    const sign = text.charCodeAt(next);
    if (sign === quote || sign === closing) return place;
  }
  return -1;
}

/** The index after the bracket that closes the object, or minus the index where the search stopped. */
function endOfObject(text: string, start: number): number {
  const last = Math.min(text.length, start + longestObject);
  let depth = 0;
  let isInString = false;
  for (let place = start; place < last; place++) {
    const sign = text.charCodeAt(place);
    if (isInString) {
      if (sign === backslash) place++;
      else if (sign === quote) isInString = false;
    } else if (sign === quote) isInString = true;
    else if (sign === opening) depth++;
    else if (sign === closing && --depth === 0) return place + 1;
  }
  return -last;
}

const [space, quote, backslash, opening, closing] = [32, 34, 92, 123, 125];

function parsed(text: string): Record<string, unknown> | null {
  return asObject(text) ?? asObject(withoutCommonFaults(text));
}

function asObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null; // Not JSON, so there is no object here.
  }
}

function withoutCommonFaults(text: string): string {
  let result = "";
  let isInString = false;
  for (let place = 0; place < text.length; place++) {
    const sign = text.charAt(place);
    if (isInString && sign === "\\") result += sign + text.charAt(++place);
    else if (isInString && sign < " ") result += sign === "\n" ? "\\n" : " ";
    else if (sign === "," && !isInString && /^\s{0,100}[}\]]/.test(text.slice(place + 1, place + 102))) continue;
    else {
      if (sign === '"') isInString = !isInString;
      result += sign;
    }
  }
  return result;
}
