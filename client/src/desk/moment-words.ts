const moments = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** A time (ms since 1970) as the desk shows it. */
export function momentWords(at: number): string {
  return moments.format(at);
}

/** Bytes as megabytes, to one decimal place. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString("en", { maximumFractionDigits: 1 })} MB`;
}
