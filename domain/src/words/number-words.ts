/** Such as '1,234'. */
export function wholeNumber(count: number): string {
  return Math.round(count).toLocaleString("en");
}

/** A count with what is counted, such as '1 day' or '1,234 days'. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${wholeNumber(count)} ${Math.round(count) === 1 ? one : many}`;
}

/** A share from 0 to 1, such as '90%' or '87.3%'. */
export function percent(share: number): string {
  return share.toLocaleString("en", { style: "percent", maximumFractionDigits: 1 });
}
