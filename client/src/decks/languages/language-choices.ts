import { language } from "../../lib/language/catalogue.ts";
import { t } from "../../lib/language/t.ts";
import { languageName } from "../../media/playback/voices.ts";

type Choice = { value: string; label: string };
type Group = { label: string; options: readonly Choice[] };

/** The languages with the most voices and students; others come with the voices of the device. */
const common =
  "af ar bg bn ca cs cy da de el en en-GB en-US es es-MX et eu fa fi fr ga gl grc gu he hi hr hu hy id is it ja ka kk km kn ko la lt lv mk ml mr ms my nb ne nl pa pl pt pt-BR ro ru sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh zh-TW zu".split(
    " ",
  );

/** The same without regions and scripts. */
export const commonLanguages: readonly string[] = [...new Set(common.map((tag) => tag.split("-")[0] ?? tag))];

/** No language first, then the device's voices, then the others, each sorted by name. `given` may be in neither. */
export function languageChoices(voices: readonly { lang: string }[], current: string | null): (Choice | Group)[] {
  const bases = new Set(voices.map(({ lang }) => lang.split(/[-_]/)[0]));
  const all = [...new Set([...common, ...(current === null ? [] : [current])])].map((value) => ({ value, label: languageName(value) }));
  const inOrder = all.toSorted((a, b) => a.label.localeCompare(b.label, language));
  const isReadable = ({ value }: Choice) => bases.has(value.split("-")[0]);
  const groups = [
    { label: t("This device can read aloud"), options: inOrder.filter(isReadable) },
    { label: bases.size === 0 ? t("Languages") : t("No voice on this device"), options: inOrder.filter((one) => !isReadable(one)) },
  ];
  return [{ value: "", label: t("No language") }, ...groups.filter(({ options }) => options.length > 0)];
}
