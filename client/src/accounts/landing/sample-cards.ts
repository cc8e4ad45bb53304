/** What the card on the landing page asks: four subjects, so that anybody finds theirs, each in a theme of its own. */
export const sampleCards = [
  {
    subject: "Biology",
    theme: 1,
    front: "What is the powerhouse of the cell?",
    back: "The mitochondrion. It makes most of the cell's ATP.",
  },
  { subject: "Spanish", theme: 0, front: "la biblioteca", back: "the library" },
  { subject: "Calculus", theme: 2, front: "What is the derivative of sin x?", back: "cos x" },
  { subject: "History", theme: 4, front: "When did the Berlin Wall fall?", back: "On 9 November 1989" },
] as const;
