const table =
  "H hydrogen,He helium,Li lithium,Be beryllium,B boron,C carbon,N nitrogen,O oxygen,F fluorine,Ne neon,Na sodium,Mg magnesium,Al aluminium,Si silicon,P phosphorus,S sulfur,Cl chlorine,Ar argon,K potassium,Ca calcium,Sc scandium,Ti titanium,V vanadium,Cr chromium,Mn manganese,Fe iron,Co cobalt,Ni nickel,Cu copper,Zn zinc,Ga gallium,Ge germanium,As arsenic,Se selenium,Br bromine,Kr krypton,Rb rubidium,Sr strontium,Y yttrium,Zr zirconium,Nb niobium,Mo molybdenum,Tc technetium,Ru ruthenium,Rh rhodium,Pd palladium,Ag silver,Cd cadmium,In indium,Sn tin,Sb antimony,Te tellurium,I iodine,Xe xenon,Cs caesium,Ba barium,La lanthanum,Ce cerium,Pr praseodymium,Nd neodymium,Pm promethium,Sm samarium,Eu europium,Gd gadolinium,Tb terbium,Dy dysprosium,Ho holmium,Er erbium,Tm thulium,Yb ytterbium,Lu lutetium,Hf hafnium,Ta tantalum,W tungsten,Re rhenium,Os osmium,Ir iridium,Pt platinum,Au gold,Hg mercury,Tl thallium,Pb lead,Bi bismuth,Po polonium,At astatine,Rn radon,Fr francium,Ra radium,Ac actinium,Th thorium,Pa protactinium,U uranium,Np neptunium,Pu plutonium,Am americium,Cm curium,Bk berkelium,Cf californium,Es einsteinium,Fm fermium,Md mendelevium,No nobelium,Lr lawrencium,Rf rutherfordium,Db dubnium,Sg seaborgium,Bh bohrium,Hs hassium,Mt meitnerium,Ds darmstadtium,Rg roentgenium,Cn copernicium,Nh nihonium,Fl flerovium,Mc moscovium,Lv livermorium,Ts tennessine,Og oganesson";

const symbols = new Map(table.split(",").map((row) => row.split(" ") as [symbol: string, name: string]));
const names = new Map(Array.from(symbols, ([symbol, name]) => [name, symbol.toLowerCase()]));
names.set("aluminum", "al").set("sulphur", "s").set("cesium", "cs");

/** The symbol of an element's English name in lower case, or null. */
export function elementSymbol(name: string): string | null {
  return names.get(name) ?? null;
}

/** Whether a text can be read as a chemical formula: element symbols with counts, brackets and a charge. */
export function isChemical(text: string): boolean {
  const bare = text.replace(/[()[\]^+\-·.\d\s]/g, "");
  if (!/^(?:[A-Z][a-z]?)+$/.test(bare)) return false;
  return (bare.match(/[A-Z][a-z]?/g) ?? []).every((symbol) => symbols.has(symbol));
}

/** Whether a text is the symbol of an element, with its capitals. */
export function isElement(text: string): boolean {
  return symbols.has(text);
}
