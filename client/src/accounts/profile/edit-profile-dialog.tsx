import type { ProfileFields } from "@recollect/domain/accounts/profile.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../lib/paths.ts";
import { updateUser } from "../session/accounts-api.ts";
import type { Profile } from "./profiles-api.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { showChanged } from "../../lib/requests/show-changed.ts";
import { useSessionStore } from "../session/session.tsx";
import { fieldsOf } from "../profile-form/fields-of.ts";
import { ProfileForm } from "../profile-form/profile-form.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { texts } from "./profile.texts.ts";

export type EditProfileProps = { profile: Profile; open: boolean; onClose: () => void };

/** Edits the own profile. A new username changes the page's address, which replaces the old one. */
export function EditProfileDialog({ profile, open, onClose }: EditProfileProps) {
  const { user } = profile;
  const [isSaving, setSaving] = useState(false);
  const session = useSessionStore();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  async function save(fields: ProfileFields): Promise<void> {
    setSaving(true);
    try {
      const own = await updateUser(user.uid, fields);
      session.updateUser(own);
      const { email: _email, updatedAt: _updatedAt, ...savedFields } = own;
      await showChanged<Profile>(queryClient, queryKeys.profile(fields.username), { ...profile, user: savedFields });
      onClose();
      if (savedFields.username === user.username) return;
      await navigate(paths.profile(fields.username), { replace: true });
      queryClient.removeQueries({ queryKey: queryKeys.profile(user.username ?? "") });
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog title={texts.editProfile} size="medium" open={open} onClose={isSaving ? undefined : onClose}>
      <ProfileForm
        uid={user.uid}
        initial={fieldsOf(user)}
        saveLabel={texts.saveChanges}
        savingLabel={texts.saving}
        failure="profile/update-failed"
        actions={
          <Button variant="ghost" disabled={isSaving} onClick={onClose}>
            {texts.cancel}
          </Button>
        }
        onSave={save}
      />
    </Dialog>
  );
}
