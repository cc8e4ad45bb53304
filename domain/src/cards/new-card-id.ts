/** A card's id as devices make it: 12 characters that are safe in an address. Ids of imported cards may be others. */
export const newCardIdPattern = /^[A-Za-z0-9_-]{12}$/;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * The id of a new card, made from the key of its row in a form. The same row always has the same id, so a save that is sent again after a lost reply
 * adds no card twice. Random keys begin with 18 hexadecimal digits, of which the id is another spelling; of any other key it is a digest.
 */
export function newCardIdOf(key: string): string {
  const digits = /^[0-9a-f]{18}/.test(key) ? key : digest(key);
  let id = "";
  for (let at = 0; at < 18; at += 3) {
    const bits = Number.parseInt(digits.slice(at, at + 3), 16);
    id += `${alphabet[bits >> 6]}${alphabet[bits & 63]}`;
  }
  return id;
}

/** 24 hexadecimal digits: FNV-1a of 32 bits, three times with different beginnings. */
function digest(text: string): string {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9]
    .map((start) => {
      let hash = start;
      for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, "0");
    })
    .join("");
}
