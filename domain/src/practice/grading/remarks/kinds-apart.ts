/** Kinds of things: groups in a row exclude each other, words in a group do not. A planet is not a star. */
const rows: readonly (readonly string[])[] = [
  "planet;star;moon|satellite;comet;asteroid;galaxy;constellation",
  "metal|metallic element;gas|noble gas|inert gas|nonmetal|nonmetallic element|halogen",
  "bone;organ|muscle|gland|tissue|artery|vein|nerve|membrane|vessel",
  "artery;vein;nerve",
  "mammal;bird;fish;reptile;amphibian;insect;arachnid;mollusc|mollusk;crustacean",
  "animal|mammal|bird|fish|reptile|amphibian|insect;plant|tree|flower|herb|shrub;fungus|mushroom;bacterium;virus",
  "river|stream;lake;sea;ocean;mountain|peak|mount|volcano|mountain range|range;desert;city|town;strait;canal;waterfall",
  "island;peninsula;river;lake;mountain range",
  "hormone;enzyme;vitamin;antibody",
  "acid;base|alkali;salt",
  "god|king|emperor|prince|man;goddess|queen|empress|princess|woman",
  "noun;verb|auxiliary verb;adjective;adverb;preposition;conjunction;pronoun",
  "igneous rock;sedimentary rock;metamorphic rock",
  "string instrument|stringed instrument;woodwind|woodwind instrument;brass|brass instrument;percussion|percussion instrument",
  "novel;play|drama|tragedy|comedy;poem|epic;opera;symphony;ballet;painting|fresco;sculpture|statue",
].map((row) => row.split(";"));

const groups = rows.map((row) => row.map((group) => ({ names: group.split("|"), isNamed: named(group), isSaid: saidToBe(group) })));

function named(group: string): RegExp {
  return new RegExp(`\\b(?:${group})(?:e?s)?\\b`);
}

/** Matches `, a star` and `is a small bone`, but not `the star of` or `a bone marrow`. */
function saidToBe(group: string): RegExp {
  return new RegExp(
    `(?:^[\\s,;:(–-]*|\\b(?:is|was|it'?s|which is|also|being|called)\\s)(?:also |actually |really )?(?:an?|one of the)\\s((?:[a-z-]+\\s){0,2}?)(${group})(?=$|[,.;:)!]|\\s(?:in|of|on|near|that|which|who|with|from|between|at|and|made|by|around|orbiting)\\b)`,
  );
}

/** The kind that a remark gives the thing, if what is known of it names another kind and not this one; else null. */
export function otherKindOf(remark: string, known: string): { known: string; said: string } | null {
  for (const row of groups) {
    for (const { isNamed, isSaid } of row) {
      const said = isSaid.exec(remark);
      if (said === null || isNamed.test(known) || /\b(?:former|dwarf|so-called|kind|sort|type)\b/.test(said[1] ?? "")) continue;
      const own = row.find((group) => group.isNamed !== isNamed && group.isNamed.test(known));
      if (own !== undefined) return { known: own.isNamed.exec(known)?.[0] ?? own.names[0] ?? "", said: said[2] ?? "" };
    }
  }
  return null;
}

const colours = "red green blue yellow white black brown orange violet pink".split(" ");

/** The colour that a remark gives the thing, if what is known of it names only other colours; else null. */
export function otherColourOf(remark: string, known: string): { known: string; said: string } | null {
  const said = new RegExp(`\\b(?:is|are|was|were|has an?|an?)\\s(${colours.join("|")})(?=$|[,.;!)]|\\s(?:colou?r|pigment|one)\\b)`).exec(
    remark,
  )?.[1];
  if (said === undefined) return null;
  const own = colours.filter((colour) => new RegExp(`\\b${colour}(?:dish|ish)?\\b`).test(known));
  return own[0] === undefined || own.includes(said) ? null : { known: own[0], said };
}
