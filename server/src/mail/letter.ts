import { DEFAULT_LANGUAGE, pageDirection } from "@recollect/domain/accounts/interface-languages.ts";
import { escapeHtml } from "@recollect/domain/words/escape-html.ts";
import type { Translate } from "@recollect/domain/words/translate.ts";

import { textsIn } from "../languages/texts-in.ts";

/** A mail to send: the same text twice, for programs that show HTML and for those that don't. */
export type Letter = { to: string; subject: string; text: string; html: string; headers?: Readonly<Record<string, string>> };

/** The content of a mail, before it is rendered as text and as HTML. */
export type Content = {
  subject: string;
  paragraphs: readonly string[];
  /** the action to take, between the first paragraph and the others */
  action?: Link;
  /** further addresses, below everything else */
  links?: readonly Link[];
  /** the address by which a mail program unsubscribes its reader, with one request (RFC 8058) */
  unsubscribe?: string;
};

type Link = { label: string; url: string };

/** Renders a mail from its content, signed with the brand and the site's address. */
export function letter(
  to: string,
  { subject, paragraphs, action, links = [], unsubscribe }: Content,
  { brand, site, t = textsIn(null), language = null }: { brand: string; site: string; t?: Translate; language?: string | null },
): Letter {
  const [first = "", ...others] = paragraphs;
  const signature = `${brand}, ${site}`;
  const text = [t("Hello,"), first, ...(action ? [inText(action)] : []), ...others, ...links.map(inText), `-- \n${signature}`].join("\n\n");
  const html = [
    paragraph(t("Hello,")),
    paragraph(first),
    ...(action
      ? [
          button(action.label, action.url),
          paragraph(t("If the button does not work, open this address: {address}", { address: action.url })),
        ]
      : []),
    ...others.map(paragraph),
    ...links.map(({ label, url }) => `<p style="${small}"><a href="${escapeHtml(url)}" style="color:#56607a">${escapeHtml(label)}</a></p>`),
    `<p style="${small}">${escapeHtml(signature)}</p>`,
  ];
  const written = { to, subject, text: `${text}\n`, html: page(subject, html.join("\n"), language ?? DEFAULT_LANGUAGE) };
  if (unsubscribe === undefined) return written;
  return { ...written, headers: { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } };
}

function inText({ label, url }: Link): string {
  return `${label}:\n${url}`;
}

const words = "margin:0 0 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#1b2436";
const small = "margin:24px 0 0;font:14px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#56607a";
const buttonStyle =
  "display:inline-block;padding:12px 20px;border-radius:10px;background:#16213f;color:#ffffff;text-decoration:none;font:600 16px/1.25 system-ui,Arial,sans-serif";

function page(title: string, body: string, language: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${pageDirection(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f3f5fa">
<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:14px;background:#ffffff;overflow-wrap:anywhere">
${body}
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="${words}">${escapeHtml(text)}</p>`;
}

function button(label: string, url: string): string {
  return `<p style="${words}"><a href="${escapeHtml(url)}" style="${buttonStyle}">${escapeHtml(label)}</a></p>`;
}
