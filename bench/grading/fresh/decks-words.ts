import { marked } from "../kinds/marked.ts";

/** Polish, Dutch and Turkish. Marked before the examiner had read any of it. */
export const decksVocabulary = [
  marked("house (Dutch)", "het huis", {
    right: ["huis", "Het huis", "het huys"],
    partial: ["de huis", "huizen", "het huisje"],
    wrong: ["het hout", "de muis", "het uur"],
  }),
  marked("to cycle (Dutch)", "fietsen", {
    right: ["Fietsen", "fietssen", "(te) fietsen"],
    partial: ["fiets", "gefietst"],
    wrong: ["fluiten", "lopen", "rijden"],
  }),
  marked("slim (Dutch)", "clever, smart", {
    right: ["smart", "clever", "intelligent"],
    wrong: ["slim", "thin", "stupid", "not clever"],
  }),
  marked("good morning (Polish)", "dzień dobry", {
    right: ["dzien dobry", "Dzień dobry!", "DZIEŃ DOBRY"],
    wrong: ["dobranoc", "dobry wieczór", "do widzenia"],
  }),
  marked("he will do it (Polish: robi, zrobi)", "zrobi", {
    right: ["on zrobi", "Zrobi"],
    wrong: ["robi", "zarobi"],
  }),
  marked("egg (Polish)", "jajko", {
    right: ["jajo", "Jajko", "jajkko"],
    wrong: ["jabłko", "jajka sadzone", "jako"],
  }),
  marked("sklep (Polish)", "shop", {
    right: ["store", "a shop", "the shop"],
    wrong: ["cellar", "ship", "soup", "chop"],
  }),
  marked("thank you (Turkish)", "teşekkür ederim", {
    right: ["tesekkur ederim", "teşekkürler", "teşekkür ederim!"],
    partial: ["ederim"],
    wrong: ["günaydın", "lütfen", "rica ederim"],
  }),
  marked("to be (Turkish: olmak, ölmek)", "olmak", {
    right: ["Olmak", "ol-mak"],
    wrong: ["ölmek", "almak", "olmamak"],
  }),
  marked("gift (Dutch)", "poison", {
    right: ["venom or poison", "a poison", "posion"],
    wrong: ["present", "gift", "potion", "prison"],
  }),
  marked("the children (Dutch)", "de kinderen", {
    right: ["kinderen", "de Kinderen"],
    partial: ["het kind", "het kinderen", "kinder"],
    wrong: ["de katten", "the children", "de ouders"],
  }),
  marked("ładny (Polish)", "pretty, nice", {
    right: ["pretty", "beautiful", "nice-looking"],
    wrong: ["petty", "ugly", "hungry"],
  }),
  marked("I went (Dutch)", "ik ging", {
    right: ["ging", "Ik ging."],
    partial: ["gingen", "ik gong"],
    wrong: ["ik ga", "ik gang", "ik ging niet"],
  }),
];

/** First words in scripts. */
export const decksScripts = [
  marked("mountain (Japanese)", "山 (やま, yama)", {
    right: ["山", "やま", "yama", "ヤマ", "Yama (山)"],
    wrong: ["川", "山羊", "kawa", "やも"],
  }),
  marked("teacher (Japanese, reading)", "先生 (せんせい, sensei)", {
    right: ["sensei", "せんせい", "sensee", "先生"],
    partial: ["sense"],
    wrong: ["学生", "gakusei", "せいせん"],
  }),
  marked("uncle (Japanese)", "おじさん (ojisan)", {
    right: ["ojisan", "おじさん", "オジサン", "oji-san"],
    wrong: ["おじいさん", "ojiisan", "おばさん"],
  }),
  marked("to buy (Chinese)", "买 (mǎi)", {
    right: ["买", "mai3", "mǎi", "買"],
    partial: ["mai"],
    wrong: ["卖", "mài", "mai4", "马"],
  }),
  marked("hello (Chinese)", "你好 (nǐ hǎo)", {
    right: ["你好", "ni3 hao3", "ni hao", "nǐhǎo", "Nihao"],
    wrong: ["再见", "您好吗不", "xièxie"],
  }),
  marked("water (Arabic)", "ماء (māʾ)", {
    right: ["ماء", "maa'", "maa", "ماﺀ"],
    wrong: ["ما", "دماء", "سماء"],
  }),
  marked("house (Hebrew)", "בית (bayit)", {
    right: ["בית", "bayit", "bait", "בַּיִת"],
    wrong: ["בת", "בין", "bat"],
  }),
  marked("thanks (Russian)", "спасибо (spasibo)", {
    right: ["спасибо", "spasibo", "СПАСИБО", "spasiba"],
    wrong: ["пожалуйста", "собака", "Спас"],
  }),
  marked("to write (Russian: писать with stress)", "писа́ть (pisát')", {
    right: ["писать", "pisat'", "pisat"],
    wrong: ["пи́сать", "писал", "читать"],
  }),
  marked("name (Hindi)", "नाम (nām)", {
    right: ["नाम", "naam", "nam"],
    wrong: ["नमक", "काम", "नम"],
  }),
  marked("love (Korean)", "사랑 (sarang)", {
    right: ["사랑", "sarang", "Sa-rang", "salang"],
    wrong: ["사람", "saram", "사장"],
  }),
  marked("sea (Greek)", "η θάλασσα (thálassa)", {
    right: ["θάλασσα", "η θαλασσα", "thalassa", "i thálassa", "ΘΑΛΑΣΣΑ"],
    partial: ["ο θάλασσα"],
    wrong: ["η θάλαμος", "thallus", "τάλασσα"],
  }),
  marked("dog (Thai)", "หมา (mǎa)", {
    right: ["หมา", "mǎa", "maa (rising tone)"],
    partial: ["maa"],
    wrong: ["ม้า", "มา", "máa"],
  }),
  marked("book (Armenian)", "գիրք (girk')", {
    right: ["գիրք", "girk", "Գիրք", "girq"],
    wrong: ["գիր", "գինի", "gini"],
  }),
];
