import type { LearnAhead } from "@recollect/domain/practice/learn/learn-ahead.ts";
import { useQuery } from "@tanstack/react-query";
import { useSignedIn } from "../../../accounts/session/session.tsx";
import { useDeckToOpen } from "../../../decks/load-deck.ts";
import { queryKeys } from "../../../lib/requests/query-keys.ts";
import { waysPaths } from "../../../practice/ways-paths.ts";
import { ButtonLink } from "../../../ui/buttons/button.tsx";
import { useOutbox } from "../../outbox/use-outbox.ts";
import { endTexts } from "./session-end.texts.ts";
import styles from "./session-end.module.css";

type Props = {
  deckId: number;
  tag: string | null;
  /** the session's last entry: a card that it suspended is not learned */
  last: string | null;
  /** whether the deck has cards to learn, for when their number is not known; undefined until this is known */
  hasCards: boolean | undefined;
};

/** The way from a session's end to Learn, which says how many cards Learn would take. Until this is known it keeps its place, so that no other button moves under a finger. */
export function LearnLink({ deckId, tag, last, hasCards }: Props) {
  const ahead = useLearnAhead({ deckId, tag, last });
  const isWaiting = ahead.state === "loading" || (ahead.state === "unknown" && hasCards === undefined);
  if (ahead.state === "known" ? ahead.count === 0 : !isWaiting && !hasCards) return null;
  return (
    <ButtonLink
      variant="ghost"
      className={isWaiting ? styles.waiting : undefined}
      to={waysPaths.learn(deckId, { begin: "", ...(tag === null ? {} : { tag }) })}
    >
      {ahead.state === "known" ? wordsOf(ahead) : endTexts.learn}
    </ButtonLink>
  );
}

type KnownAhead = { state: "loading" } | { state: "unknown" } | ({ state: "known" } & LearnAhead);

/** Counted on this device by Learn's own rules, so that both say the same number, with or without a network. */
function useLearnAhead({ deckId, tag, last }: Pick<Props, "deckId" | "tag" | "last">): KnownAhead {
  const { uid } = useSignedIn();
  const outbox = useOutbox();
  const opened = useDeckToOpen(deckId);
  const deck = opened.state === "found" ? opened.deck : null;
  const ahead = useQuery({
    queryKey: [...queryKeys.cardStandings(deckId), "learn-ahead", tag, last, deck?.updatedAt],
    queryFn: async ({ signal }) => {
      // Answers that can't be sent now change the number only if they suspended a card.
      const [{ readLearnAhead }] = await Promise.all([
        import("../../../practice/learn/read-learn-ahead.ts"),
        outbox.flush().catch(() => {}),
      ]);
      return readLearnAhead({ uid, deckId, cards: deck?.cards ?? [], tag, signal });
    },
    enabled: deck !== null,
    staleTime: 0,
    retry: false,
  });
  if (ahead.data) return { state: "known", ...ahead.data };
  const isLoading = deck ? ahead.isPending : opened.state === "loading";
  return { state: isLoading ? "loading" : "unknown" };
}

function wordsOf(ahead: LearnAhead): string {
  if (ahead.does === "go-on") return endTexts.goOnLearning(ahead.count);
  return ahead.isAll ? endTexts.learnAll(ahead.count) : endTexts.learnSome(ahead.count);
}
