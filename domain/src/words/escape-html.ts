import { tableOf } from "./table-of.ts";

const entities = tableOf<string>({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" });

/** A text as HTML, between tags or as an attribute's value. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A text as HTML between tags, where quotes need no entities: files for other programs stay as their users wrote them. */
export function escapeHtmlText(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character);
}
