import { marked } from "../kinds/marked.ts";

/** Cells and plants. Marked before any rule was changed for them. */
export const studyBiology = [
  marked("Mitosis", "cell division that produces two identical daughter cells", {
    right: [
      "a cell divides into two identical cells",
      "division of a cell into two daughter cells that are genetically the same",
      "cell division producing two identical daughter cells, used for growth and repair",
      "cell divison that makes two identical daugter cells",
      "when one cell splits into two that are exactly alike",
    ],
    partial: [
      "cell division",
      "cell division that produces daughter cells",
      "cell division that produces two identical daughter cells, it only happens in bacteria",
    ],
    wrong: [
      "cell division that produces four different daughter cells",
      "cell division that makes sperm and egg cells",
      "fusion of two identical cells",
      "two cells become one",
    ],
  }),
  marked("Function of the ribosome", "makes proteins", {
    right: ["protein synthesis", "it builds proteins", "produces proteins from amino acids", "the assembly of proteins", "makes protiens"],
    partial: ["makes things the cell needs"],
    wrong: ["breaks down proteins", "makes energy", "makes lipids", "stores proteins", "digestion"],
  }),
  marked("Osmosis", "movement of water through a semipermeable membrane from low to high solute concentration", {
    right: [
      "water moves across a semipermeable membrane towards the higher concentration of solute",
      "water moving through a semi-permeable membrane from a region of low solute concentration to high solute concentration",
      "diffusion of water through a semipermeable membrane to where more solute is dissolved",
    ],
    partial: ["movement of water", "movement of water through a membrane", "water goes through a semipermeable membrane"],
    wrong: [
      "movement of water through a semipermeable membrane from high to low solute concentration",
      "movement of solute through a semipermeable membrane from low to high water concentration",
      "transport of ions with energy",
    ],
  }),
  marked("Xylem", "tissue that carries water from the roots to the leaves", {
    right: [
      "transports water from the roots up to the leaves",
      "vessels that bring water and minerals from roots to leaves",
      "plant tissue that conducts water from root to leaf",
      "water transport from the roots to the leaves",
    ],
    partial: ["carries water", "plant tissue", "tissue that carries water and sugar from the roots to the leaves"],
    wrong: ["tissue that carries water from the leaves to the roots", "tissue that carries sugar from the leaves", "outer skin of a leaf"],
  }),
  marked("Stomata", "small pores in the leaf through which gases enter and leave", {
    right: [
      "tiny openings in leaves for gas exchange",
      "pores in the leaf that let gases in and out",
      "little holes on the underside of a leaf where gas goes in and out",
    ],
    partial: ["pores in the leaf", "small pores through which gases enter"],
    wrong: ["green pigment of the leaf", "small hairs on the root", "pores in the root through which water enters"],
  }),
  marked("Four bases of DNA", "adenine, thymine, cytosine, guanine", {
    right: [
      "A, T, C, G",
      "guanine, cytosine, adenine and thymine",
      "adenin, thymin, cytosin, guanin",
      "adenine thymine guanine cytosine",
      "A T G C",
    ],
    partial: [
      "adenine, thymine, cytosine",
      "adenine, uracil, cytosine, guanine",
      "adenine, thymine, cytosine, guanine, uracil",
      "adenine and thymine",
    ],
    wrong: ["uracil", "phosphate and sugar", "alanine, tyrosine, cysteine, glycine"],
  }),
  marked("Where does photosynthesis take place?", "chloroplast", {
    right: [
      "in the chloroplasts",
      "chloroplasts of the plant cells",
      "chloroplast, which contains chlorophyll",
      "inside the chloroplast",
      "cloroplast",
    ],
    partial: ["in the chloroplasts of animal cells", "in the leaves", "chloroplast and mitochondria"],
    wrong: ["chlorophyll", "mitochondrion", "in the nucleus", "not in the chloroplast"],
  }),
  marked("Homozygous", "having two identical alleles of a gene", {
    right: [
      "both alleles are the same",
      "two of the same allele for a gene",
      "having two equal alleles of one gene",
      "with two identical alleles, like AA or aa",
    ],
    partial: ["having two alleles", "identical"],
    wrong: [
      "having two different alleles of a gene",
      "having two identical genes on different chromosomes",
      "having no alleles of a gene",
      "having one allele of a gene",
    ],
  }),
  marked("Producer (ecology)", "organism that makes its own food from sunlight", {
    right: [
      "living thing that produces its own food with light from the sun",
      "organism which makes its food by photosynthesis, using sunlight",
      "a plant or other organism making its own food using the sun",
    ],
    partial: ["organism that makes food", "organism that makes its own food"],
    wrong: [
      "organism that eats other organisms",
      "organism that makes food for humans",
      "organism that breaks down dead material",
      "organism that cannot make its own food",
    ],
  }),
];
