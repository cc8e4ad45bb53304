export const texts = {
  languages: "Languages",
  aSideWhoseLanguage: "A side whose language is said can be read aloud, here and by screen readers.",
  cancel: "Cancel",
  ok: "OK",
  saving: "Saving...",
};
