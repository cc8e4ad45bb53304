import { folded } from "../text/fold.ts";

const persons =
  /\b(?:who|whom|whose|author|writer|poet|playwright|novelist|painter|artist|sculptor|architect|composer|singer|musician|inventor|discoverer|founder|father|mother|president|king|queen|emperor|empress|tsar|pope|chancellor|minister|leader|ruler|general|admiral|explorer|philosopher|scientist|physicist|chemist|biologist|mathematician|astronomer|economist|psychologist|director|actor|actress|man|woman|person|wrote|painted|composed|discovered|invented|signed|formulated|proposed|wer|autor|autorin|maler|komponist|erfinder|auteur|peintre|pintor|escritor)\b/;
const places =
  /\b(?:capital|country|countries|city|town|state|nation|republic|lake|river|sea|ocean|mountain|peak|volcano|island|islands|desert|continent|peninsula|strait|canal|port|region|province|county|gulf|bay|waterfall|where|hauptstadt|land|stadt|fluss|meer|berg|insel|capitale|pays|ville|fleuve|país|ciudad|río)\b/;

/** Limit of a question that is read, in UTF-16 code units. */
const longestRead = 200;

/** What a question asks for, by its first word for a person or a place: `city founded by a king` asks for a place. Null if it has none. */
export function askedKind(term: string): "person" | "place" | null {
  const text = folded(term.slice(0, longestRead));
  const [person, place] = [persons, places].map((kind) => kind.exec(text)?.index ?? Infinity);
  if (person === place || person === undefined || place === undefined) return null;
  return person < place ? "person" : "place";
}
