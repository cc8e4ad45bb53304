import { canEditProfile } from "@recollect/domain/permissions/decks.ts";
import { wholeNumber } from "../../lib/language/formats.ts";
import * as Tabs from "radix-ui/tabs";
import { useState } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import type { Profile } from "./profiles-api.ts";
import { useSignedIn } from "../session/session.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { toast } from "../../ui/toast/toast.ts";
import type { EditProfileProps } from "./edit-profile-dialog.tsx";
import { ProfileAside } from "./profile-aside.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import styles from "./profile.module.css";
import { PublicDecks } from "./public-decks.tsx";
import { texts } from "./profile.texts.ts";

const editDialog = onDemand<EditProfileProps>(() => import("./edit-profile-dialog.tsx").then((module) => module.EditProfileDialog));

/** A profile in its owner's theme colour: the user, their shared decks, and some figures. */
export function LoadedProfile({ profile }: { profile: Profile }) {
  const { user, decks } = profile;
  const isOwner = canEditProfile(useSignedIn(), user);
  const [isEditing, setEditing] = useState(false);
  return (
    <Page>
      <div data-theme={user.selectedTheme}>
        <ProfileHeader user={user} onEdit={isOwner ? () => setEditing(true) : undefined} onEditNear={editDialog.prefetch} />
        <div className={styles.columns}>
          <Tabs.Root defaultValue="decks" className={styles.main}>
            <Tabs.List className={styles.tabs} aria-label={texts.partsOfTheProfile}>
              <Tabs.Trigger className={styles.tab} value="decks">
                {texts.decksLabel} <span className={styles.tabCount}>{wholeNumber(decks.length)}</span>
              </Tabs.Trigger>
              <Tabs.Trigger className={styles.tab} value="badges">
                {texts.badges}
              </Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="decks" tabIndex={-1}>
              <PublicDecks decks={decks} isOwner={isOwner} />
            </Tabs.Content>
            <Tabs.Content value="badges" tabIndex={-1}>
              <EmptyState text={texts.badgesComingSoon} />
            </Tabs.Content>
          </Tabs.Root>
          <ProfileAside profile={profile} />
        </div>
      </div>
      {isOwner && (
        <editDialog.Part
          isWanted={isEditing}
          props={{ profile, open: isEditing, onClose: () => setEditing(false) }}
          onFailure={({ message }) => {
            setEditing(false);
            toast.error(message);
          }}
        />
      )}
    </Page>
  );
}
