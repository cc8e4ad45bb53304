import type { ErrorCode } from "../../errors/catalogue.ts";

/** What a deck can be about. The list is short, so that an author chooses at a glance; `other` is for everything else. */
export const subjects = [
  "languages",
  "mathematics",
  "physics",
  "chemistry",
  "biology",
  "medicine",
  "computing",
  "engineering",
  "geography",
  "history",
  "society",
  "law",
  "business",
  "arts",
  "other",
] as const;
export type Subject = (typeof subjects)[number];

/** For whom a deck is: pupils up to about 11 years, pupils up to about 18, students, people at work. */
export const levels = ["primary", "secondary", "university", "professional"] as const;
export type Level = (typeof levels)[number];

/** What a deck is about and for whom, as its author chose; null for what was not chosen. */
export type DeckTopic = { readonly subject: Subject | null; readonly level: Level | null };

/** A deck's topic, and the one that its words suggest, for a choice that was not made yet. */
export type TopicChoice = { topic: DeckTopic; guess: DeckTopic };

export const noTopic: DeckTopic = { subject: null, level: null };

export function isSubject(value: unknown): value is Subject {
  return (subjects as readonly unknown[]).includes(value);
}

export function isLevel(value: unknown): value is Level {
  return (levels as readonly unknown[]).includes(value);
}

export function topicProblem({ subject, level }: { subject: unknown; level: unknown }): ErrorCode | null {
  return (subject === null || isSubject(subject)) && (level === null || isLevel(level)) ? null : "deck/bad-topic";
}

/** The topic in an untrusted value; null if it has neither a subject nor a level. */
export function topicIn(value: unknown): DeckTopic | null {
  if (typeof value !== "object" || value === null) return null;
  const { subject, level } = value as Record<string, unknown>;
  const topic = { subject: isSubject(subject) ? subject : null, level: isLevel(level) ? level : null };
  return topic.subject === null && topic.level === null ? null : topic;
}
