import { memo, type ReactNode } from "react";
import { formattedSpans, type Span } from "@recollect/domain/cards/format.ts";
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
  }
}
