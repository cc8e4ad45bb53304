/** The five themes, by index: each gives its student an avatar (`/{index}.png`) and the one accent colour. */
export const themes = ["Pink", "Teal", "Blue", "Purple", "Yellow"] as const;

export type ThemeIndex = 0 | 1 | 2 | 3 | 4;

export const DEFAULT_THEME: ThemeIndex = 0;

export function isThemeIndex(value: unknown): value is ThemeIndex {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < themes.length;
}
