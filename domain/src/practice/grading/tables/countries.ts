const table = {
  africa:
    "algeria|angola|benin|botswana|burkina faso|burundi|cameroon|chad|congo|egypt|eritrea|ethiopia|gabon|gambia|ghana|guinea|ivory coast|kenya|lesotho|liberia|libya|madagascar|malawi|mali|mauritania|mauritius|morocco|mozambique|namibia|niger|nigeria|rwanda|senegal|sierra leone|somalia|south africa|sudan|swaziland|tanzania|togo|tunisia|uganda|zambia|zimbabwe",
  asia: "afghanistan|armenia|azerbaijan|bahrain|bangladesh|bhutan|burma|myanmar|cambodia|china|georgia|india|indonesia|iran|iraq|israel|japan|jordan|kazakhstan|kuwait|kyrgyzstan|laos|lebanon|malaysia|mongolia|nepal|north korea|south korea|korea|oman|pakistan|philippines|qatar|russia|saudi arabia|singapore|sri lanka|syria|taiwan|tajikistan|thailand|tibet|turkey|turkmenistan|united arab emirates|uzbekistan|vietnam|yemen",
  europe:
    "albania|austria|belarus|belgium|bosnia|bulgaria|croatia|cyprus|czech republic|denmark|england|estonia|finland|france|germany|great britain|britain|united kingdom|greece|holland|hungary|iceland|ireland|italy|kosovo|latvia|liechtenstein|lithuania|luxembourg|macedonia|malta|moldova|monaco|montenegro|netherlands|northern ireland|norway|poland|portugal|romania|russia|scotland|serbia|slovakia|slovenia|spain|sweden|switzerland|turkey|ukraine|wales",
  "north america":
    "canada|costa rica|cuba|dominican republic|el salvador|guatemala|haiti|honduras|jamaica|mexico|nicaragua|panama|united states|usa",
  "south america": "argentina|bolivia|brazil|chile|colombia|ecuador|guyana|paraguay|peru|suriname|uruguay|venezuela",
  australia: "australia|new zealand|fiji|papua new guinea|samoa|tonga",
};

/** The continents, each with a pattern that recognizes it in a text. */
export const continents: readonly (readonly [name: string, sign: RegExp])[] = [
  ["africa", /\bafrican?\b/],
  ["asia", /\basian?\b/],
  ["europe", /\beurope(?:an)?\b/],
  ["north america", /\bnorth(?:western|eastern|ern)? americ|\bcentral americ/],
  ["south america", /\bsouth(?:ern)? americ|\blatin americ/],
  ["australia", /\baustralian?\b|\boceania\b/],
  ["antarctica", /\bantarctic/],
];

/** Each country with the continents it belongs to. */
export const countries: ReadonlyMap<string, readonly string[]> = Object.entries(table).reduce(
  (known, [continent, names]) => names.split("|").reduce((map, name) => map.set(name, [...(map.get(name) ?? []), continent]), known),
  new Map<string, string[]>(),
);

/** Countries that are a part of another, or another name for it. */
const one: readonly (readonly string[])[] = [
  ["united kingdom", "great britain", "britain", "england"],
  ["united kingdom", "great britain", "britain", "scotland"],
  ["united kingdom", "great britain", "britain", "wales"],
  ["united kingdom", "northern ireland", "ireland"],
  ["united states", "usa"],
  ["netherlands", "holland"],
  ["burma", "myanmar"],
  ["china", "tibet", "taiwan"],
  ["korea", "north korea"],
  ["korea", "south korea"],
];

/** Whether two names may mean the same country. */
export function mayBeOneCountry(a: string, b: string): boolean {
  return a === b || one.some((row) => row.includes(a) && row.includes(b));
}
