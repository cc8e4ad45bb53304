/** An English word without its commonest endings; careful rather than complete: two stems that are equal are forms of one word. */
export function stem(word: string): string {
  if (!/^[a-z]{4,30}$/.test(word)) return word;
  const known = irregular.get(word);
  if (known !== undefined) return known;
  return withoutE(withoutVerbEnding(withoutPlural(word)));
}

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
  return word.length > 4 && word.endsWith("e") ? word.slice(0, -1) : word.length > 4 && word.endsWith("y") ? word.slice(0, -1) + "i" : word;
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
    "converti conversion convert converts converted converting",
  ].flatMap((row) => {
    const [root = "", ...forms] = row.split(" ");
    return forms.map((form) => [form, root] as const);
  }),
);
