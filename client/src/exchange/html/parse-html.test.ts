import { describe, expect, test } from "vitest";
import { readPasted } from "./parse-html.ts";

/** As each program puts it on the clipboard, shortened to what matters. */
const copied = {
  "Google Docs": `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">The </span><span style="font-size:11pt;font-weight:700;">left ventricle</span><span style="font-size:11pt;font-weight:400;"> pumps CO</span><span style="font-size:6.6pt;vertical-align:sub;">2</span><span> </span><span style="font-size:11pt;text-decoration:line-through;">out</span></p><ul><li dir="ltr" style="font-weight:400;"><p dir="ltr"><span style="font-style:italic;">aorta</span></p></li><li dir="ltr"><p><span>valve</span></p></li></ul></b>`,
  Word: `<html><body><!--StartFragment--><p class=MsoNormal>The <b>left ventricle</b> <i style='mso-bidi-font-style:normal'>pumps</i></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span>aorta</p>\n<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>valve</p><!--EndFragment--></body></html>`,
  Wikipedia: `<p>The <b>heart</b> is a <a href="https://en.wikipedia.org/wiki/Muscle">muscle</a><sup id="cite_ref-1" class="reference"><a href="https://en.wikipedia.org/wiki/Heart#cite_note-1">[1]</a></sup> of 10<sup>9</sup> cells.<span class="mw-editsection">[edit]</span></p>`,
  "a page with code": `<p>Use <code>a_b</code>:</p><pre><code class="language-js">let a;\nlet b;</code></pre>`,
};

describe("the formatting of a copied text is read as it is seen", () => {
  test.each([
    ["Google Docs", "The **left ventricle** pumps CO~2~ ~~out~~\n- *aorta*\n- valve", ["marks", "scripts", "lists"], ["colors"]],
    ["Word", "The **left ventricle** *pumps*\n- aorta\n- valve", ["marks", "lists"], []],
    ["Wikipedia", "The **heart** is a [muscle](https://en.wikipedia.org/wiki/Muscle) of 10^9^ cells.", ["marks", "links", "scripts"], []],
    ["a page with code", "Use `a_b`:\n```js\nlet a;\nlet b;\n```", ["code"], []],
  ] as const)("%s", (program, text, kinds, losses) => {
    const pasted = readPasted(copied[program]);
    expect(pasted?.text).toBe(text);
    expect(pasted?.kinds.toSorted()).toEqual(kinds.toSorted());
    expect(pasted?.losses).toEqual(losses);
  });

  test("plain text has none, as an editor of code copies it", () => {
    expect(readPasted(`<meta charset='utf-8'><div style="color: #ccc;font-family: Menlo;"><span>5 * 3 * 2</span></div>`)).toBeNull();
  });

  test("a table of a spreadsheet has none: its text has tabs", () => {
    expect(readPasted("<table><tr><td><b>France</b></td><td>Paris</td></tr></table>")).toBeNull();
  });

  test("a picture of another page is named as left out", () => {
    expect(readPasted(`<p><b>Heart</b> <img src="https://a.b/c.png" alt="cut open"></p>`)).toMatchObject({
      text: "**Heart** cut open",
      losses: ["pictures"],
    });
  });

  test("nothing of a page runs or is loaded", () => {
    expect(readPasted(`<b>a</b><script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">`)?.text).toBe("**a**");
    expect("hacked" in window).toBe(false);
  });
});
