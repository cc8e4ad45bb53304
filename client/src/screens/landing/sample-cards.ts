/** What the card on the landing page asks; from four subjects, so that anybody finds theirs. */
export const sampleCards = [
  { subject: "Biology", front: "What is the powerhouse of the cell?", back: "The mitochondrion. It makes most of the cell's ATP." },
  { subject: "Spanish", front: "la biblioteca", back: "the library" },
  { subject: "Calculus", front: "What is the derivative of sin x?", back: "cos x" },
  { subject: "History", front: "When did the Berlin Wall fall?", back: "On 9 November 1989" },
] as const;
