/** Bytes as megabytes, to one decimal place. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString("en", { maximumFractionDigits: 1 })} MB`;
}
