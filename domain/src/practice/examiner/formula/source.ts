import namesTable from "./names.json" with { type: "json" };
import { tableOf } from "../../../words/table-of.ts";

/** Limit in UTF-16 code units; longer sources are compared as text. */
const longestSource = 600;

const symbols = tableOf<string>(namesTable.symbols);

/** A formula in TeX as plain text: `\( \frac{a}{b} \)` → `((a)/(b))`. Text without a backslash only loses its delimiters. */
export function fromSource(text: string): string {
  let plain = text
    .trim()
    .replace(/^\\\(([\s\S]*)\\\)$|^\\\[([\s\S]*)\\\]$|^\$\$?([^$]*)\$\$?$/u, (_, a?: string, b?: string, c?: string) => a ?? b ?? c ?? "")
    .trim();
  if (!plain.includes("\\") || plain.length > longestSource) return plain;
  plain = plain.replace(/\\ce\{([^{}]*)\}/g, "$1").replace(/\\[,;:! ]/g, " ");
  for (let depth = 0; depth < 8 && /\\(?:[dt]?frac|sqrt|text|mathrm|mathbf|mathit|operatorname|vec|overline)/.test(plain); depth++) {
    plain = plain
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, "(($1)/($2))")
      .replace(/\\[dt]?frac\s*(\d)\s*(\d)/g, "($1/$2)")
      .replace(/\\sqrt\[3\]\{([^{}]*)\}/g, "∛($1)")
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, "√($1)")
      .replace(/\\sqrt\s*(\w)/g, "√($1)")
      .replace(/\\(?:text|mathrm|mathbf|mathit|operatorname|vec|overline)\s*\{([^{}]*)\}/g, "$1")
      .replace(/\^\{([^{}]*)\}/g, "^($1)");
  }
  return plain
    .replace(/\\([A-Za-z]+)/g, (_, name: string) => ` ${symbols[name] ?? name} `)
    .replace(/\^\{([^{}]*)\}/g, "^($1)")
    .replace(/\s+/g, " ")
    .trim();
}

const numbers = tableOf<number>(namesTable.numbers);
const functions = tableOf<string>(namesTable.functions);

/** A spoken formula in signs: `e equals m c squared` → `e = m c ^2`. */
export function fromSpeech(text: string): string {
  return text
    .replace(/\b(?:is )?equals?(?: to)?\b|\bis\b/gi, "=")
    .replace(/\bplus or minus\b/gi, "±")
    .replace(/\bplus\b/gi, "+")
    .replace(/\bminus\b|\bnegative\b/gi, "-")
    .replace(/\btimes\b|\bmultiplied by\b/gi, "*")
    .replace(/\b(?:divided by|over)\b/gi, "/")
    .replace(
      /\b(one|two|three|four|five)[ -](third|quarter|fourth|fifth)s?\b/gi,
      (_, top: string, bottom: string) => `${numbers[top.toLowerCase()] ?? 1}/${numbers[bottom.toLowerCase()] ?? 1} `,
    )
    .replace(/\b(?:one|a) half\b|\bhalf(?: of)?\b/gi, "1/2 ")
    .replace(/\b(?:the )?(?:square )?root(?: of)?(?: the)?\b/gi, "√")
    .replace(
      /\b(?:the )?(sine|cosine|tangent|logarithm|natural log(?:arithm)?)(?: of)?\b/gi,
      (_, name: string) => ` ${functions[name.toLowerCase()] ?? name} `,
    )
    .replace(/\b(\p{L}) factorial\b/giu, "$1!")
    .replace(/\s?\bsquared\b/gi, "^2 ")
    .replace(/\s?\bcubed\b/gi, "^3 ")
    .replace(/\bto the (?:power(?: of)?|(?=[a-z0-9]\b))/gi, "^")
    .replace(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/gi, (word) => String(numbers[word.toLowerCase()] ?? word))
    .replace(/\b(?:the|of)\b/gi, " ")
    .trim();
}
