const high = pairs("0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻−⁻=⁼(⁽)⁾aᵃbᵇcᶜdᵈeᵉfᶠgᵍhʰiⁱjʲkᵏlˡmᵐnⁿoᵒpᵖrʳsˢtᵗuᵘvᵛwʷxˣyʸzᶻTᵀβᵝγᵞδᵟ′′°°∘°**");
const low = pairs("0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋−₋=₌(₍)₎aₐeₑhₕiᵢjⱼkₖlₗmₘnₙoₒpₚrᵣsₛtₜuᵤvᵥxₓβᵦγᵧρᵨφᵩχᵪ");

/** A text in superscript characters, as `x²`; null if one of its characters has none. */
export function raised(text: string): string | null {
  return inSmall(text, high);
}

/** A text in subscript characters, as `H₂O`; null if one of its characters has none. */
export function lowered(text: string): string | null {
  return inSmall(text, low);
}

function inSmall(text: string, letters: ReadonlyMap<string, string>): string | null {
  const small = Array.from(text.replace(/\s/g, ""), (one) => letters.get(one));
  return small.includes(undefined) ? null : small.join("");
}

function pairs(signsText: string): ReadonlyMap<string, string> {
  const characters = Array.from(signsText);
  return new Map(characters.flatMap((one, at) => (at % 2 === 0 ? [[one, characters[at + 1] ?? ""] as const] : [])));
}
