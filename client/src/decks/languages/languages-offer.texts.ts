export const texts = {
  languagesOfThisDeck: "Languages of this deck",
  readBothAloud: (guess: string) => `${guess} Read both sides aloud?`,
  readItAloud: (guess: string) => `${guess} Read it aloud?`,
  readAloudLabel: "Read aloud",
  choose: "Choose…",
  noThanks: "No, thanks",
};
