import type { JudgedPair } from "../by-kind.ts";
import { judged } from "../kinds/all.ts";
import { coursesMusic, coursesPhotography } from "./courses-arts.ts";
import { coursesAnatomy, coursesNursing } from "./courses-health.ts";
import { coursesGermanLiterature, coursesJapanese, coursesSpanishVerbs } from "./courses-languages.ts";
import { coursesAccounting, coursesDriving, coursesLaw } from "./courses-society.ts";
import { coursesNetworking, coursesOrganicChemistry, coursesStatistics } from "./courses-technical.ts";
import { decksComputing } from "./decks-computing.ts";
import { decksArts, decksPolitics } from "./decks-culture.ts";
import { decksGeology, decksPlaces } from "./decks-earth.ts";
import { decksHeatAndLight, decksMathematics } from "./decks-exact.ts";
import { decksGenetics, decksNutrition } from "./decks-life.ts";
import { decksMyths, decksPsychology } from "./decks-mind.ts";
import { decksEconomics, decksHistory } from "./decks-society.ts";
import { decksScripts, decksVocabulary } from "./decks-words.ts";
import { fairCulture } from "./fair-culture.ts";
import { fairFormulas } from "./fair-formulas.ts";
import { fairParts } from "./fair-parts.ts";
import { fairScience } from "./fair-science.ts";
import { halvesLanguages } from "./halves-languages.ts";
import { halvesSentences } from "./halves-sentences.ts";
import { halvesSigns } from "./halves-signs.ts";
import { hostileLanguages } from "./hostile-languages.ts";
import { hostileSciences } from "./hostile-sciences.ts";
import { hostileSociety } from "./hostile-society.ts";
import { nearAdditions } from "./near-additions.ts";
import { nearFormulas } from "./near-formulas.ts";
import { nearReadingsOfAChineseDeck, nearReadingsOfADeck, nearReadingsOfHanzi, nearReadingsOfKanji } from "./near-readings.ts";
import { nearScripts } from "./near-scripts.ts";
import { paddedFalsely } from "./padded-falsely.ts";
import { letters } from "./letters.ts";
import { moreShorts } from "./more-shorts.ts";
import { moreSigns } from "./more-signs.ts";
import { moreTurned } from "./more-turned.ts";
import { padded } from "./padded.ts";
import { paraphrases } from "./paraphrases.ts";
import { parts } from "./parts.ts";
import { shorts } from "./shorts.ts";
import { pointsLetters } from "./points-letters.ts";
import { pointsLists } from "./points-lists.ts";
import { pointsSentences } from "./points-sentences.ts";
import { pointsSigns } from "./points-signs.ts";
import { pupilsLetters } from "./pupils-letters.ts";
import { pupilsParts } from "./pupils-parts.ts";
import { pupilsSigns } from "./pupils-signs.ts";
import { pupilsWords } from "./pupils-words.ts";
import { roles } from "./roles.ts";
import { signs } from "./signs.ts";
import { signsSaltsAndElectrolysis } from "./signs-chemistry.ts";
import { signsWebPages } from "./signs-code.ts";
import { signsSpaceAndInventions } from "./signs-dates.ts";
import { signsEverydayNumbers } from "./signs-everyday.ts";
import { signsEuropeanWords, signsManyScripts } from "./signs-letters.ts";
import { signsSequencesAndCalculus } from "./signs-mathematics.ts";
import { signsProgramming } from "./signs-programming.ts";
import { signsNuclearPhysics, signsSeaAndWeather } from "./signs-physics.ts";
import { studentLanguages } from "./student-languages.ts";
import { studentSciences } from "./student-sciences.ts";
import { studentSociety } from "./student-society.ts";
import { studyBiology } from "./study-biology.ts";
import { studyChemistry } from "./study-chemistry.ts";
import { studyComputing } from "./study-computing.ts";
import { studyDriving } from "./study-driving.ts";
import { studyEconomics } from "./study-economics.ts";
import { studyFacts } from "./study-facts.ts";
import { studyFromLanguages } from "./study-from-languages.ts";
import { studyGeography } from "./study-geography.ts";
import { studyHistory } from "./study-history.ts";
import { studyIntoLanguages } from "./study-into-languages.ts";
import { studyLaw } from "./study-law.ts";
import { studyLiterature } from "./study-literature.ts";
import { studyMusic } from "./study-music.ts";
import { studyNursing } from "./study-nursing.ts";
import { studyPhysics } from "./study-physics.ts";
import { studyPsychology } from "./study-psychology.ts";
import { subjectsFilm, subjectsReligion } from "./subjects-culture.ts";
import { subjectsArchitecture, subjectsSport } from "./subjects-made.ts";
import { subjectsEcology, subjectsWeather } from "./subjects-nature.ts";
import { subjectsMarketing, subjectsSociology } from "./subjects-society.ts";
import { subjectsCooking, subjectsLinguistics } from "./subjects-words.ts";
import { synonyms } from "./synonyms.ts";
import { turned } from "./turned.ts";

/**
 * Our own third set, written and marked before the examiner had read any of it. Half of its cards, by a hash of the term, are held back:
 * of these only figures are printed.
 */
export function freshPairs(): JudgedPair[] {
  return judged({
    synonyms,
    paraphrases,
    shorts,
    turned,
    padded,
    parts,
    signs,
    letters,
    "course accounting": coursesAccounting,
    "course anatomy": coursesAnatomy,
    "course driving": coursesDriving,
    "course German literature": coursesGermanLiterature,
    "course Japanese": coursesJapanese,
    "course law": coursesLaw,
    "course music": coursesMusic,
    "course networking": coursesNetworking,
    "course nursing": coursesNursing,
    "course organic chemistry": coursesOrganicChemistry,
    "course photography": coursesPhotography,
    "course Spanish verbs": coursesSpanishVerbs,
    "course statistics": coursesStatistics,
    "deck arts": decksArts,
    "deck computing": decksComputing,
    "deck economics": decksEconomics,
    "deck genetics": decksGenetics,
    "deck geology": decksGeology,
    "deck heat and light": decksHeatAndLight,
    "deck history": decksHistory,
    "deck mathematics": decksMathematics,
    "deck myths": decksMyths,
    "deck nutrition": decksNutrition,
    "deck places": decksPlaces,
    "deck politics": decksPolitics,
    "deck psychology": decksPsychology,
    "deck scripts": decksScripts,
    "deck vocabulary": decksVocabulary,
    "fair culture": fairCulture,
    "fair formulas": fairFormulas,
    "fair parts": fairParts,
    "fair science": fairScience,
    "halves languages": halvesLanguages,
    "halves sentences": halvesSentences,
    "halves signs": halvesSigns,
    "hostile languages": hostileLanguages,
    "hostile sciences": hostileSciences,
    "hostile society": hostileSociety,
    "padded falsely": paddedFalsely,
    "more shorts": moreShorts,
    "more signs": moreSigns,
    "more turned": moreTurned,
    "near additions": nearAdditions,
    "near formulas": nearFormulas,
    "near scripts": nearScripts,
    "reading Chinese deck": nearReadingsOfAChineseDeck,
    "reading hanzi": nearReadingsOfHanzi,
    "reading kana deck": nearReadingsOfADeck,
    "reading kanji": nearReadingsOfKanji,
    "points letters": pointsLetters,
    "points lists": pointsLists,
    "points sentences": pointsSentences,
    "points signs": pointsSigns,
    "pupils letters": pupilsLetters,
    "pupils parts": pupilsParts,
    "pupils signs": pupilsSigns,
    "pupils words": pupilsWords,
    roles,
    "signs everyday": signsEverydayNumbers,
    "signs European": signsEuropeanWords,
    "signs calculus": signsSequencesAndCalculus,
    "signs nuclear": signsNuclearPhysics,
    "signs programming": signsProgramming,
    "signs salts": signsSaltsAndElectrolysis,
    "signs scripts": signsManyScripts,
    "signs sea": signsSeaAndWeather,
    "signs space": signsSpaceAndInventions,
    "signs web": signsWebPages,
    "student languages": studentLanguages,
    "student sciences": studentSciences,
    "student society": studentSociety,
    "study biology": studyBiology,
    "study chemistry": studyChemistry,
    "study computing": studyComputing,
    "study driving": studyDriving,
    "study economics": studyEconomics,
    "study facts": studyFacts,
    "study from languages": studyFromLanguages,
    "study geography": studyGeography,
    "study history": studyHistory,
    "study into languages": studyIntoLanguages,
    "study law": studyLaw,
    "study literature": studyLiterature,
    "study music": studyMusic,
    "study nursing": studyNursing,
    "study physics": studyPhysics,
    "study psychology": studyPsychology,
    "subject architecture": subjectsArchitecture,
    "subject cooking": subjectsCooking,
    "subject ecology": subjectsEcology,
    "subject film": subjectsFilm,
    "subject linguistics": subjectsLinguistics,
    "subject marketing": subjectsMarketing,
    "subject religion": subjectsReligion,
    "subject sociology": subjectsSociology,
    "subject sport": subjectsSport,
    "subject weather": subjectsWeather,
  });
}
