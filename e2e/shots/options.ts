import { parseArgs } from "node:util";

import { interfaceLanguages } from "@recollect/domain/accounts/interface-languages.ts";

import { giveUp, say } from "../../scripts/process/say.mjs";

/** Which pictures are taken. */
export type ShotsOptions = {
  /** of the screens */
  names: readonly string[];
  day: boolean;
  language: string;
  /** of the window, in CSS pixels */
  widths: readonly number[];
};

const usage = "Usage: npm run shots -- [a word of the screens' names] [--day] [--language=de] [--widths=360,1280]";

/** The specification's breakpoints with a phone and a laptop around them, in CSS pixels. */
const usualWidths = "360,480,768,1280";

/** Reads the words of the command, such as `deck --day`: only the screens with "deck" in their name, by day. Ends the command if it can't do what they say. */
export function readOptions(words: string[], screens: readonly string[]): ShotsOptions {
  const { values, positionals } = parsed(words);
  if (values.help) {
    say(usage);
    process.exit(0);
  }
  const [wanted = "", ...more] = positionals;
  if (more.length > 0) giveUp(`One word chooses the screens, and "${more.join(" ")}" is more. ${usage}`);
  const names = screens.filter((name) => name.includes(wanted));
  if (names.length === 0) giveUp(`No screen has "${wanted}" in its name. The screens are: ${screens.join(", ")}.`);
  const widths = values.widths.split(",").map(Number);
  if (!widths.every((width) => Number.isInteger(width) && width > 0)) giveUp(`"${values.widths}" are no widths in pixels. ${usage}`);
  if (!interfaceLanguages.some(({ tag }) => tag === values.language)) giveUp(`There is no language "${values.language}". ${usage}`);
  return { names, day: values.day, language: values.language, widths };
}

function parsed(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        help: { type: "boolean", default: false },
        day: { type: "boolean", default: false },
        language: { type: "string", default: "en" },
        widths: { type: "string", default: usualWidths },
      },
    });
  } catch (error) {
    // Node explains at length how a file with a dash would be written.
    return giveUp(`${(error as Error).message.split(". ", 1)[0]}. ${usage}`);
  }
}
