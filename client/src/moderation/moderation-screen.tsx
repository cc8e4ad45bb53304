import { deckIdIn } from "@recollect/domain/decks/address.ts";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { usePageTitle } from "../lib/browser/page-title.ts";
import { paths } from "../lib/paths.ts";
import { Page } from "../ui/page.tsx";
import { AccountCase } from "./account-case.tsx";
import { AccountsView } from "./accounts-view.tsx";
import { BackupsView } from "./backups-view.tsx";
import { DeckCase } from "./deck-case.tsx";
import styles from "./moderation.module.css";
import { FiguresView } from "./figures-view.tsx";
import { LogView, ReportsView, RestrictedView } from "./case-lists.tsx";
import { QuestionsView } from "./questions-view.tsx";
import { SuggestionsView } from "./suggestions-view.tsx";
import { StorageView } from "./storage-view.tsx";
import { texts } from "./moderation.texts.ts";

const views: readonly { name: string; label: string; screen: ReactNode }[] = [
  { name: "reports", label: texts.reports, screen: <ReportsView /> },
  { name: "questions", label: texts.questions, screen: <QuestionsView /> },
  { name: "suggestions", label: texts.suggestions, screen: <SuggestionsView /> },
  { name: "restricted", label: texts.restrictedDecks, screen: <RestrictedView /> },
  { name: "accounts", label: texts.accounts, screen: <AccountsView /> },
  { name: "storage", label: texts.storage, screen: <StorageView /> },
  { name: "days", label: texts.figures, screen: <FiguresView /> },
  { name: "backups", label: texts.backups, screen: <BackupsView /> },
  { name: "log", label: texts.log, screen: <LogView /> },
];

/** Moderation: one of its lists, or a deck or an account. */
export function ModerationScreen() {
  usePageTitle(texts.caretakersDesk, texts.reportsAccountsAndFigures, { noindex: true });
  const [search] = useSearchParams();
  const deckId = deckIdIn(search.get("deck") ?? "");
  const account = search.get("account");
  const isOfOne = deckId !== null || account !== null;
  const view = views.find(({ name }) => name === search.get("view")) ?? views[0];
  return (
    <Page>
      <div className={styles.screen}>
        <h1>{texts.caretakersDesk}</h1>
        <nav aria-label={texts.desk} className={styles.views}>
          {views.map(({ name, label }) => (
            <Link key={name} to={paths.moderationView(name)} aria-current={!isOfOne && name === view?.name ? "page" : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        {deckId !== null ? (
          <DeckCase key={deckId} deckId={deckId} />
        ) : account !== null ? (
          <AccountCase key={account} uid={account} />
        ) : (
          view?.screen
        )}
      </div>
    </Page>
  );
}
