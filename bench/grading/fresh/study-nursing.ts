import { marked } from "../kinds/marked.ts";

/** Medicine and nursing. Marked before any rule was changed for them. */
export const studyNursing = [
  marked("Tachycardia", "abnormally fast heart rate", {
    right: [
      "heart beats too fast",
      "rapid heartbeat",
      "fast heart rate, above 100 beats per minute",
      "a heart rate that is abnormally high",
      "racing heart",
      "increased pulse",
    ],
    partial: ["abnormal heart rate", "heart rate", "abnormally fast heart rate, below 60 beats per minute"],
    wrong: ["abnormally slow heart rate", "abnormally fast breathing", "irregular heart rate", "high blood pressure"],
  }),
  marked("Dyspnoea", "difficulty breathing", {
    right: ["shortness of breath", "trouble breathing", "breathing difficulties", "having a hard time breathing", "dificulty breathing"],
    partial: ["a breathing symptom"],
    wrong: ["difficulty swallowing", "difficulty speaking", "no breathing", "fast breathing", "normal breathing"],
  }),
  marked("Sepsis", "life-threatening reaction of the body to an infection", {
    right: [
      "the body's life-threatening response to an infection",
      "body overreacts to an infection, which can kill you",
      "dangerous, life threatening reaction to infection",
    ],
    partial: ["an infection", "reaction to an infection"],
    wrong: [
      "life-threatening reaction of the body to an allergen",
      "reaction of an infection to the body",
      "life-threatening loss of blood",
    ],
  }),
  marked("Vital signs", "temperature, pulse, respiration, blood pressure", {
    right: [
      "temp, pulse, breathing rate and blood pressure",
      "BP, pulse, respiration, temperature",
      "pulse, blood pressure, temperature and respiratory rate",
      "heart rate, respiration, temperature, blood pressure",
    ],
    partial: [
      "temperature, pulse, blood pressure",
      "temperature, pulse, respiration, blood sugar",
      "pulse and blood pressure",
      "temperature, pulse, respiration, blood pressure, weight",
    ],
    wrong: ["height and weight", "blood sugar", "awake, breathing"],
  }),
  marked("Hypoglycaemia", "low blood sugar", {
    right: [
      "blood sugar is too low",
      "low blood glucose",
      "not enough sugar in the blood",
      "a low level of glucose in the blood",
      "too little sugar in the blood",
    ],
    partial: ["low sugar"],
    wrong: ["high blood sugar", "low blood pressure", "not low blood sugar", "low blood salt", "sugar in the urine"],
  }),
  marked("Analgesic", "drug that relieves pain", {
    right: [
      "painkiller",
      "pain reliever",
      "medicine against pain",
      "a medication to reduce pain",
      "drug which relieves pain, like paracetamol",
      "pain relief drug",
    ],
    partial: ["a drug", "drug that relieves pain and kills bacteria"],
    wrong: ["drug that causes pain", "drug that lowers fever", "drug that puts you to sleep", "drug against bacteria"],
  }),
  marked("Pressure ulcer", "damage to the skin caused by lying on one spot for too long", {
    right: [
      "skin damage from lying too long in one position",
      "skin injury caused by lying in the same place too long",
      "bedsore: the skin is damaged because you lie on the same spot for too long",
    ],
    partial: ["damage to the skin", "damage to the skin caused by lying"],
    wrong: ["damage to the skin caused by heat", "damage to the stomach caused by acid", "high pressure in the veins"],
  }),
  marked("Normal body temperature", "37 °C", {
    right: ["37 degrees", "about 37 degrees Celsius", "36.5 to 37 °C", "98.6 °F", "37 °C, measured under the tongue"],
    wrong: ["39 °C", "37 °F", "27 °C", "73 °C"],
  }),
  marked("Contraindication", "reason not to give a treatment", {
    right: [
      "a reason why a treatment should not be given",
      "reason against a treatment",
      "when you shouldn't give a treatment",
      "condition that makes a treatment inadvisable",
    ],
    partial: ["reason about a treatment"],
    wrong: ["reason to give a treatment", "unwanted effect of a treatment", "treatment that does not work"],
  }),
  marked("Route of a subcutaneous injection", "under the skin", {
    right: ["beneath the skin", "into the tissue under the skin", "below the skin", "under the skin, for example insulin"],
    partial: ["under the skin into the muscle", "the skin"],
    wrong: ["into the muscle", "into a vein", "on the skin", "not under the skin", "through the mouth"],
  }),
];
