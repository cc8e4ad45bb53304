/** For a field whose words are marked: a keyboard that corrects them changes another language's words, or gives the answer away. */
export const unaided = { autoComplete: "off", autoCapitalize: "off", autoCorrect: "off", spellCheck: false } as const;
