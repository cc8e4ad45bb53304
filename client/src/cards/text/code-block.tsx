import { texts } from "./drawn-spans.texts.ts";
import { onDemand } from "../../lib/on-demand.ts";
import styles from "./code-block.module.css";

const highlighted = onDemand(() => import("./highlighted-code.tsx").then(({ HighlightedCode }) => HighlightedCode));

type Props = { text: string; language: string; /** a span inside headings and buttons */ as: "pre" | "span" };

/** A block of code; long lines scroll inside the block. It is highlighted if it names its language. */
export function CodeBlock({ text, language, as: Tag }: Props) {
  return (
    <Tag
      className={styles.block}
      dir="ltr"
      // A scroll area must be reachable by keyboard.
      {...(Tag === "pre" && { tabIndex: 0, role: "group", "aria-label": texts.code })}
    >
      <highlighted.Part isWanted={language !== ""} props={{ text, language }} fallback={<code>{text}</code>} />
    </Tag>
  );
}
