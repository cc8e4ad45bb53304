import blue from "./friends/blue.svg";
import pink from "./friends/pink.svg";
import purple from "./friends/purple.svg";
import teal from "./friends/teal.svg";
import yellow from "./friends/yellow.svg";
import styles from "./friend.module.css";

/** By theme index. */
const friends = [pink, teal, blue, purple, yellow];
/** Five small strokes are all the confetti. */
const strokes = ["M34 66l12 8", "M222 60l-11 9", "M14 116h13", "M242 112h-13", "M128 22v13"];

/** The student's friend, who looks over the text below. */
export function Friend({ theme, isHappy }: { theme: number; isHappy: boolean }) {
  return (
    <div className={styles.friend} aria-hidden>
      <img src={friends[theme] ?? friends[0]} alt="" width={256} height={256} />
      {isHappy && (
        <svg viewBox="0 0 256 256" className={styles.strokes}>
          {strokes.map((stroke) => (
            <path key={stroke} d={stroke} />
          ))}
        </svg>
      )}
    </div>
  );
}
