import { remembered } from "./remembered.ts";
import { grouped } from "../../../words/grouped.ts";

/** An English word without its commonest endings; careful rather than complete: two stems that are equal are forms of one word. */
export const stem = remembered((word) => {
  const known = irregular.get(word) ?? prefixedStem(word);
  if (known !== undefined || !/^[a-z]{4,30}$/.test(word)) return known ?? word;
  return withoutE(withoutVerbEnding(withoutPlural(word)));
}, 2000);

/** `undone` and `undo`, `withdrew` and `withdraw`: irregular verbs with a prefix. */
function prefixedStem(word: string): string | undefined {
  const [, prefix = "", verb = ""] = prefixed.exec(word) ?? [];
  const root = verb === "" ? undefined : irregular.get(verb);
  return root === undefined ? undefined : prefix + root;
}

const prefixed = /^(un|over|under|out|re|fore|with|mis)([a-z]{2,12})$/;

function withoutPlural(word: string): string {
  if (word.endsWith("ies")) return word.slice(0, -3) + "y";
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && !word.endsWith("is") ? word.slice(0, -1) : word;
}

function withoutVerbEnding(word: string): string {
  const root = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word)?.[1];
  if (root === undefined || root.length < 3) return word;
  return root.replace(/([bdfgmnprt])\1$/, "$1");
}

function withoutE(word: string): string {
  return word.length > 4 && word.endsWith("e")
    ? word.slice(0, -1)
    : word.length >= 4 && word.endsWith("y")
      ? word.slice(0, -1) + "i"
      : word;
}

/** Forms that no rule finds, by the stem they belong to. */
const irregular: ReadonlyMap<string, string> = new Map(
  [
    "mak made make makes making",
    "giv gave given give gives giving",
    "tak took taken take takes taking",
    "keep kept keep keeps keeping",
    "los lost lose loses losing loss losses",
    "hold held hold holds holding",
    "begin began begun beginning",
    "break broke broken breaking",
    "send sent",
    "spend spent",
    "build built building",
    "bring brought",
    "buy bought",
    "sell sold",
    "teach taught",
    "think thought",
    "grow grew grown growth",
    "know knew known",
    "write wrote written",
    "speak spoke spoken speech",
    "choos chose chosen choice choices choose chooses",
    "ris rose risen rise rises rising",
    "fall fell fallen falling",
    "leav leaving leaves",
    "lead led",
    "mean meant meaning",
    "lif lives life",
    "child children",
    "mous mice mouse",
    "foot feet",
    "tooth teeth",
    "nucle nucleus nuclei nuclear",
    "bacteri bacteria bacterium bacterial",
    "stimul stimulus stimuli",
    "strik struck stricken strikes striking strike",
    "freez froze frozen",
    "us used uses using usage",
    "mov moved moves moving move movement",
    "free freedom",
    "pay paid payment",
    "heat heated",
    "eat ate eaten eats eating",
    "driv drove driven drives driving drive",
    "draw drew drawn",
    "fly flew flown flies flying flight",
    "go went gone goes going",
    "see saw seen sees seeing sight",
    "say said says",
    "run ran runs running",
    "sing sang sung",
    "swim swam swum",
    "drink drank drunk",
    "fight fought",
    "catch caught",
    "win won wins winning",
    "meet met meets meeting",
    "feed fed",
    "lend lent",
    "shoot shot",
    "steal stole stolen theft",
    "throw threw thrown",
    "wear wore worn",
    "tear tore torn",
    "shak shook shaken shake",
    "bear bore borne birth born",
    "forbid forbade forbidden",
    "hid hide hidden hides hiding",
    "find found finding",
    "tell told",
    "stand stood",
    "understand understood understanding",
    "sleep slept asleep",
    "feel felt feeling",
    "wind wound",
    "bind bound",
    "bend bent bends bending",
    "weigh weight weighs",
    "high height",
    "long length",
    "wid wide width",
    "deep depth",
    "strong strength strengthen",
    "warm warmth",
    "hungri hungry hunger",
    "angri angry anger",
    "hot hotter hottest",
    "larg large larger largest",
    "small smaller smallest",
    "center centre centres centers central",
    "color colour colours colors coloured",
    "liter litre litres liters",
    "meter metre metres meters",
    "fiber fibre fibres fibers",
    "hom homes home",
    "tax taxes taxed taxation taxing",
    "die died dies dying death dead",
    "different differ differs difference differences differently",
    "identical identically",
    "frequent frequently frequency",
    "thirst thirsty thirsts",
    "compar comparison comparisons compare compares comparing compared",
    "receiv received receives receiving reception receipt",
    "defend defence defense defends",
    "believ belief beliefs believe believes believing believed",
    "divid division divisions divide divides dividing divided",
    "decid decision decisions decide decides deciding decided",
    "describ description describe describes describing described",
    "reduc reduction reduce reduces reducing reduced",
    "permit permission permitted permits",
    "expand expansion expands expanding",
    "absorb absorption absorbs absorbing absorbed",
    "bit bite bites biting bitten",
    "beat beats beating beaten",
    "blow blew blown",
    "becom become becomes becoming became",
    "bleed bled",
    "breed bred",
    "com come comes coming came",
    "cling clung",
    "creep crept",
    "deal dealt",
    "dig dug digging",
    "forget forgot forgotten forgetting",
    "forgiv forgive forgave forgiven",
    "grind ground",
    "hang hung",
    "hear heard",
    "hurt hurts",
    "kneel knelt",
    "lay laid lays",
    "ly lie lies lying lain",
    "light lit",
    "overcom overcome overcame",
    "rid ride rode ridden riding",
    "ring rang rung",
    "seek sought seeks",
    "shed sheds shedding",
    "shin shine shone shining",
    "shrink shrank shrunk shrinkage",
    "sink sank sunk",
    "sit sat sits sitting",
    "slid slide sliding",
    "spin spun spinning",
    "split splits splitting",
    "spring sprang sprung",
    "stick stuck",
    "sting stung",
    "swear swore sworn",
    "sweep swept",
    "swell swelled swollen",
    "swing swung",
    "spread spreads spreading",
    "weav weave wove woven weaving",
    "weep wept",
    "do does did done doing",
    "hav have has had having",
    "put puts putting",
    "cut cuts cutting",
    "hit hits hitting",
    "let lets letting",
    "set sets setting",
    "read reads reading",
    "rul rule rules ruled ruling ruler rulers",
    "surviv survive survives survived surviving survival survivor",
    "arriv arrive arrives arrived arriving arrival",
    "refus refuse refuses refused refusing refusal",
    "appli apply applies applied applying application",
    "multipli multiply multiplies multiplied multiplication",
    "classifi classify classifies classified classification",
    "analys analyse analyze analysis analyses analysed analyzed analysing",
    "pressur pressure pressures",
    "fail failure fails failed failing",
    "converti conversion convert converts converted converting",
  ].flatMap((row) => {
    const [root = "", ...forms] = row.split(" ");
    return forms.map((form) => [form, root] as const);
  }),
);

const formsOf: ReadonlyMap<string, readonly string[]> = grouped(irregular.keys(), (form) => irregular.get(form) ?? form);

/** The forms of an irregular English word, itself included: `beaten`, `beat`. Empty for others. */
export function irregularForms(word: string): readonly string[] {
  const root = irregular.get(word);
  return root === undefined ? [] : [root, ...(formsOf.get(root) ?? [])];
}
