/** The words that titles are made of. */
export const subjects = (
  "biology chemistry physics spanish french german latin history anatomy algebra calculus geometry vocabulary psychology economics " +
  "sociology statistics genetics literature grammar geography government philosophy accounting marketing nursing pharmacology " +
  "microbiology astronomy geology ecology english japanese chinese russian korean music art law medicine dentistry engineering " +
  "programming networks security kanji verbs nouns adjectives cells enzymes proteins hormones muscles bones nerves heart lungs " +
  "kidney brain plants animals insects birds minerals rocks planets stars atoms molecules acids bases reactions equations functions " +
  "limits derivatives integrals vectors matrices probability sampling regression capitals countries rivers mountains presidents " +
  "dynasties empires revolutions wars treaties constitution amendments supreme court cases torts contracts property ethics logic " +
  "rhetoric poetry novels chapters quiz exam midterm final review test study guide notes terms definitions questions practice unit " +
  "chapter lesson week module section part lecture introduction advanced basic intermediate honors ap ib gcse a-level"
).split(" ");

export const littleWords = "the of and in to for with on from by vs".split(" ");

export const syllables = (
  "ba be bi bo ca ce ci co da de di do fa fe fi ga ge gi ha he hi la le li lo ma me mi mo na ne ni no pa pe pi po ra re ri ro " +
  "sa se si so ta te ti to va ve vi tion ment ing ous ent ant er or al ic um us is"
).split(" ");

/** Other scripts, and the share of all titles in each. In a syllabic one, words are one to three letters long. */
export const alphabets = [
  { letters: "абвгдежзиклмнопрстуфхчшщыья", isSyllabic: false, share: 0.09 },
  { letters: "αβγδεζηθικλμνξοπρστυφχψω", isSyllabic: false, share: 0.02 },
  { letters: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي", isSyllabic: false, share: 0.04 },
  { letters: "अआइईउऊएओकखगघचछजझटठडढतथदधनपफबभमयरलवशषसह", isSyllabic: false, share: 0.03 },
  { letters: "日本語学生数物化歴史英単国中文大小高試験題問章第課東西南北京都人名山川火水木金土", isSyllabic: true, share: 0.05 },
  { letters: "ひらがなかたきけこさしすせそつてとにぬねのはふへほまみむめもやゆよ", isSyllabic: true, share: 0.03 },
  { letters: "가나다라마바사아자차카타파하고노도로모보소오조초코토포호국어영수학", isSyllabic: true, share: 0.03 },
] as const;
