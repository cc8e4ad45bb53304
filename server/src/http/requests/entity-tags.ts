import { createHash } from "node:crypto";

/** The tag of a reply that is the same as long as its body is. Without quotes. */
export function tagOf(body: string | Uint8Array): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

/**
 * A proxy that compresses a reply marks the tag as that of another representation: it makes it weak (`W/"3"`) or appends the coding (`"3-gzip"`, `"3--gzip"`,
 * `"3;br"`). The browser sends that tag back, and means ours.
 */
const appendedCoding = /(?:--?|;)(?:gzip|br|zstd|deflate|bzip2)$/;

/** One element of a list of tags, with what follows it (RFC 9110, section 8.8.3). Its parts exclude each other, so it reads each character once. */
const element = /[ \t]*(?:(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(,|$)/y;

/**
 * The tags of an If-Match or If-None-Match header, without quotes and without what a compressing proxy made of them; "*" for any tag. Null
 * for a header that is not a list of tags.
 */
export function entityTags(header: string): readonly string[] | "*" | null {
  if (header.trim() === "*") return "*";
  const tags: string[] = [];
  element.lastIndex = 0;
  for (let separator: string | undefined = ","; separator !== "";) {
    const match = element.exec(header);
    if (!match) return null;
    if (match[1] !== undefined) tags.push(ownTag(match[1]));
    separator = match[2];
  }
  return tags.length === 0 ? null : tags;
}

/** Whether an If-None-Match header names the tag; weak and strong count alike (RFC 9110, section 13.1.2). */
export function namesTag(header: string | undefined, tag: string): boolean {
  const tags = header === undefined ? null : entityTags(header);
  if (tags === null || tags === "*") return tags === "*";
  const [own] = entityTags(tag) ?? [];
  return own !== undefined && tags.includes(own);
}

function ownTag(opaque: string): string {
  return opaque.replace(appendedCoding, "");
}
