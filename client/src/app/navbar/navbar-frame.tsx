import { Logo } from "../../ui/logo.tsx";
import styles from "./navbar-frame.module.css";

/** The navbar's place and its logo, while its code loads. */
export function NavbarFrame() {
  return (
    <header className={styles.frame}>
      <Logo />
    </header>
  );
}
