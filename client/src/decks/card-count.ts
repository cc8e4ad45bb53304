/** Such as '1 card' or '1,234 cards'. */
export function cardCountText(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "card" : "cards"}`;
}
