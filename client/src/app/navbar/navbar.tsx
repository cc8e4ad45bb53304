import { Plus } from "lucide-react";
import { Link, useMatch, useSearchParams } from "react-router";
import { useSession } from "../../accounts/session/session.tsx";
import { useScrolledPast } from "../../lib/browser/use-scrolled-past.ts";
import { classNames } from "../../ui/class-names.ts";
import { BackArrow } from "../../ui/buttons/back-arrow.tsx";
import { IconLink } from "../../ui/buttons/icon-button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { paths } from "../../lib/paths.ts";
import { BottomBar } from "../getting-about/bottom-bar.tsx";
import styles from "./navbar.module.css";
import { ProfileMenu } from "./profile-menu.tsx";
import { texts } from "./navbar.texts.ts";

const shadowAfterPx = 20;

export function Navbar() {
  const session = useSession();
  // As the router reads addresses: also with a slash at the end.
  const isOnDecks = useMatch(paths.decks) !== null;
  const isSignedIn = session.state === "signed-in";
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
                <IconLink label={texts.createNewDeck} to={paths.createDeck}>
                  <Plus size={20} aria-hidden="true" />
                </IconLink>
                <ProfileMenu student={session} />
              </>
            )}
          </div>
        </nav>
      </header>
      {isSignedIn && <BottomBar key={session.uid} username={session.user?.username ?? null} />}
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
