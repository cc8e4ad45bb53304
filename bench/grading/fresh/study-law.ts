import { marked } from "../kinds/marked.ts";

/** Law for the first year. Marked before any rule was changed for them. */
export const studyLaw = [
  marked("Burden of proof in a criminal trial", "the prosecution", {
    right: [
      "prosecution",
      "it lies with the prosecution",
      "prosecutor",
      "on the state, i.e. the prosecution",
      "the prosecution must prove the guilt",
    ],
    partial: ["the prosecution and the defence"],
    wrong: ["the defence", "the accused", "the judge", "not the prosecution", "the defence, not the prosecution"],
  }),
  marked("Mens rea", "guilty mind, the intention to commit a crime", {
    right: [
      "guilty mind",
      "criminal intent",
      "the intent to commit the crime",
      "having the intention of committing a crime",
      "the mental element: a guilty mind",
    ],
    partial: ["mind", "guilt"],
    wrong: ["guilty act", "the act of committing a crime", "innocent mind", "no intention to commit a crime", "insanity"],
  }),
  marked("Contract", "legally binding agreement between two or more parties", {
    right: [
      "agreement between parties which is binding by law",
      "an agreement two or more people make that the law enforces",
      "a binding legal agreement of at least two parties",
    ],
    partial: [
      "an agreement",
      "agreement between two parties",
      "legally binding agreement between two or more parties, it must be in writing",
    ],
    wrong: [
      "agreement that is not legally binding",
      "a promise nobody has to keep",
      "disagreement between two or more parties",
      "law passed by parliament",
    ],
  }),
  marked("Tort", "civil wrong that causes harm to someone", {
    right: [
      "a civil wrong causing someone harm",
      "wrongful act under civil law that harms another person",
      "a civil offence by which somebody suffers harm",
    ],
    partial: ["a wrong", "a civil wrong", "something that causes harm"],
    wrong: ["criminal wrong that is punished by the state", "breach of a contract", "civil right that protects someone"],
  }),
  marked("Elements of a contract", "offer, acceptance, consideration, intention", {
    right: [
      "acceptance, offer, intention and consideration",
      "an offer, its acceptance, consideration, and the intention to be bound",
      "offer acceptance consideration intent",
    ],
    partial: [
      "offer and acceptance",
      "offer, acceptance, consideration",
      "offer, acceptance, consideration, writing",
      "offer, acceptance, consideration, intention, signature",
    ],
    wrong: ["duty, breach, damage", "signature", "judge and jury"],
  }),
  marked("Pro bono", "legal work done for free", {
    right: [
      "free legal work",
      "lawyer works without pay",
      "legal services without charge",
      "unpaid work by a lawyer",
      "legal help that costs nothing",
    ],
    partial: ["legal work", "free work"],
    wrong: ["legal work done for money", "against the good", "legal work done in court", "not done for free"],
  }),
  marked("Witness", "person who saw a crime and tells the court about it", {
    right: [
      "someone who has seen a crime and testifies in court",
      "somebody who saw what happened and tells the court",
      "a person that tells the court about a crime they saw",
    ],
    partial: ["person who saw a crime", "person who tells the court about a crime"],
    wrong: [
      "person who committed a crime",
      "person who decides the case",
      "person who saw a crime and tells nobody",
      "person accused of a crime",
    ],
  }),
  marked("Acquittal", "verdict that the defendant is not guilty", {
    right: [
      "the accused is found not guilty",
      "being declared not guilty",
      "defendant is found innocent",
      "not guilty verdict",
      "when the court clears the defendant",
    ],
    partial: ["a verdict", "verdict about the defendant"],
    wrong: [
      "verdict that the defendant is guilty",
      "the defendant is not found not guilty",
      "defendant goes to prison",
      "verdict that the victim is not guilty",
    ],
  }),
  marked("Statute of limitations", "time limit after which a claim can no longer be brought", {
    right: [
      "deadline for bringing a claim",
      "period after which you cannot sue any more",
      "the time limit within which a claim has to be brought",
      "limit of time to bring a case; afterwards it is too late",
    ],
    partial: ["time limit", "a time limit for courts"],
    wrong: [
      "time limit before which a claim can't be brought",
      "limit on the amount of money that can be claimed",
      "time after which a prisoner is released",
      "limit of parliament's power",
    ],
  }),
];
