/** The time until a card comes back, for the rating buttons: `<1 min`, `10 min`, `6 h`, `3 d`, `2.5 mo`, `1.2 y`. */
export function intervalText(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes < 1) return "<1 min";
  if (Math.round(minutes) < 60) return `${Math.round(minutes)} min`;
  if (Math.round(minutes / 60) < 24) return `${Math.round(minutes / 60)} h`;
  const days = minutes / 1440;
  if (Math.round(days) < 31) return `${Math.round(days)} d`;
  if (days < 365) return `${tenths(days / 30.4375)} mo`;
  return `${tenths(days / 365.25)} y`;
}

function tenths(value: number): string {
  return String(Math.round(value * 10) / 10);
}
