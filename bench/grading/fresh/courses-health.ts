import { marked } from "../kinds/marked.ts";

/** Nursing, as students of it type. Marked before the examiner had read any of it. */
export const coursesNursing = [
  marked("Pressure ulcer", "damage to skin and tissue caused by lasting pressure, mostly over a bone", {
    right: [
      "skin and tissue damaged by long pressure, usually over a bone",
      "injury of the skin and the tissue under it from pressure that lasts, mostly over bony places",
      "damaged skin and tissue because of lasting pressure mainly over a bone",
    ],
    partial: ["damage to the skin", "a wound from pressure", "damage to skin and tissue caused by moisture"],
    wrong: ["damage to a bone caused by lasting pressure of the skin", "inflammation of the stomach"],
  }),
  marked("Signs of shock", "fast pulse, low blood pressure, pale and cold skin, confusion", {
    right: ["pulse fast, blood pressure low, skin pale and cold, confused", "low BP, rapid pulse, pale cold skin and confusion"],
    partial: ["fast pulse and low blood pressure", "pale skin", "fast pulse, high blood pressure, pale and cold skin, confusion"],
    wrong: ["slow pulse, high blood pressure, warm red skin", "fever and cough"],
  }),
  marked("Angle of an intramuscular injection", "90°", {
    right: ["90 degrees", "ninety degrees", "at a 90° angle", "a right angle"],
    wrong: ["45°", "19°", "9°"],
  }),
  marked("Normal oxygen saturation", "95 to 100 %", {
    right: ["95-100%", "between 95 and 100 percent", "95% – 100%"],
    partial: ["about 97", "95 %"],
    wrong: ["85 to 90 %", "59 to 100 %", "95 to 100 mmHg"],
  }),
  marked("Dysphagia", "difficulty in swallowing", {
    right: ["trouble swallowing", "swallowing is difficult", "problems with swallowing", "hard to swallow"],
    wrong: ["difficulty in speaking", "no difficulty in swallowing", "difficulty in breathing"],
  }),
  marked("Contraindication", "reason why a treatment must not be given", {
    right: [
      "a reason not to give a treatment",
      "reason for which a treatment should not be used",
      "why you mustn't give a certain treatment",
    ],
    partial: ["a reason", "something about a treatment"],
    wrong: ["reason why a treatment must be given", "unwanted effect of a treatment"],
  }),
  marked("Aseptic technique", "way of working that keeps germs out of a wound", {
    right: ["working in a way that keeps germs out of wounds", "a method of working so that no germs get into a wound"],
    partial: ["working cleanly", "way of working with a wound"],
    wrong: ["way of working that keeps germs in a wound", "killing germs in a wound with antibiotics"],
  }),
  marked("Dose: 250 mg tablets, 0.5 g ordered", "2 tablets", {
    right: ["two tablets", "2", "2 tabs"],
    wrong: ["0.5 tablets", "20 tablets", "2 g"],
  }),
  marked("Order of putting on protective equipment", "gown, mask, goggles, gloves", {
    right: ["gown, mask, goggles, then gloves", "1. gown 2. mask 3. goggles 4. gloves"],
    partial: ["gown, goggles, gloves", "gown and mask", "gloves, goggles, mask, gown"],
    wrong: ["soap, water, towel"],
  }),
  marked("Orthostatic hypotension", "fall of blood pressure on standing up", {
    right: [
      "blood pressure drops when you stand up",
      "drop in blood pressure when standing up",
      "when someone stands up their blood pressure falls",
    ],
    partial: ["low blood pressure", "fall of blood pressure"],
    wrong: ["rise of blood pressure on standing up", "fall of blood pressure on lying down"],
  }),
  marked("Palliative care", "care that relieves suffering without curing the disease", {
    right: ["care that eases suffering but does not cure the disease", "relieving suffering without curing the illness"],
    partial: ["care that relieves suffering", "care for the sick", "care that doesn't cure the disease"],
    wrong: ["care that cures the disease without relieving suffering", "care after an operation"],
  }),
  marked("Vein for a blood sample in the elbow", "median cubital vein", {
    right: ["median cubital", "the median cubital vein", "vena mediana cubiti"],
    partial: ["cubital vein"],
    wrong: ["median cubital artery", "femoral vein"],
  }),
];

/** Anatomy, as students of it type. Marked before the examiner had read any of it. */
export const coursesAnatomy = [
  marked("Rotator cuff muscles", "supraspinatus, infraspinatus, teres minor, subscapularis", {
    right: ["infraspinatus, supraspinatus, subscapularis & teres minor", "SITS: supraspinatus infraspinatus teres minor subscapularis"],
    partial: ["supraspinatus and infraspinatus", "supraspinatus, infraspinatus, teres major, subscapularis", "subscapularis"],
    wrong: ["biceps, triceps, deltoid", "teres major"],
  }),
  marked("Function of the biceps", "bends the elbow and turns the palm upwards", {
    right: ["flexes the elbow and turns the palm up", "bending of the elbow, turning the palm upward"],
    partial: ["bends the elbow", "turns the palm upwards", "moves the arm", "bends the elbow and turns the palm downwards"],
    wrong: ["straightens the elbow", "bends the knee"],
  }),
  marked("Bones of the middle ear", "malleus, incus, stapes", {
    right: ["hammer, anvil, stirrup", "incus, malleus and stapes", "maleus, incus, stapes"],
    partial: ["malleus and incus", "three small bones", "malleus, incus, stapes and cochlea"],
    wrong: ["femur, tibia, fibula"],
  }),
  marked("Ulna", "bone of the forearm on the side of the little finger", {
    right: ["forearm bone on the little finger side", "the bone in the forearm, on the same side as the little finger"],
    partial: ["bone of the forearm", "a bone"],
    wrong: ["bone of the forearm on the side of the thumb", "bone of the lower leg"],
  }),
  marked("Number of cervical vertebrae", "7", { right: ["seven", "7 vertebrae", "there are seven"], wrong: ["12", "5", "C7 to T12"] }),
  marked("Left atrium", "receives blood rich in oxygen from the lungs", {
    right: [
      "it gets oxygen-rich blood from the lungs",
      "oxygen-rich blood from the lungs comes in here",
      "receives oxygenated blood from the lungs",
    ],
    partial: ["receives blood", "receives blood from the lungs"],
    wrong: ["receives blood poor in oxygen from the body", "sends blood rich in oxygen to the lungs"],
  }),
  marked("Tendon", "connects a muscle to a bone", {
    right: ["joins muscle to bone", "muscles are attached to bones by it", "it links a bone with a muscle"],
    partial: ["connects a muscle", "connective tissue"],
    wrong: ["connects a bone to a bone", "connects a muscle to a nerve"],
  }),
  marked("Perineum", "area between the anus and the genitals", {
    right: ["region between genitals and anus", "the area from the anus to the genitals"],
    wrong: ["peritoneum", "membrane of the abdominal cavity"],
  }),
  marked("Ureter", "tube from the kidney to the bladder", {
    right: ["the tube that connects the kidney with the bladder", "tube leading from kidney to bladder"],
    partial: ["a tube from the kidney", "a tube"],
    wrong: ["tube from the bladder to the outside", "tube from the bladder to the kidney"],
  }),
  marked("Nerve pressed in carpal tunnel syndrome", "median nerve", {
    right: ["median", "the median nerve", "nervus medianus", "medain nerve"],
    wrong: ["ulnar nerve", "medial nerve"],
  }),
  marked("Lateral", "away from the middle of the body", {
    right: ["farther from the midline of the body", "away from the body's middle"],
    wrong: ["towards the middle of the body", "away from the head", "not away from the middle of the body"],
  }),
  marked("Ilium", "upper part of the hip bone", {
    right: ["the hip bone's upper part", "upper portion of the hip bone"],
    partial: ["part of the hip bone", "hip bone"],
    wrong: ["lower part of the hip bone", "last part of the small intestine"],
  }),
];
