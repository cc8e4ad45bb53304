/** An HTML tree, built by the server's or the browser's parser; here it is only read. */
export type HtmlNode = { kind: "text"; text: string } | HtmlElement;
export type HtmlElement = {
  kind: "element";
  /** lower case */ name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly HtmlNode[];
};
