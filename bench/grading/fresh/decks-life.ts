import { marked } from "../kinds/marked.ts";

/** Biochemistry and genetics. Marked before the examiner had read any of it. */
export const decksGenetics = [
  marked("Ribosome", "builds proteins from amino acids by reading mRNA", {
    right: ["reads mRNA and makes proteins out of amino acids", "proteins are built here from amino acids according to the mRNA"],
    partial: ["builds proteins", "reads mRNA", "part of the cell"],
    wrong: ["builds amino acids from proteins by reading mRNA", "builds mRNA from amino acids", "breaks down proteins into amino acids"],
  }),
  marked("Bases of RNA", "adenine, uracil, guanine, cytosine", {
    right: ["A, U, G, C", "cytosine, guanine, adenine, uracil", "uracil, adenin, guanin, cytosin"],
    partial: ["adenine and uracil", "adenine, thymine, guanine, cytosine", "uracil"],
    wrong: ["alanine, glycine"],
  }),
  marked("Homozygous", "having two identical alleles of a gene", {
    right: ["both alleles of a gene are the same", "with 2 equal alleles for a gene", "two identical alleles"],
    partial: ["having alleles", "having two alleles of a gene"],
    wrong: ["having two different alleles of a gene", "having one allele of a gene"],
  }),
  marked("Meiosis", "cell division that halves the number of chromosomes and yields four different cells", {
    right: [
      "division into four different cells with half the number of chromosomes",
      "four different daughter cells arise, each with half as many chromosomes",
    ],
    partial: ["cell division", "cell division that halves the number of chromosomes", "division that yields four cells"],
    wrong: [
      "cell division that doubles the number of chromosomes and yields four different cells",
      "cell division that keeps the number of chromosomes and yields two identical cells",
    ],
  }),
  marked("Phenotype", "all visible traits of an organism", {
    right: ["the traits of an organism that can be seen", "what an organism looks like", "the observable characteristics of an organism"],
    partial: ["traits of an organism", "the traits"],
    wrong: ["all genes of an organism", "all invisible traits of an organism"],
  }),
  marked("Net yield of ATP in glycolysis", "2 ATP per glucose", {
    right: ["two ATP for each glucose", "2 ATP", "2 molecules of ATP per glucose molecule"],
    wrong: ["4 ATP per glucose", "36 ATP per glucose", "2 glucose per ATP"],
  }),
  marked("Number of chromosomes in a human egg cell", "23", {
    right: ["twenty-three", "23 chromosomes", "n = 23"],
    wrong: ["46", "22", "32"],
  }),
  marked("Enzyme inhibitor, competitive", "binds to the active site and blocks the substrate", {
    right: ["blocks the substrate by binding to the active site", "it sits in the active site so that the substrate can't bind"],
    partial: ["blocks the substrate", "binds to the active site", "slows the enzyme"],
    wrong: ["binds outside the active site and changes its shape", "binds to the active site and helps the substrate"],
  }),
  marked("Discovered the structure of DNA", "James Watson and Francis Crick", {
    right: ["Watson & Crick", "Crick and Watson", "Watson, Crick (with data of Rosalind Franklin)"],
    partial: ["Watson", "James Watson and Rosalind Franklin"],
    wrong: ["Gregor Mendel", "Charles Darwin"],
  }),
  marked("Starch", "polysaccharide of glucose in which plants store energy", {
    right: ["glucose polysaccharide, the energy store of plants", "plants store energy in this polysaccharide made of glucose"],
    partial: ["polysaccharide of glucose", "energy store", "a carbohydrate"],
    wrong: ["polysaccharide of glucose in which animals store energy", "protein in which plants store energy"],
  }),
  marked("Overall equation of cellular respiration", "C6H12O6 + 6O2 → 6CO2 + 6H2O", {
    right: ["C6H12O6 + 6 O2 -> 6 CO2 + 6 H2O", "6O2 + C6H12O6 = 6H2O + 6CO2", "C₆H₁₂O₆ + 6 O₂ → 6 CO₂ + 6 H₂O + energy"],
    partial: ["C6H12O6 + O2 → CO2 + H2O", "glucose + oxygen → carbon dioxide + water"],
    wrong: ["6CO2 + 6H2O → C6H12O6 + 6O2", "C6H12O6 + 6CO2 → 6O2 + 6H2O"],
  }),
  marked("Mutation", "permanent change in the sequence of DNA", {
    right: ["lasting change of the DNA sequence", "the DNA sequence is changed permanently"],
    partial: ["a change", "change in DNA"],
    wrong: ["temporary change in the sequence of DNA", "permanent change in the sequence of proteins only"],
  }),
  marked("Hydrophobic", "repelling water", {
    right: ["water-repellent", "does not mix with water", "repels water"],
    wrong: ["attracting water", "repelled by fat", "not repelling water"],
  }),
  marked("Codon", "three bases that code for one amino acid", {
    right: ["triplet of bases which codes for an amino acid", "3 bases coding for one amino acid"],
    partial: ["three bases", "codes for an amino acid"],
    wrong: [
      "one base that codes for three amino acids",
      "four bases that code for one amino acid",
      "three amino acids that code for one base",
    ],
  }),
];

/** Food and medicine. */
export const decksNutrition = [
  marked("Energy in a gram of fat", "9 kcal (37 kJ)", {
    right: ["9 kcal", "37 kJ", "nine kilocalories", "9 kcal/g", "about 38 kJ"],
    wrong: ["9 kJ", "37 kcal", "4 kcal", "9 cal"],
  }),
  marked("Vitamin D deficiency in children", "rickets", {
    right: ["rachitis", "ricketts", "rickets (soft bones)"],
    wrong: ["scurvy", "tickets", "crickets", "beriberi"],
  }),
  marked("Fat-soluble vitamins", "A, D, E, K", {
    right: ["A D E K", "vitamins E, D, K and A", "ADEK"],
    partial: ["A, D, E", "A, C, D, E", "A, D, E, K, C", "D"],
    wrong: ["B and C", "B1, B2, B6, B12"],
  }),
  marked("Lactose intolerance", "lack of the enzyme lactase, so that milk sugar is not digested", {
    right: ["milk sugar can't be digested because lactase is missing", "you lack lactase and therefore cannot digest milk sugar"],
    partial: ["milk sugar is not digested", "lack of an enzyme", "you can't drink milk"],
    wrong: [
      "excess of the enzyme lactase, so that milk sugar is digested",
      "lack of milk sugar, so that the enzyme lactase is not digested",
    ],
  }),
  marked("Pasteurisation", "heating food briefly below boiling point to kill germs", {
    right: [
      "food is heated for a short time under the boiling point so that germs die",
      "kill germs by heating briefly to below the boiling point",
    ],
    partial: ["heating food", "kills germs", "heating food to kill germs"],
    wrong: ["cooling food briefly below freezing point to kill germs", "heating food briefly below boiling point to grow germs"],
  }),
  marked("BMI", "body mass in kilograms divided by the square of the height in metres", {
    right: ["weight in kg / (height in m)²", "mass divided by height squared", "body weight (kg) divided by the height (m) squared"],
    partial: ["weight divided by height", "compares weight and height"],
    wrong: [
      "height in metres divided by the square of the body mass in kilograms",
      "body mass in kilograms times the square of the height in metres",
    ],
  }),
  marked("Daily water requirement of an adult", "about 2 to 2.5 litres", {
    right: ["2-2.5 L", "2000 to 2500 ml", "between two and two and a half litres", "2–2,5 l"],
    wrong: ["2 to 2.5 ml", "20 to 25 litres", "5 litres"],
  }),
  marked("Essential amino acid", "amino acid that the body cannot make and must take in with food", {
    right: ["amino acid which must come from food because the body can't produce it", "the body cannot synthesise it, it has to be eaten"],
    partial: ["amino acid in food", "important amino acid", "amino acid that the body needs"],
    wrong: ["amino acid that the body can make and need not take in with food", "amino acid that the body cannot use"],
  }),
  marked("Anaphylaxis", "severe allergic reaction that affects the whole body within minutes", {
    right: [
      "a serious allergic reaction of the whole body in a matter of minutes",
      "within minutes the entire body has a severe allergic reaction",
    ],
    partial: ["allergic reaction", "severe allergic reaction", "affects the whole body"],
    wrong: [
      "mild allergic reaction that affects the whole body within minutes",
      "severe allergic reaction that affects the skin within weeks",
    ],
  }),
  marked("Antidote to paracetamol", "acetylcysteine", {
    right: ["N-acetylcysteine", "acetylcystein", "NAC (acetylcysteine)"],
    wrong: ["naloxone", "cysteine", "acetylcholine", "paracetamol"],
  }),
  marked("Half-life of a drug", "time in which its concentration in the blood falls by half", {
    right: ["time until half of it is left in the blood", "how long it takes for the blood concentration to halve"],
    partial: ["time in which its concentration falls", "a time"],
    wrong: ["time in which its concentration in the blood doubles", "half of the time in which the drug acts"],
  }),
  marked("p.o. on a prescription", "by mouth (per os)", {
    right: ["by mouth", "orally", "per os", "taken through the mouth"],
    wrong: ["by injection", "as needed", "before meals"],
  }),
];
