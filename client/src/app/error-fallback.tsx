import { Component, type ErrorInfo, type ReactNode } from "react";
import { reloadPage } from "../lib/reload.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** Where a crash while drawing ends: the page says so, and offers to start again. `resetKey` changes when the reader moves on. */
export class DocumentErrorBoundary extends Component<{ children: ReactNode; resetKey?: string }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error("The page could not be drawn.", error, info.componentStack);
  }

  override componentDidUpdate(before: { resetKey?: string }): void {
    if (this.state.hasCrashed && before.resetKey !== this.props.resetKey) this.setState({ hasCrashed: false });
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <ErrorFallback /> : this.props.children;
  }
}

export function ErrorFallback() {
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        title="Something went wrong"
        text="We're sorry, this page could not be shown. Your saved decks are safe. Reloading the page usually helps."
        action={<Button onClick={reloadPage}>Reload Page</Button>}
      />
    </div>
  );
}
