/** The fields of a message by number: a number for a varint, bytes for what has a length. Other types are skipped. */
type ProtoFields = Map<number, (number | Uint8Array)[]>;

/** Parses one message; null if it is invalid, or has more than `most` values: each takes a hundred times its size in the message. */
export function readMessage(bytes: Uint8Array, most = 10_000): ProtoFields | null {
  const fields: ProtoFields = new Map();
  let at = 0;
  let bytesLeft = most;
  while (at < bytes.length) {
    if (bytesLeft === 0) return null;
    bytesLeft -= 1;
    const tag = readVarint(bytes, at);
    if (!tag) return null;
    at = tag.end;
    const [number, wireType] = [Math.floor(tag.value / 8), tag.value % 8];
    if (wireType === 0) {
      const value = readVarint(bytes, at);
      if (!value) return null;
      at = value.end;
      add(fields, number, value.value);
    } else if (wireType === 2) {
      const length = readVarint(bytes, at);
      if (!length || length.end + length.value > bytes.length) return null;
      at = length.end + length.value;
      add(fields, number, bytes.subarray(length.end, at));
    } else if (wireType === 1 || wireType === 5) {
      at += wireType === 1 ? 8 : 4;
      if (at > bytes.length) return null;
    } else return null;
  }
  return fields;
}

/** The last number in a field; 0 if there is none. */
export function numberIn(fields: ProtoFields | null, field: number): number {
  const value = fields?.get(field)?.at(-1);
  return typeof value === "number" ? value : 0;
}

/** The last text in a field; empty if there is none. */
export function textIn(fields: ProtoFields | null, field: number): string {
  const value = fields?.get(field)?.at(-1);
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : "";
}

/** Up to 64 bits. Beyond 53 bits the last digits are lost, but no number that is read here is that large. */
function readVarint(bytes: Uint8Array, from: number): { value: number; end: number } | null {
  let value = 0;
  for (let index = 0; index < 10; index += 1) {
    const byte = bytes[from + index];
    if (byte === undefined) return null;
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return { value, end: from + index + 1 };
  }
  return null;
}

function add(fields: ProtoFields, number: number, value: number | Uint8Array): void {
  const values = fields.get(number);
  if (values) values.push(value);
  else fields.set(number, [value]);
}
