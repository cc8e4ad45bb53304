import { brand } from "../lib/brand.ts";
import styles from "./logo.module.css";

/** The mark and the product's name. */
export function Logo() {
  return (
    <span className={styles.logo} translate="no">
      <img src="/logo.png" alt="" width={32} height={32} />
      {brand()}
    </span>
  );
}
