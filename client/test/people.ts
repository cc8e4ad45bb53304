import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { OwnUser } from "@recollect/domain/accounts/profile.ts";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { defaultReminders } from "@recollect/domain/reminders/reminders.ts";
import { defaultStudySettings } from "@recollect/domain/study/settings.ts";
import { deviceTimeZone } from "../src/study/use-time-zone.ts";
import { aMemory } from "./study/a-memory.ts";
import { aStudySummary, aToday } from "./study/a-study-summary.ts";
import { someFacets } from "./a-library.ts";

/** Mira, whose setup is complete; give only what matters to the test. */
export function aUser(details: Partial<OwnUser> = {}): OwnUser {
  return {
    uid: "mira",
    email: "mira@example.org",
    displayName: "Mira",
    username: "mira_k",
    bio: "No bio provided",
    aboutMe: "No about me provided",
    selectedTheme: 1,
    setupCompleted: true,
    setupDate: 1_700_000_000_000,
    updatedAt: 1_700_000_000_000,
    badge: null,
    language: null,
    ...details,
  };
}

/** A summary in Mira's list. */
export function aSummary(details: Partial<DeckSummary> = {}): DeckSummary {
  return {
    id: 1_700_000_000_000,
    title: "Cell biology",
    description: "",
    cardCount: 3,
    visibility: "Private",
    updatedAt: 1_700_000_000_000,
    revision: 1,
    ...details,
  };
}

/**
 * The routes by which Mira is signed in, and those of the pages that every screen links to: a Library and a profile without decks. Nothing is due,
 * and her settings are the defaults, in this device's time zone.
 */
export function signedInAs(user: OwnUser): Record<string, object> {
  return {
    "GET /api/auth/get-session": { user: { id: user.uid, email: user.email }, session: { id: "s1", expiresAt: 4_000_000_000_000 } },
    [`GET /api/users/${user.uid}`]: user,
    [`GET /api/profiles/${user.username}`]: { user, decks: [] },
    [`GET /api/users/${user.uid}/folders`]: { folders: [], decks: [], shared: [] },
    "GET /api/practice/suggestions": { suggestions: [] },
    "GET /api/reminders": { ...defaultReminders, isConfirmed: true, calendar: null },
    "GET /api/notices": { notices: [], restrictions: [] },
    [`GET /api/users/${user.uid}/saved`]: { starred: [], others: [] },
    "GET /api/study/summary": aStudySummary(),
    "GET /api/groups": { groups: [], mayMake: true },
    "GET /api/study/memory": aMemory(),
    "GET /api/study/decks": { today: 20_514, dayShiftMs: 0, decks: [] },
    "GET /api/study/today": aToday(),
    "GET /api/study/exams": { today: 20_514, exams: [] },
    "GET /api/study/set-aside": { cards: [], total: 0 },
    "GET /api/study/insights": { day: { parts: [], best: null }, decks: [], tags: [], leeches: [], leechCount: 0 },
    // The session may end, and the landing page requests the deck that was open.
    "GET /api/preview": new AppError("deck/not-found"),
    "GET /api/study/settings": { ...defaultStudySettings, timeZone: deviceTimeZone() },
    "GET /api/library": { decks: [], nextCursor: null, total: 0, totalIsExact: true },
    "GET /api/library-facets": someFacets(),
  };
}

/** The routes of a visitor, who may have come by the link of a deck without a preview. */
export const signedOut = { "GET /api/auth/get-session": Response.json(null), "GET /api/preview": new AppError("deck/not-found") };
