/** Shorter texts are read faster than they are looked up. */
const leastLength = 200;
const mostResults = 6;

/** A reading of long texts that is remembered for the last few of them: one answer is read by many rules. */
export function lastResults<Result>(read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (text.length < leastLength) return read(text);
    const before = results.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    const oldest = results.keys().next();
    if (results.size >= mostResults && oldest.done !== true) results.delete(oldest.value);
    results.set(text, result);
    return result;
  };
}
