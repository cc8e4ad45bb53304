import { navbarName } from "@recollect/domain/accounts/profile.ts";
import { messageFor } from "@recollect/domain/errors/lookup.ts";
import { ChartColumn, LogOut, RotateCcw, Scale, ShieldCheck, SlidersHorizontal, Trash2, User } from "lucide-react";
import { Suspense } from "react";
import { useNavigate } from "react-router";
import { restoreTutorials } from "../decks/decks-api.ts";
import type { SignedIn } from "../accounts/session/session.tsx";
import { settingsOpener } from "../study/settings/settings-opener.ts";
import type { MenuProps } from "../ui/menu/menu-parts.tsx";
import { Menu } from "../ui/menu/menu.tsx";
import { lazily } from "../ui/waiting/lazily.tsx";
import { Skeleton } from "../ui/waiting/skeleton.tsx";
import { toast } from "../ui/toast/toast.ts";
import { paths } from "../lib/paths.ts";
import { useLogOut } from "./leaving/use-log-out.tsx";
import styles from "./profile-menu.module.css";
import { texts } from "./profile-menu.texts.ts";

/** Comes with the menu's own code, when the menu is opened. */
const AppearanceChoice = lazily(() => import("./appearance-choice.tsx").then((module) => module.AppearanceChoice));

type ProfileMenuProps = {
  student: SignedIn;
  /** the menu can restore the tutorial decks, but the product's own navbar does not offer it */
  offersTutorials?: boolean;
};

/** The student's name and the round avatar with its menu. */
export function ProfileMenu({ student, offersTutorials = false }: ProfileMenuProps) {
  const { logOut, question } = useLogOut(student.uid);
  const navigate = useNavigate();
  const { user, userProblem } = student;
  if (!user && !userProblem) return <Skeleton width="40px" height="40px" radius="50%" />;

  const name = navbarName({ displayName: user?.displayName ?? null, email: student.email });
  const username = user?.username ?? null;

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
    { label: texts.progress, icon: <ChartColumn size={18} aria-hidden="true" />, onSelect: () => void navigate(paths.progress) },
    { label: texts.studySettings, icon: <SlidersHorizontal size={18} aria-hidden="true" />, onSelect: settingsOpener.open },
    { label: texts.account, icon: <ShieldCheck size={18} aria-hidden="true" />, onSelect: () => void navigate(paths.account) },
    { label: texts.trash, icon: <Trash2 size={18} aria-hidden="true" />, onSelect: () => void navigate(paths.trash) },
    {
      label: texts.desk,
      icon: <Scale size={18} aria-hidden="true" />,
      onSelect: () => void navigate(paths.desk),
      hidden: user?.role !== "caretaker",
    },
    {
      label: texts.tutorials,
      icon: <RotateCcw size={18} aria-hidden="true" />,
      onSelect: () => void restore(),
      hidden: !offersTutorials,
    },
    {
      key: "appearance",
      part: (
        <Suspense fallback={<div className={styles.appearance} />}>
          <AppearanceChoice />
        </Suspense>
      ),
    },
    { label: texts.logOut, icon: <LogOut size={18} aria-hidden="true" />, onSelect: () => void logOut(), divider: true },
  ];
  return (
    <>
      <span className={styles.name}>{name}</span>
      <Menu
        trigger={
          <button type="button" className={styles.avatar} aria-label={texts.menuOf(name)}>
            <img src={`/${user?.selectedTheme ?? 0}.png`} alt="" width={40} height={40} />
          </button>
        }
        header={
          <p className={styles.who}>
            <b>{name}</b>
            {username ? `@${username}` : student.email}
          </p>
        }
        items={items}
      />
      {question}
    </>
  );
}
