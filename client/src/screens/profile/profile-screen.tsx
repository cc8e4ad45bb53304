import { paths } from "../../app/paths.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Profiles are not served yet, so every one is said to be unavailable. */
export function ProfileScreen() {
  usePageTitle("Profile not available");
  return (
    <EmptyState
      headingLevel={1}
      title="Profile not available"
      text="This user's profile could not be loaded."
      action={<ButtonLink to={paths.decks}>Back to decks</ButtonLink>}
    />
  );
}
