/** The element that page translators put in place of a text. */
const standInName = "FONT";

/**
 * Keeps the page working while the browser translates it. A translator replaces texts that React still holds with its own elements: React
 * would then change texts that are no longer shown, and throw when it inserts before one or removes one. So operations on a replaced text
 * go to its replacement. Nothing in the document changes before the first text is replaced.
 */
export function bearTranslation(): void {
  const standIns = new WeakMap<Node, ChildNode>();
  let isTranslated = false;
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of removedNodes) {
        if (!(node instanceof Text)) continue;
        const standIn = [...addedNodes, previousSibling, nextSibling].find((one) => one?.nodeName === standInName);
        if (!standIn) continue;
        standIns.set(node, standIn as ChildNode);
        if (!isTranslated) meanStandIns(standIns);
        isTranslated = true;
      }
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
}

function meanStandIns(standIns: WeakMap<Node, ChildNode>): void {
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && childFor(this, standIns.get(before) ?? before)) as T;
  };

  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    if (node.parentNode === this) return removeChild.call(this, node) as T;
    (standIns.get(node) ?? (node as Node as ChildNode)).remove();
    return node;
  };

  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (this instanceof Text && this.parentNode === null) standIns.get(this)?.replaceWith(this);
      nodeValue?.set?.call(this, value);
    },
  });
}

/** The child of `parent` that contains a node: a translator may wrap an element of ours. Null when it is not inside. */
function childFor(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at !== null && at.parentNode !== parent) at = at.parentNode;
  return at;
}
