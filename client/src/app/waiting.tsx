import type { AppError } from "@recollect/domain/errors/failure.ts";
import { Button } from "../ui/buttons/button.tsx";
import { EmptyState } from "../ui/messages/empty-state.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import { texts } from "./waiting.texts.ts";

export function LoadingPage() {
  return <Spinner label={texts.loading} />;
}

/** The server did not say who is looking: say why, and let the reader try again. */
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
