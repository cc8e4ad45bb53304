import { Plus, Search } from "lucide-react";
import { Link, useMatch, useSearchParams } from "react-router";
import { useSession } from "../../accounts/session/session.tsx";
import { useIsPhone } from "../../lib/browser/use-phone.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { useScrolledPast } from "../../lib/browser/use-scrolled-past.ts";
import { classNames } from "../../ui/class-names.ts";
import { BackArrow } from "../../ui/buttons/back-arrow.tsx";
import { IconButton, IconLink } from "../../ui/buttons/icon-button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { paths } from "../../lib/paths.ts";
import { commandOpener } from "../command-menu/command-opener.ts";
import type { BottomBarProps } from "../getting-about/bottom-bar.tsx";
import styles from "./navbar.module.css";
import { ProfileMenu } from "./profile-menu.tsx";
import { texts } from "./navbar.texts.ts";

const shadowAfterPx = 20;

/** Only a phone loads it; the page waits for neither, and works without it. */
const bottomBar = onDemand<BottomBarProps>(() => import("../getting-about/bottom-bar.tsx").then((module) => module.BottomBar));

export function Navbar() {
  const session = useSession();
  // As the router reads addresses: also with a slash at the end.
  const isOnDecks = useMatch(paths.decks) !== null;
  const isSignedIn = session.state === "signed-in";
  const isPhone = useIsPhone();
  const isScrolled = useScrolledPast(shadowAfterPx);
  return (
    <>
      <header className={classNames(styles.bar, isScrolled && styles.scrolled)}>
        <nav aria-label={texts.main} className={styles.nav}>
          {isSignedIn && <BackArrow />}
          <Link to={isSignedIn ? paths.decks : paths.home} className={styles.home}>
            <Logo />
          </Link>
          {isOnDecks && <DeckTabs />}
          <div className={styles.end}>
            {session.state === "guest" && <span className={styles.name}>{texts.guest}</span>}
            {isSignedIn && (
              <>
                {!isPhone && (
                  <IconButton plain label={texts.commands} onClick={commandOpener.open}>
                    <Search size={20} aria-hidden="true" />
                  </IconButton>
                )}
                <IconLink label={texts.createNewDeck} to={paths.createDeck}>
                  <Plus size={20} aria-hidden="true" />
                </IconLink>
                <ProfileMenu student={session} />
              </>
            )}
          </div>
        </nav>
      </header>
      {isSignedIn && isPhone && <bottomBar.Part key={session.uid} isWanted props={{ username: session.user?.username ?? null }} />}
    </>
  );
}

/** The two tabs of the decks page. */
function DeckTabs() {
  const [search] = useSearchParams();
  const isLibrary = search.get("tab") === "library";
  return (
    <div className={styles.tabs}>
      <Link to={paths.decks} className={styles.tab} aria-current={isLibrary ? undefined : "page"}>
        {texts.decks}
      </Link>
      <Link to={paths.library} className={styles.tab} aria-current={isLibrary ? "page" : undefined}>
        {texts.library}
      </Link>
    </div>
  );
}
