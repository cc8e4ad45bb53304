import { Component, type ReactNode } from "react";
import { page } from "../lib/browser/reload.ts";
import { Button } from "../ui/buttons/button.tsx";
import { EmptyState } from "../ui/messages/empty-state.tsx";
import { texts } from "./error-fallback.texts.ts";

type Props = { children: ReactNode; resetKey?: string };
type State = { hasCrashed: boolean; resetKey: string | undefined };

/**
 * Catches errors while rendering: the page says so, and offers to start again. (React itself logs the error to the console.) When
 * `resetKey` changes, because the reader moved to another page, the error is cleared.
 */
export class DocumentErrorBoundary extends Component<Props, State> {
  override state: State = { hasCrashed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, before: State): State | null {
    return resetKey === before.resetKey ? null : { hasCrashed: false, resetKey };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <ErrorFallback /> : this.props.children;
  }
}

function ErrorFallback() {
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        title={texts.somethingWentWrong}
        text={texts.wereSorryThisPage}
        action={<Button onClick={() => page.reload()}>{texts.reloadPage}</Button>}
      />
    </div>
  );
}
