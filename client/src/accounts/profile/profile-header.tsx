import { lazily, locale } from "../../lib/language/formats.ts";
import type { PublicUser } from "@recollect/domain/accounts/profile.ts";
import { PROFILE } from "@recollect/domain/limits/limits.ts";
import { CalendarDays, Pencil } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import styles from "./profile-header.module.css";
import { texts } from "./profile.texts.ts";

type Props = {
  user: PublicUser;
  /** for the profile's owner only */
  onEdit: (() => void) | undefined;
  /** the pointer comes near the edit button */
  onEditNear: () => void;
};

/** The user: picture, names, badge, bio, and member since. */
export function ProfileHeader({ user, onEdit, onEditNear }: Props) {
  return (
    <header className={styles.header}>
      <img className={styles.avatar} src={`/${user.selectedTheme}.png`} alt="" width={128} height={128} />
      <div className={styles.who}>
        <h1 className={styles.name}>
          <bdi>{user.displayName ?? user.username}</bdi>
          {user.badge &&
            (user.badge === "OFFICIAL" ? (
              <span className={classNames(styles.badge, styles.official)}>{texts.official}</span>
            ) : (
              <bdi className={styles.badge}>{user.badge}</bdi>
            ))}
        </h1>
        <p className={styles.username} translate="no">
          <bdi>@{user.username}</bdi>
        </p>
        {user.bio === PROFILE.defaultBio ? (
          <p className={classNames(styles.bio, styles.none)}>{texts.noBio}</p>
        ) : (
          <p className={styles.bio} dir="auto">
            {user.bio}
          </p>
        )}
        <p className={styles.since}>
          <CalendarDays size={16} aria-hidden />
          {user.setupDate === null ? texts.memberSinceUnknown : texts.memberSince(month().format(user.setupDate))}
        </p>
      </div>
      {onEdit && (
        <IconButton label={texts.editProfileLabel} className={styles.pen} onClick={onEdit} onPointerEnter={onEditNear} onFocus={onEditNear}>
          <Pencil size={18} aria-hidden />
        </IconButton>
      )}
    </header>
  );
}

/** Month and year in the reader's time zone, such as 'November 2023'. */
const month = lazily(() => new Intl.DateTimeFormat(locale, { month: "long", year: "numeric" }));
