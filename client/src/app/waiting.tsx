import type { AppError } from "@recollect/domain/errors/failure.ts";
import { Button } from "../ui/buttons/button.tsx";
import { EmptyState } from "../ui/messages/empty-state.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import { texts } from "./waiting.texts.ts";

export function LoadingPage() {
  return <Spinner isScreen label={texts.loading} />;
}

/** It is not known who is signed in: says why, with a button to retry. */
export function UnreachablePage({ problem, retry }: { problem: AppError; retry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        title={texts.weCantReach}
        text={problem.message}
        action={<Button onClick={retry}>{texts.tryAgain}</Button>}
      />
    </div>
  );
}
