import { continents, countries, mayBeOneCountry } from "../tables/countries.ts";

const towards =
  "(?:(?:north|south|east|west|middle|centre|center|heart)\\sof\\s(?:the\\s)?)?(?:(?:north|south|east|west|central|upper|lower)(?:ern|east|west|eastern|western)?\\s)?";
const names = [...countries.keys(), ...continents.map(([name]) => name)].toSorted((a, b) => b.length - a.length);
/** Phrases that give a thing's location: `in Spain`, `a river of Asia`, `the capital of Ireland`. */
const saidToLie = new RegExp(
  `(?:\\b(?:lies|is|situated|located|found)?\\s?in|\\b(?:city|capital|river|mountain|peak|lake|state|country|island|desert|volcano|town|port|province|region|planet) (?:of|in))\\s(?:the\\s)?${towards}(${names.join("|")})(?![a-z'’-])`,
  "g",
);
/** Things that lie only in the countries that a dictionary names. A river, a range or a language may also be in others. */
const local = /\b(?:city|capital|town|mountain|peak|lake|state|volcano|waterfall|province|port|palace|tower|cathedral|building)\b/;
/** An event is not a location: `who died in Italy`. */
const happened =
  /\b(?:born|died|lived|buried|studied|worked|war|battle|signed|built|used|sold|spoken|popular|famous|known|exhibited|kept|invented|discovered|made)\b/;

/** The location that a remark gives a thing, if what is known of it names only other places; else null. */
export function otherPlaceOf(remark: string, known: string): { known: string; said: string } | null {
  if (happened.test(remark)) return null;
  const own = [...countries.keys()].filter((name) => isIn(name, known));
  const around = new Set([
    ...continents.filter(([, sign]) => sign.test(known)).map(([name]) => name),
    ...own.flatMap((name) => countries.get(name) ?? []),
  ]);
  for (const [phrase, place = ""] of remark.matchAll(saidToLie)) {
    const continent = continents.find(([name]) => name === place)?.[0];
    const within = continent === undefined ? (countries.get(place) ?? []) : [continent];
    const isFarAway = around.size > 0 && !within.some((one) => around.has(one));
    const isNextTo = continent === undefined && local.test(known) && own.length > 0 && !own.some((name) => mayBeOneCountry(name, place));
    if ((isFarAway || isNextTo) && !isSpokenOf(place, known)) return { known: own[0] ?? [...around][0] ?? "", said: phrase.trim() };
  }
  return null;
}

function isIn(name: string, text: string): boolean {
  const place = text.indexOf(name);
  return place >= 0 && !/[a-z]/.test(text[place - 1] ?? " ") && !/[a-z]/.test(text[place + name.length] ?? " ");
}

/** Whether a text mentions a place or its adjective: `Italian` for Italy. */
function isSpokenOf(place: string, known: string): boolean {
  return new RegExp(`\\b${place.includes(" ") ? place : place.slice(0, sharedBeginning)}`).test(known);
}

const sharedBeginning = 4;

const compass: readonly (readonly [one: string, other: string])[] = [
  ["north", "south"],
  ["south", "north"],
  ["east", "west"],
  ["west", "east"],
];

/** `in the south` for what a dictionary has in the north; else null. */
export function otherSideOf(remark: string, known: string): { known: string; said: string } | null {
  const [phrase, said] = /\bin the (?:far |extreme )?(north|south|east|west)(?=$|[,.;!)]|\sof\b)/.exec(remark) ?? [];
  const other = compass.find(([one]) => one === said)?.[1];
  if (phrase === undefined || other === undefined || known.includes(said ?? "")) return null;
  const own = new RegExp(`\\b${other}[a-z]*`).exec(known)?.[0];
  return own === undefined ? null : { known: own, said: phrase };
}

const sides = /\b(north|south)?(east|west)?(?:ern)?\s(africa|europe|asia|america|australia)\b/g;

/** `in Western Europe` for what a dictionary has in Eastern Europe; else null. */
export function otherSideOfAContinent(remark: string, known: string): { known: string; said: string } | null {
  const within = (text: string) => Array.from(text.matchAll(sides)).filter(([, one, other]) => one !== undefined || other !== undefined);
  const own = within(known);
  for (const [phrase, one, other, continent] of within(remark)) {
    const there = own.filter(([, , , name]) => name === continent && name !== "america");
    const isOpposite = ([, ours, theirs]: RegExpMatchArray) =>
      (one !== undefined && ours !== undefined && one !== ours) || (other !== undefined && theirs !== undefined && other !== theirs);
    if (there.length > 0 && there.every(isOpposite)) return { known: there[0]?.[0] ?? "", said: phrase };
  }
  return null;
}

const waters =
  "atlantic|pacific|english channel|indian ocean|arctic ocean|mediterranean|black sea|north sea|baltic|caspian|red sea|adriatic|aegean|gulf of mexico|persian gulf|caribbean|bay of bengal|yellow sea|arabian sea";
const flowing = new RegExp(`\\b(?:flow|run|empt|drain|pour)[a-z]*\\s(?:[a-z]+\\s){0,2}?(?:in)?to the (?:north |south )?(${waters})\\b`);

/** The sea into which a remark says a river flows, if the dictionary names another; else null. */
export function otherMouthOf(remark: string, known: string): { known: string; said: string } | null {
  const said = flowing.exec(remark)?.[1];
  const own: readonly string[] = known.match(new RegExp(`\\b(?:${waters})\\b`, "g")) ?? [];
  return said === undefined || own[0] === undefined || own.includes(said) ? null : { known: own[0], said };
}

/** Capitals that are not the largest city of their country. */
const smallCapitals = new Set(
  "ottawa|brasilia|canberra|washington|washington d.c.|ankara|bern|berne|beijing|new delhi|wellington|rabat|abuja|hanoi|islamabad|pretoria|yamoussoukro|dodoma|sucre|la paz|vaduz|abu dhabi|naypyidaw|belmopan|yaounde|lilongwe|gitega|astana".split(
    "|",
  ),
);

/** `Canberra, the largest city of Australia`: the capital is not the largest city; else null. */
export function largestThoughSmall(remark: string, name: string): { known: string; said: string } | null {
  const said = /(?<!second |third |of the )\b(?:largest|biggest|most populous) city\b/.exec(remark)?.[0];
  return said !== undefined && smallCapitals.has(name) ? { known: "capital", said } : null;
}

const organs =
  "liver|pancreas|kidney|heart|lung|brain|stomach|thyroid|adrenal|pituitary|spleen|skin|ovar|testi|intestine|bladder|bone marrow|hypothalamus|thymus|placenta".split(
    "|",
  );
const somewhere = `\\s(?:[a-z]+\\s){0,2}?(?:in|from|by)\\s(?:the\\s)?(${organs.join("|")})`;
const saidToCome = new RegExp(`\\b(?:comes?|made|produced|secreted|released|formed|found|located|situated|lies|sits|is|are)${somewhere}`);

/** The organ in which a remark locates a thing, if what is known of it names only others; else null. */
export function otherOrganOf(remark: string, known: string): { known: string; said: string } | null {
  const [phrase, said] = saidToCome.exec(remark) ?? [];
  if (phrase === undefined || said === undefined || known.includes(said)) return null;
  const own = organs.find((organ) => new RegExp(`\\b${organ}`).test(known));
  return own === undefined ? null : { known: own, said: phrase };
}

/** Regions of the body; a bone or a muscle is in one of them. */
const regions = [
  "arm|forearm|upper arm|hand|wrist|shoulder|elbow",
  "leg|lower leg|thigh|foot|knee|ankle|shin",
  "head|skull|face|jaw",
  "chest|thorax",
  "pelvis|hip",
];
const saidToBeIn = (region: string) =>
  new RegExp(
    `^[\\s,;:(–-]*(?:it is |it's |which is |found |located |a bone |a muscle |the bone )?(?:in|of) the (?:upper |lower |human )?(?:${region})(?=$|[,.;)])`,
  );

/** `the fibula, in the forearm`, if the known text only mentions the leg; else null. */
export function otherRegionOf(remark: string, known: string): { known: string; said: string } | null {
  const isKnown = (region: string) => new RegExp(`\\b(?:${region})\\b`).exec(known);
  const said = regions.find((region) => saidToBeIn(region).test(remark));
  if (said === undefined || isKnown(said) !== null || !/\b(?:bones?|muscle|joint|nerve|artery|vein)\b/.test(known)) return null;
  const own = regions.map(isKnown).find((one) => one !== null);
  return own === undefined
    ? null
    : {
        known: own?.[0] ?? "",
        said:
          saidToBeIn(said)
            .exec(remark)?.[0]
            .replace(/^[\s,;:(–-]*/, "") ?? "",
      };
}
