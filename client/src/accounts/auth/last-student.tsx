import { lockedStudent } from "../../device/store/locked-student.ts";
import styles from "./auth-modal.module.css";
import { texts } from "./auth.texts.ts";

/** Above the login: whose copy this device keeps, after a session that ended by itself. Name and picture, and nothing else of it. */
export function LastStudent() {
  const student = lockedStudent.get();
  if (!student) return null;
  return (
    <p className={styles.last}>
      <img src={`/${student.theme}.png`} alt="" width={40} height={40} />
      <span>
        {texts.lastHere(
          <bdi key="name" translate="no">
            {student.name}
          </bdi>,
        )}
      </span>
    </p>
  );
}
