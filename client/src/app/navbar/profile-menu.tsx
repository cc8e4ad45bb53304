import { navbarName } from "@recollect/domain/accounts/shown-names.ts";
import type { SignedIn } from "../../accounts/session/session.tsx";
import { menuOnDemand } from "../../ui/menu/menu.tsx";
import { Skeleton } from "../../ui/waiting/skeleton.tsx";
import type { ProfileMenuContentProps } from "./profile-menu-content.tsx";
import styles from "./profile-menu.module.css";
import { texts } from "./profile-menu.texts.ts";

const MenuLater = menuOnDemand<ProfileMenuContentProps>(() =>
  import("./profile-menu-content.tsx").then((module) => module.ProfileMenuContent),
);

type ProfileMenuProps = {
  student: SignedIn;
  /** the menu can restore the tutorial decks, but the product's own navbar does not offer it */
  offersTutorials?: boolean;
};

/** The same as in the style sheet. */
const avatarSize = "max(40px, var(--touch))";

/** The student's name and the round avatar with its menu. */
export function ProfileMenu({ student, offersTutorials = false }: ProfileMenuProps) {
  const { user, userProblem } = student;
  if (!user && !userProblem) return <Skeleton width={avatarSize} height={avatarSize} radius="50%" />;

  const name = navbarName({ displayName: user?.displayName ?? null, email: student.email }, texts.unknownUser);
  return (
    <>
      <span className={styles.name} translate="no">
        {name}
      </span>
      <MenuLater
        trigger={
          <button type="button" className={styles.avatar} aria-label={texts.menuOf(name)}>
            <img src={`/${user?.selectedTheme ?? 0}.png`} alt="" width={40} height={40} />
          </button>
        }
        student={student}
        name={name}
        offersTutorials={offersTutorials}
      />
    </>
  );
}
