import { useLayoutEffect, useRef, type ReactNode } from "react";
import { EmptyState } from "../ui/messages/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { roundTexts } from "./rounds.texts.ts";

/** Stands in the place of a round that was removed. It takes the focus, which was in the round. */
export function GoneRound({ action }: { action: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Page narrow>
      <div ref={place} tabIndex={-1}>
        <EmptyState headingLevel={1} title={roundTexts.gone} text={roundTexts.goneText} action={action} />
      </div>
    </Page>
  );
}
