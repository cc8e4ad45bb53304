/** HTML as a tree. The server builds it with its parser, the browser with the browser's; here it is read and never written. */
export type HtmlNode = { kind: "text"; text: string } | HtmlElement;
export type HtmlElement = {
  kind: "element";
  /** lower case */ name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly HtmlNode[];
};
