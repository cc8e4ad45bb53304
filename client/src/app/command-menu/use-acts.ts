import { deckIdIn } from "@recollect/domain/decks/address.ts";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { useLocation, useNavigate } from "react-router";
import { languageOpener } from "../../accounts/language/language-opener.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { groupPaths } from "../../groups/group-paths.ts";
import { useAppearance } from "../../lib/appearance/appearance.ts";
import { paths } from "../../lib/paths.ts";
import { waysPaths } from "../../practice/ways-paths.ts";
import { settingsOpener } from "../../study/settings/settings-opener.ts";
import { keysSheet } from "../../ui/keys/screen-keys.ts";
import { texts } from "./command-menu.texts.ts";

export type Act = { label: string; /** other words for it */ also?: string; run: () => void };

/** What can be done from everywhere, and with the deck in view. */
export function useActs(ownDecks: readonly DeckSummary[]): readonly Act[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user } = useSignedIn();
  const [, chooseAppearance] = useAppearance();
  const { acts, also } = texts;
  const go = (address: string) => () => void navigate(address);
  const deckId = deckIdIn(pathname.split("/")[1]);
  const isOwn = ownDecks.some(({ id }) => id === deckId);
  const ofDeck: Act[] =
    deckId === null
      ? []
      : [
          { label: acts.studyDeck, run: go(paths.studyDeck(deckId)) },
          { label: acts.learnDeck, run: go(waysPaths.learn(deckId)) },
          { label: acts.matchDeck, run: go(waysPaths.match(deckId)) },
          { label: acts.testDeck, run: go(paths.test(deckId)) },
          ...(isOwn ? [{ label: acts.editDeck, run: go(paths.editDeck(deckId)) }] : []),
        ];
  return [
    ...ofDeck,
    { label: acts.study, run: go(paths.study) },
    { label: acts.newDeck, also: also.newDeck, run: go(paths.createDeck) },
    { label: acts.import, run: go(paths.import) },
    { label: acts.myDecks, run: go(paths.decks) },
    { label: acts.library, run: go(paths.library) },
    { label: acts.progress, run: go(paths.progress) },
    { label: acts.settings, also: also.settings, run: settingsOpener.open },
    { label: acts.groups, run: go(groupPaths.groups) },
    ...(user?.username ? [{ label: acts.profile, run: go(paths.profile(user.username)) }] : []),
    { label: acts.account, also: also.account, run: go(paths.account) },
    { label: acts.trash, also: also.trash, run: go(paths.trash) },
    { label: acts.language, run: languageOpener.open },
    { label: acts.keys, also: also.keys, run: keysSheet.open },
    { label: acts.day, also: also.day, run: () => chooseAppearance("day") },
    { label: acts.night, also: also.night, run: () => chooseAppearance("night") },
    { label: acts.system, run: () => chooseAppearance("system") },
  ];
}
