/** For a field whose text is marked: autocorrection would change words of another language, or reveal the answer. */
export const noAutocorrect = { autoComplete: "off", autoCapitalize: "off", autoCorrect: "off", spellCheck: false } as const;
