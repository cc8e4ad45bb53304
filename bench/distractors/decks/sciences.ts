import { deck } from "../deck.ts";

export const cellBiology = deck(
  "cell biology",
  `
Mitosis | Cell division that produces two genetically identical daughter cells
Meiosis | Cell division that produces four genetically different sex cells
Mitochondrion | The powerhouse of the cell; it produces ATP by respiration
Nucleus | The control centre of the cell, which holds the DNA
Ribosome | The place where proteins are made
Chloroplast | The place of photosynthesis in plant cells
Cell wall | A stiff outer layer that supports plant cells
Cell membrane | A thin layer that controls what enters and leaves the cell
Vacuole | A space filled with cell sap that keeps a plant cell firm
Cytoplasm | Jelly in which most chemical reactions of the cell take place
Diffusion | Movement of particles from high to low concentration
Osmosis | Movement of water through a partially permeable membrane from high to low water concentration
Active transport | Movement of particles against the concentration gradient, using energy
Enzyme | A protein that speeds up a reaction without being used up
Substrate | The molecule on which an enzyme acts
Active site | The part of an enzyme where the substrate fits
Denaturation | Loss of an enzyme's shape through heat or acid
Photosynthesis | Making glucose and oxygen from carbon dioxide and water with the energy of light
Aerobic respiration | Release of energy from glucose with oxygen
Anaerobic respiration | Release of energy from glucose without oxygen
Stem cell | A cell that can become many other kinds of cell
Tissue | A group of similar cells with one function
Organ | A group of tissues that work together
Gene | A section of DNA that codes for a protein
Allele | A version of a gene
Chromosome | A long coiled molecule of DNA
Genotype | The alleles an organism has
Phenotype | The characteristics an organism shows
Dominant allele | An allele that shows even when only one copy is present
Recessive allele | An allele that shows only when two copies are present
Homozygous | Having two identical alleles
Heterozygous | Having two different alleles
Mutation | A random change in DNA
Clone | A genetically identical copy
`,
);

export const physics = deck(
  "physics",
  `
Speed | Distance travelled per unit of time
Velocity | Speed in a given direction
Acceleration | Rate of change of velocity
Force | A push or a pull on an object
Weight | The force of gravity on an object
Mass | The amount of matter in an object
Density | Mass per unit of volume
Pressure | Force per unit of area
Work | Energy transferred when a force moves an object
Power | Rate of transferring energy
Kinetic energy | Energy that a moving object has
Potential energy | Energy that an object has because of its position
Thermal energy | Energy of the particles of a hot object
Elastic energy | Energy stored in a stretched spring
Momentum | Mass times velocity
Inertia | Tendency of an object to keep its state of motion
Friction | A force that opposes motion
Electric current | Rate of flow of electric charge
Voltage | Energy transferred per unit of charge
Resistance | Opposition to the flow of electric current
Conductor | A material through which charge flows easily
Insulator | A material through which charge hardly flows
Frequency | Number of waves per second
Wavelength | Distance between two crests of a wave
Amplitude | Greatest displacement of a wave from its rest position
Longitudinal wave | A wave whose particles vibrate along its direction of travel
Transverse wave | A wave whose particles vibrate at right angles to its direction of travel
Refraction | Change of direction of a wave when it enters another material
Reflection | Bouncing of a wave off a surface
Half-life | Time in which half of the radioactive nuclei decay
`,
);

export const symbols = deck(
  "element symbols",
  "Hydrogen H,Helium He,Lithium Li,Beryllium Be,Boron B,Carbon C,Nitrogen N,Oxygen O,Fluorine F,Neon Ne,Sodium Na,Magnesium Mg,Aluminium Al,Silicon Si,Phosphorus P,Sulfur S,Chlorine Cl,Argon Ar,Potassium K,Calcium Ca,Titanium Ti,Chromium Cr,Manganese Mn,Iron Fe,Cobalt Co,Nickel Ni,Copper Cu,Zinc Zn,Bromine Br,Silver Ag,Tin Sn,Iodine I,Barium Ba,Tungsten W,Platinum Pt,Gold Au,Mercury Hg,Lead Pb,Radon Rn,Uranium U"
    .split(",")
    .map((row) => row.replace(" ", " | "))
    .join("\n"),
);

export const anatomy = deck(
  "bones and muscles",
  `
Femur | thigh bone
Tibia | shin bone
Fibula | thin bone beside the shin bone
Patella | kneecap
Cranium | skull
Mandible | lower jaw
Maxilla | upper jaw
Clavicle | collarbone
Scapula | shoulder blade
Sternum | breastbone
Humerus | bone of the upper arm
Radius | forearm bone on the thumb side
Ulna | forearm bone on the little finger side
Carpals | bones of the wrist
Tarsals | bones of the ankle
Vertebrae | bones of the spine
Biceps | muscle that bends the arm
Triceps | muscle that straightens the arm
Quadriceps | muscle that straightens the leg
Hamstrings | muscles that bend the leg
Diaphragm | muscle of breathing below the lungs
`,
);
