import { groupPaths } from "../../groups/group-paths.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import {
  ChartColumn,
  Download,
  HardDriveDownload,
  Languages,
  LogOut,
  RotateCcw,
  Scale,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  Trash2,
  User,
  Users,
} from "lucide-react";
import type { ReactElement } from "react";
import { useNavigate } from "react-router";
import { languageOpener } from "../../accounts/language/language-opener.ts";
import type { SignedIn } from "../../accounts/session/session.tsx";
import { restoreTutorials } from "../../decks/decks-api.ts";
import { brand } from "../../lib/brand.ts";
import { useInstallPrompt } from "../../lib/browser/install-prompt.ts";
import { useIsPhone } from "../../lib/browser/use-phone.ts";
import { paths } from "../../lib/paths.ts";
import { settingsOpener } from "../../study/settings/settings-opener.ts";
import type { OpenMenu } from "../../ui/menu/menu-content.tsx";
import { MenuContent, type MenuProps } from "../../ui/menu/menu-content.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { AppearanceChoice } from "./appearance-choice.tsx";
import { commandOpener } from "../command-menu/command-opener.ts";
import { useLogOut } from "../leaving/use-log-out.tsx";
import { texts } from "./profile-menu-content.texts.ts";
import styles from "./profile-menu-content.module.css";

export type ProfileMenuContentProps = {
  trigger: ReactElement;
  student: SignedIn;
  name: string;
  offersTutorials: boolean;
};

/** The menu under the student's avatar. */
export function ProfileMenuContent({ trigger, openedBy, student, name, offersTutorials }: ProfileMenuContentProps & OpenMenu) {
  const { logOut, question } = useLogOut(student.uid);
  const navigate = useNavigate();
  const install = useInstallPrompt();
  const isPhone = useIsPhone();
  const username = student.user?.username ?? null;

  async function restore(): Promise<void> {
    try {
      await restoreTutorials(student.uid);
      toast.success(texts.tutorialsRestored);
    } catch (failure) {
      toast.error(messageFor(failure));
    }
  }

  const items: MenuProps["items"] = [
    {
      label: texts.profile,
      icon: <User size={18} aria-hidden="true" />,
      onSelect: () => void navigate(paths.profile(username ?? "")),
      hidden: username === null,
    },
    // Without a keyboard, and without room for its button above.
    { label: texts.commands, icon: <Search size={18} aria-hidden="true" />, onSelect: commandOpener.open, hidden: !isPhone },
    { label: texts.progress, icon: <ChartColumn size={18} aria-hidden="true" />, onSelect: () => void navigate(paths.progress) },
    { label: texts.groups, icon: <Users size={18} aria-hidden="true" />, onSelect: () => void navigate(groupPaths.groups) },
    { label: texts.studySettings, icon: <SlidersHorizontal size={18} aria-hidden="true" />, onSelect: settingsOpener.open },
    { label: texts.account, icon: <ShieldCheck size={18} aria-hidden="true" />, onSelect: () => void navigate(paths.account) },
    {
      label: texts.onThisDevice,
      icon: <HardDriveDownload size={18} aria-hidden="true" />,
      onSelect: () => void navigate(paths.onThisDevice),
    },
    { label: texts.trash, icon: <Trash2 size={18} aria-hidden="true" />, onSelect: () => void navigate(paths.trash) },
    {
      label: texts.desk,
      icon: <Scale size={18} aria-hidden="true" />,
      onSelect: () => void navigate(paths.moderation),
      hidden: student.user?.role !== "caretaker",
    },
    {
      label: texts.tutorials,
      icon: <RotateCcw size={18} aria-hidden="true" />,
      onSelect: () => void restore(),
      hidden: !offersTutorials,
    },
    {
      label: texts.install(brand()),
      icon: <Download size={18} aria-hidden="true" />,
      onSelect: () => void install?.(),
      hidden: install === null,
    },
    { label: texts.language, icon: <Languages size={18} aria-hidden="true" />, onSelect: languageOpener.open },
    { key: "appearance", part: <AppearanceChoice /> },
    { label: texts.logOut, icon: <LogOut size={18} aria-hidden="true" />, onSelect: () => void logOut(), divider: true },
  ];
  const header = (
    <p className={styles.who}>
      <b dir="auto" translate="no">
        {name}
      </b>
      <span dir="ltr" translate="no">
        {username ? `@${username}` : student.email}
      </span>
    </p>
  );
  return (
    <>
      <MenuContent trigger={trigger} openedBy={openedBy} header={header} items={items} />
      {question}
    </>
  );
}
