import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";

import { decksToFind, type DeckToFind } from "./decks-to-find.ts";

/** What decks of schools are called, around a subject. */
const frames = [
  "Unit 1",
  "Unit 2",
  "Chapter 4",
  "Final exam",
  "Quiz",
  "Review",
  "Notes",
  "Vocabulary",
  "Midterm",
  "Lecture 7",
  "Practice",
  "Basics",
];
const subjects =
  "biology chemistry physics history geography economics psychology programming maths music law literature astronomy nursing spanish german french japanese latin art".split(
    " ",
  );

/** Decks that a search may be mistaken for: of the same subjects, each with some cards of the decks that are meant. */
export function decksBeside(count: number): DeckToFind[] {
  const random = seededRandom(41);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  return Array.from({ length: count }, (_, at) => {
    const [subject, frame] = [pick(subjects), pick(frames)];
    const borrowed = at % 3 === 0 ? [pick(pick(decksToFind).cards)] : [];
    const own = Array.from({ length: 6 }, (__, card) => ({
      term: `${pick(subjects)} ${card + 1}`,
      definition: `${pick(frames)} of ${pick(subjects)}`,
    }));
    return {
      title: `${subject[0]?.toUpperCase()}${subject.slice(1)} ${frame} ${at + 1}`,
      description: `${frame} for ${subject}`,
      tags: [subject],
      cards: [...own, ...borrowed],
    };
  });
}
