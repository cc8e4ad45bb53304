import { usernameProblem, canonicalUsername } from "@recollect/domain/accounts/username.ts";
import { whyProblem } from "@recollect/domain/moderation/actions.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canModerate, type Actor } from "@recollect/domain/permissions/moderation.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import { canonicalEmail, checkedEmail } from "../../identity/sign-in/credentials.ts";
import { uidOfEmail } from "../../identity/names/emails.store.ts";
import { invite } from "../../identity/sign-in/invitations.store.ts";
import { createAccountActions, type AccountActionRequest } from "./account-actions.ts";
import { actingOn } from "./acting.store.ts";
import { findAccount, storageByAccount, uidOfUsername, type ModerationAccount, type StorageRow } from "./accounts.store.ts";
import { findCase, restrictedDecks, type ModerationCase, type RestrictedDeckRow } from "./cases.store.ts";
import { figuresByDay, type DayFigures } from "./days.store.ts";
import { createDeckActions, type DeckActionRequest, type ModerationDeps } from "./deck-actions.ts";
import { loggedActions, logAction, type LogEntry } from "./moderation-log.store.ts";
import { createQuestionActions } from "./question-actions.ts";
import { reportedQuestions, type QuestionPlace, type ReportedQuestion } from "./reported-questions.store.ts";
import { reportedSuggestions, type ReportedSuggestion, type SuggestionPlace } from "./reported-suggestions.store.ts";
import { reportedDecks, reportsOf, type DeckPlace, type ReportedDeckRow } from "./reports.store.ts";
import { createSuggestionActions } from "./suggestion-actions.ts";

/** Rows per page of a list. */
const MODERATION_PAGE = 20;

/** Days shown. */
const daysShown = 30;

/** A page of a list, and where the next page begins; null at the end. */
export type Page<Row, Next> = { rows: Row[]; next: Next | null };

type ReportView = { reason: string; text: string; createdAt: number; settledAt: number | null };

/** A deck or an account with its acts. `seen` is the id of the last one, 0 for none; the next act sends it back. */
export type CaseView = ModerationCase & { reports: ReportView[]; log: LogEntry[]; seen: number };
export type AccountView = ModerationAccount & { log: LogEntry[]; seen: number };

/** Times are ms since 1970. `media` counts pictures and sounds. */
export type BackupsView = { areMade: boolean; failedAt: number | null; rows: { at: number; bytes: number; media: number }[] };

export type Moderation = ReturnType<typeof createModeration>;

/** Everything that moderators and the operator's commands can see and do. `domain/permissions` decides who may. */
export function createModeration(parts: ModerationDeps) {
  const { store, clock } = parts;
  const deckAction = createDeckActions(parts);
  const accountAction = createAccountActions(parts);
  const actOnQuestion = createQuestionActions(parts);
  const actOnSuggestion = createSuggestionActions(parts);

  async function caseView(id: number): Promise<CaseView> {
    const moderationCase = await findCase(store.read, id);
    const log = await loggedActions(store.read, { about: { subjectId: moderationCase.ownerId, deckId: id }, most: MODERATION_PAGE });
    return { ...moderationCase, reports: await reportsOf(store.read, moderationCase, MODERATION_PAGE), log, seen: log[0]?.id ?? 0 };
  }

  async function accountView(uid: string): Promise<AccountView> {
    const account = await findAccount(store.read, uid);
    if (!account) throw new AppError("desk/account-not-found");
    const log = await loggedActions(store.read, { about: { subjectId: uid, deckId: null }, most: MODERATION_PAGE });
    return { ...account, log, seen: log[0]?.id ?? 0 };
  }

  return {
    /** Decks with open reports, the last reported first. */
    async reports(after: DeckPlace | null): Promise<Page<ReportedDeckRow, DeckPlace>> {
      return pageOf(await reportedDecks(store.read, { after, most: MODERATION_PAGE + 1 }), ({ lastAt, id }) => ({ at: lastAt, id }));
    },

    /** Questions on cards with open reports, the last reported first. */
    async questions(after: QuestionPlace | null): Promise<Page<ReportedQuestion, QuestionPlace>> {
      return pageOf(await reportedQuestions(store.read, { after, most: MODERATION_PAGE + 1 }), ({ lastAt, id }) => ({ at: lastAt, id }));
    },

    actOnQuestion,

    /** Suggestions for cards with open reports, the last reported first. */
    async suggestions(after: SuggestionPlace | null): Promise<Page<ReportedSuggestion, SuggestionPlace>> {
      return pageOf(await reportedSuggestions(store.read, { after, most: MODERATION_PAGE + 1 }), ({ lastAt, id }) => ({ at: lastAt, id }));
    },

    actOnSuggestion,

    /** Restricted decks, the last restricted first. */
    async restricted(after: DeckPlace | null): Promise<Page<RestrictedDeckRow, DeckPlace>> {
      return pageOf(await restrictedDecks(store.read, { after, most: MODERATION_PAGE + 1 }), ({ since, id }) => ({ at: since, id }));
    },

    /** Throws `desk/deck-not-found`. */
    deck: caseView,

    async actOnDeck(actor: Actor, request: DeckActionRequest): Promise<CaseView> {
      await deckAction(actor, request);
      return caseView(request.id);
    },

    /** Throws `desk/account-not-found`. */
    account: accountView,

    /** The account with this username (with or without its @) or email address. Throws `desk/account-not-found`. */
    async accountNamed(name: string): Promise<string> {
      const username = canonicalUsername(name.replace(/^@/, ""));
      const usernameOwner = usernameProblem(username) === null ? await uidOfUsername(store.read, username) : null;
      const uid = usernameOwner ?? (await uidOfEmail(store.read, canonicalEmail(name)));
      if (uid === null) throw new AppError("desk/account-not-found");
      return uid;
    },

    async actOnAccount(actor: Actor, request: AccountActionRequest): Promise<AccountView & { link: string | null }> {
      const { link } = await accountAction(actor, request);
      return { ...(await accountView(request.uid)), link };
    },

    /**
     * The path of a link with which the address can sign up once. Throws what is wrong with the reason, `auth/invalid-email`,
     * `auth/email-already-in-use`.
     */
    async invite(actor: Actor, { email: emailInput, why }: { email: string; why: string }): Promise<{ link: string }> {
      const problem = whyProblem(why);
      if (problem) throw new AppError(problem);
      const email = checkedEmail(emailInput);
      if ((await uidOfEmail(store.read, email)) !== null) throw new AppError("auth/email-already-in-use");
      const now = clock();
      const code = await store.write(async (tx) => {
        const acting = await actingOn(tx.db, actor, null);
        if (acting !== "operator" && !canModerate(acting)) throw new AppError("database/permission-denied");
        await logAction(tx, { act: "invite", actor, subjectId: null, deckId: null, why, now });
        return invite(tx, email, now);
      });
      return { link: `/?invitation=${code}` };
    },

    /** The storage that each account uses, the largest first. */
    async storage(after: { bytes: number; uid: string } | null): Promise<Page<StorageRow, { bytes: number; uid: string }>> {
      const rows = await storageByAccount(store.read, { after, most: MODERATION_PAGE + 1 });
      return pageOf(rows, ({ uid, deckBytes, mediaBytes }) => ({ bytes: deckBytes + mediaBytes, uid }));
    },

    /** The last 30 days, today last. */
    days(): Promise<DayFigures[]> {
      const today = Math.floor(clock() / dayMs);
      return figuresByDay(store, today - daysShown + 1, today);
    },

    /** The last backups, the newest first. Their location and the cause of a failure are shown only to the operator. */
    async backups(): Promise<BackupsView> {
      const { areMade, backups, failure } = await parts.lastBackups();
      return {
        areMade,
        failedAt: failure?.at ?? null,
        rows: backups.slice(0, MODERATION_PAGE).map(({ at, bytes, media }) => ({ at, bytes, media })),
      };
    },

    /** All acts, the newest first. */
    async log(before: number | null): Promise<Page<LogEntry, number>> {
      return pageOf(await loggedActions(store.read, { before, most: MODERATION_PAGE + 1 }), ({ id }) => id);
    },
  };
}

function pageOf<Row, Next>(rows: Row[], nextOf: (last: Row) => Next): Page<Row, Next> {
  const pageRows = rows.slice(0, MODERATION_PAGE);
  const last = pageRows.at(-1);
  return { rows: pageRows, next: rows.length > MODERATION_PAGE && last ? nextOf(last) : null };
}
