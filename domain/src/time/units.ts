/** Lengths of time in ms. A day has 24 hours here; a student's day, which a change of the clocks makes longer, is in study/day.ts. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
