/** Shorter texts are read faster than they are looked up. */
const leastLength = 200;
const mostResults = 6;

/** A reading of long texts, or of all from a length on, that is remembered for the last ones: one answer is read by many rules. */
export function lastResults<Result>(read: (text: string) => Result, shortest = leastLength, most = mostResults): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (text.length < shortest) return read(text);
    const before = results.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    const oldest = results.keys().next();
    if (results.size >= most && oldest.done !== true) results.delete(oldest.value);
    results.set(text, result);
    return result;
  };
}
