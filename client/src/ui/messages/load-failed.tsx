import type { ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { useRetry } from "./use-retry.ts";
import { EmptyState } from "./empty-state.tsx";
import { texts } from "./load-failed.texts.ts";

/** Why a page's content could not be read, and how to retry. */
export type LoadFailure = { message: string; retry: () => void; isRetrying: boolean };

type Props = LoadFailure & { title: string; /** another way on, beside 'Try again' */ more?: ReactNode };

/** Shown in place of a page whose content could not be read; it disappears when the server is back. */
export function LoadFailed({ title, message, retry, isRetrying, more }: Props) {
  useRetry(retry);
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      text={message}
      action={
        <>
          <Button busy={isRetrying} busyLabel={texts.loading} onClick={retry}>
            {texts.tryAgain}
          </Button>
          {more}
        </>
      }
    />
  );
}
