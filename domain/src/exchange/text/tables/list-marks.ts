/** Signs that word processors, chat programs and people put before the lines of a list. */
const bullets: ReadonlySet<string> = new Set(["-", "*", "+", "•", "·", "–", "▪", "◦", "‣", "●", "○", "■"]);

/** The lines of a list without the bullets before them, such as '- ' and '• '; null unless every line has one. A blank stands behind a bullet. */
export function withoutBullets(text: string): string | null {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== "");
  const plain = lines.map(withoutBullet);
  return lines.length > 1 && plain.every((line, at) => line !== lines[at]?.trimStart()) ? plain.join("\n") : null;
}

/** A line without the bullet before it and the blanks around that. */
export function withoutBullet(line: string): string {
  const text = line.trimStart();
  return bullets.has(text[0] ?? "") && /\s/.test(text[1] ?? "") ? text.slice(2).trimStart() : text;
}

/** A line without bullet and number before it, such as '- ', '3. ' and '12) '. */
export function withoutMark(line: string): string {
  return withoutBullet(line).replace(/^\d{1,4}[.)]\s+/, "");
}

/** `**term:** definition` of each line as `**term**: definition`: a colon inside the bold type separates as one behind it does. */
export function colonsBehindBold(text: string): string {
  if (!text.includes(":**")) return text;
  const lines = text.split(/\r\n|\n|\r/);
  const moved = lines.map((line) => {
    const bold = boldOf(withoutMark(line));
    return bold?.text.endsWith(":") ? line.replace(":**", "**:") : line;
  });
  return moved.every((line, at) => line !== lines[at] || line.trim() === "") ? moved.join("\n") : text;
}

/** The bold text with which a line begins, and what stands behind it. */
export function boldOf(line: string): { text: string; rest: string } | null {
  const end = line.startsWith("**") ? line.indexOf("**", 2) : -1;
  return end < 3 ? null : { text: line.slice(2, end), rest: line.slice(end + 2) };
}
