/** The text of a question without what its picture is covered with: what a student reads of it. */
export function withoutMasks(text: string): string {
  const at = text.indexOf("#o=");
  const media = at < 0 ? -1 : text.lastIndexOf("](media/", at);
  const end = text.indexOf(")", at);
  const isInAddress = media >= 0 && end > at && !text.slice(media, at).includes(")");
  return isInAddress ? text.slice(0, at) + text.slice(end) : text;
}
