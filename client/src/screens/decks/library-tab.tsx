import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./decks.module.css";

/** The community's public decks. */
export function LibraryTab() {
  return (
    <Page>
      <h1 className={styles.heading}>Library</h1>
      <EmptyState title="Library is empty" text="No public decks are available in the library yet" />
    </Page>
  );
}
