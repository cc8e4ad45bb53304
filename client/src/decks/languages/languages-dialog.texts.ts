export const texts = {
  languages: "Languages",
  aSideWhoseLanguage: "A side with a language can be read aloud, here and by screen readers.",
  cancel: "Cancel",
  ok: "OK",
  saving: "Saving...",
};
