import { CalendarCheck2, ChartColumn, LibraryBig, Plus, UserRound } from "lucide-react";
import { useLayoutEffect, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useLastLists } from "../../lib/browser/last-lists.ts";
import { isFocusPage } from "../../lib/focus-pages.ts";
import { isDecksPage } from "../../lib/page-levels.ts";
import { paths } from "../../lib/paths.ts";
import styles from "./bottom-bar.module.css";
import { texts } from "./bottom-bar.texts.ts";

export type BottomBarProps = { username: string | null };

/** On a phone, the five places that everything else is reached from, within reach of the thumb. Sessions, tests and the editor hide it. */
export function BottomBar({ username }: BottomBarProps) {
  useLastLists();
  const { pathname, search } = useLocation();
  const isShown = !isFocusPage(pathname);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-bar", isShown);
    return () => document.documentElement.removeAttribute("data-bar");
  }, [isShown]);
  if (!isShown) return null;
  const isLibrary = new URLSearchParams(search).get("tab") === "library";
  const own = username === null ? paths.account : paths.profile(username);
  return (
    <nav aria-label={texts.label} className={styles.bar} data-bottom-bar>
      <Place to={paths.decks} isHere={isDecksPage(pathname) && !isLibrary} icon={<CalendarCheck2 aria-hidden />}>
        {texts.today}
      </Place>
      <Place to={paths.library} isHere={isDecksPage(pathname) && isLibrary} icon={<LibraryBig aria-hidden />}>
        {texts.browse}
      </Place>
      <Place to={paths.createDeck} isHere={false} icon={<Plus aria-hidden className={styles.plus} />}>
        {texts.new}
      </Place>
      <Place to={paths.progress} isHere={pathname === paths.progress} icon={<ChartColumn aria-hidden />}>
        {texts.progress}
      </Place>
      <Place to={own} isHere={pathname.toLowerCase() === own.toLowerCase()} icon={<UserRound aria-hidden />}>
        {texts.me}
      </Place>
    </nav>
  );
}

type PlaceProps = { to: string; isHere: boolean; icon: ReactNode; children: string };

/** A link; where the student is already, it leads to the page's top. */
function Place({ to, isHere, icon, children }: PlaceProps) {
  return (
    <Link to={to} className={styles.place} aria-current={isHere ? "page" : undefined} onClick={() => isHere && window.scrollTo(0, 0)}>
      {icon}
      {children}
    </Link>
  );
}
