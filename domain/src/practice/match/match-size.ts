/** How many pairs a game of Match has. */
export const matchSize = { least: 6, most: 8 } as const;
