import { memo, type ReactNode } from "react";
import { formattedSpans } from "@recollect/domain/cards/format.ts";
import { wordsOf, type Span } from "@recollect/domain/cards/spans.ts";
import styles from "./formatted-text.module.css";

/** A card's text with its marks as elements. Whatever is typed stays text: nothing is ever read as HTML. */
export const FormattedText = memo(function FormattedText({
  text,
  as: Tag = "div",
}: {
  text: string;
  /** a span inside headings and buttons */ as?: "div" | "span";
}) {
  return (
    <Tag className={styles.text} dir="auto">
      {formattedSpans(text).map(drawn)}
    </Tag>
  );
});

function drawn(span: Span, key: number): ReactNode {
  switch (span.kind) {
    case "text":
      return span.text;
    case "code":
      return <code key={key}>{span.text}</code>;
    case "italic":
      return <em key={key}>{span.children.map(drawn)}</em>;
    case "bold":
      return <strong key={key}>{span.children.map(drawn)}</strong>;
    case "underline":
      return <u key={key}>{span.children.map(drawn)}</u>;
    case "strike":
      return <s key={key}>{span.children.map(drawn)}</s>;
    case "sub":
      return <sub key={key}>{span.text}</sub>;
    case "sup":
      return <sup key={key}>{span.text}</sup>;
    case "link":
      return (
        <a key={key} href={span.href} target="_blank" rel="noopener noreferrer">
          {span.text}
        </a>
      );
    case "formula":
    case "picture":
    case "sound":
    case "gap":
      return wordsOf([span]);
  }
}
