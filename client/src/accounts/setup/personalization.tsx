import { DEFAULT_LANGUAGE, isInterfaceLanguage, type InterfaceLanguage } from "@recollect/domain/accounts/interface-languages.ts";
import { language } from "../../lib/language/catalogue.ts";
import type { ProfileFields } from "@recollect/domain/accounts/profile.ts";
import { needsSetup } from "@recollect/domain/accounts/setup.ts";
import { updateUser } from "../session/accounts-api.ts";
import type { ReactNode } from "react";
import { brand } from "../../lib/brand.ts";
import { DimmedPage } from "../../lib/browser/dimming.ts";
import { page } from "../../lib/browser/reload.ts";
import { useSession, useSessionStore } from "../session/session.tsx";
import { fieldsOf } from "../profile-form/fields-of.ts";
import { ProfileForm } from "../profile-form/profile-form.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { texts } from "./setup.texts.ts";

type PersonalizationProps = {
  /** below the form: the way out */
  leave?: ReactNode;
  /** Runs before the page starts again; it does not fail. */
  onComplete?: () => Promise<void>;
};

/** Shown before everything else until the account is set up; it can't be dismissed. */
export function Personalization({ leave, onComplete }: PersonalizationProps) {
  const session = useSession();
  const { updateUser: show } = useSessionStore();
  const user = session.state === "signed-in" ? session.user : undefined;
  const isNeeded = user !== undefined && needsSetup(user);
  if (!isNeeded) return null;

  async function complete(uid: string, fields: ProfileFields): Promise<void> {
    show(await updateUser(uid, { ...fields, setupCompleted: true, ...ownLanguage() }));
    await onComplete?.();
    page.reload();
  }

  return (
    <Dialog title={texts.welcome(brand())} subtitle={texts.letsPersonalizeYourAccount} size="medium">
      <DimmedPage />
      <ProfileForm
        uid={user.uid}
        initial={fieldsOf(user)}
        saveLabel={texts.completeSetup}
        savingLabel={texts.completing}
        failure="profile/setup-failed"
        onSave={(fields) => complete(user.uid, fields)}
      />
      {leave}
    </Dialog>
  );
}

/** The language that the student signed up in, for mails too. English is what an account has without any. */
function ownLanguage(): { language?: InterfaceLanguage } {
  return isInterfaceLanguage(language) && language !== DEFAULT_LANGUAGE ? { language } : {};
}
