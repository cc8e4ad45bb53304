import { marked } from "../kinds/marked.ts";

/** Words of Spanish, French, German, Polish, Turkish and Czech. Marked before the examiner had read any of it. */
export const signsEuropeanWords = [
  marked("the year (Spanish)", "el año", { right: ["año", "El Año", "el año."], wrong: ["el ano", "ano", "la año nuevo", "la mano"] }),
  marked("coffee (Spanish)", "el café", { right: ["el cafe", "café", "cafe"], wrong: ["el cacao", "la cafetera"] }),
  marked("daddy (Spanish)", "papá", { right: ["el papá"], wrong: ["papa", "la papa", "mamá"] }),
  marked("the summer (French)", "l'été", { right: ["l’été", "été", "l'ete", "ete"], wrong: ["l'étang", "l'hiver", "était"] }),
  marked("where (French)", "où", { partial: ["ou"], wrong: ["oui", "quand", "eau"] }),
  marked("fish (French)", "le poisson", {
    right: ["poisson"],
    wrong: ["le poison", "la boisson", "la poisson rouge de mer salée"],
  }),
  marked("beautiful (German)", "schön", { right: ["schoen", "Schön"], wrong: ["schon", "schonen", "Schein"] }),
  marked("the key (German)", "der Schlüssel", {
    right: ["Schlüssel", "der Schluessel", "der Schlussel"],
    wrong: ["der Schluss", "die Schüssel", "das Schloss"],
  }),
  marked("the church (German)", "die Kirche", { right: ["Kirche", "kirche"], wrong: ["die Kirsche", "der Kirche Turm", "die Küche"] }),
  marked("street (German)", "die Straße", {
    right: ["die Strasse", "Straße", "STRASSE"],
    partial: ["der Straße"],
    wrong: ["die Strafe", "der Strauß"],
  }),
  marked("to do (Polish)", "robić", { right: ["robic"], wrong: ["zrobi", "rodzić"] }),
  marked("bow, love (Polish): grace, favour", "łaska", { right: ["Łaska"], wrong: ["laska", "łąka", "kaska"] }),
  marked("sea (Turkish)", "deniz", { right: ["Deniz", "denız"], wrong: ["denk", "beniz", "temiz"] }),
  marked("when it is happy (Turkish): happy", "mutlu", { right: ["Mutlu"], wrong: ["mutsuz", "tatlı"] }),
  marked("he who dies (Turkish): dead", "ölü", { right: ["Ölü"], wrong: ["dolu", "öğle"] }),
  marked("bread (Czech)", "chléb", { right: ["chleb", "Chléb"], wrong: ["chlév", "chlap"] }),
  marked("row of people (Czech): queue", "fronta", { right: ["Fronta"], wrong: ["franta", "fonta na vodu"] }),
  marked("brother (Italian)", "il fratello", { right: ["fratello", "il fratelo"], wrong: ["il martello", "la sorella", "la fratella"] }),
  marked("year (Italian)", "l'anno", { right: ["anno", "l’anno", "un anno"], wrong: ["l'ano", "ano", "la nonna"] }),
  marked("girl (Swedish)", "flicka", { right: ["en flicka", "flickan"], wrong: ["fluga", "pojke", "ficka"] }),
];

/** Words in many scripts. Marked before the examiner had read any of it. */
export const signsManyScripts = [
  marked("mountain (Japanese)", "山 (やま, yama)", {
    right: ["やま", "ヤマ", "yama", "Yama", "山(やま)"],
    wrong: ["やみ", "川", "shima", "かわ"],
  }),
  marked("school (Japanese)", "学校 (がっこう, gakkō)", {
    right: ["がっこう", "gakkou", "gakkoo", "學校", "gakko", "ガッコウ"],
    wrong: ["がくせい", "gakusei", "かっこう", "kakkō", "学生"],
  }),
  marked("aunt (Japanese)", "おばさん (obasan)", { right: ["obasan", "オバサン"], wrong: ["おばあさん", "obaasan", "ojisan", "obāsan"] }),
  marked("Mount Fuji (Japanese)", "富士山 (ふじさん, Fujisan)", {
    right: ["ふじさん", "fujisan", "Huzisan", "Fuji-san", "フジサン"],
    wrong: ["富士", "ふじん", "fushisan"],
  }),
  marked("horse (Chinese)", "马 (mǎ)", { right: ["馬", "mǎ", "ma3"], partial: ["ma"], wrong: ["妈", "mā", "ma1", "骂", "niú"] }),
  marked("teacher (Chinese)", "老师 (lǎoshī)", {
    right: ["lǎo shī", "laoshi", "lao3shi1", "老師", "lao shi"],
    wrong: ["老是", "lǎoshi4", "xuéshēng", "老鼠"],
  }),
  marked("green (Chinese)", "绿 (lǜ)", { right: ["lü4", "lv4", "綠"], partial: ["lü", "lv"], wrong: ["lù", "录", "lu4", "蓝"] }),
  marked("thank you (Korean)", "감사합니다 (gamsahamnida)", {
    right: ["gamsahamnida", "kamsahamnida", "감사 합니다", "Kamsahamnida!"],
    wrong: ["미안합니다", "annyeonghaseyo", "감사하다면"],
  }),
  marked("meat (Korean)", "고기 (gogi)", { right: ["gogi", "kogi"], wrong: ["거기", "geogi", "코끼리", "고가"] }),
  marked("thanks (Russian)", "спасибо (spasibo)", {
    right: ["spasibo", "Спасибо!", "spasiba", "спасибо большое"],
    wrong: ["пожалуйста", "спаси", "prosti"],
  }),
  marked("he who is good (Russian): good", "хороший (khoroshiy)", {
    right: ["horoshiy", "khoroshii", "choroschij", "xorošij", "khoroshij"],
    wrong: ["хорошо", "horosho", "плохой"],
  }),
  marked("Khrushchev (Russian)", "Хрущёв (Khrushchyov)", {
    right: ["Хрущев", "Khrushchev", "Chruschtschow", "Hruščëv"],
    wrong: ["Хрущоб", "Горбачёв", "Grushov"],
  }),
  marked("corner, coal (Russian): corner", "угол (ugol)", { right: ["ugol", "Угол"], wrong: ["уголь", "ugol'", "гол"] }),
  marked("good morning (Greek)", "καλημέρα (kaliméra)", {
    right: ["kalimera", "καλημερα", "kalimèra", "Καλημέρα!", "kalimera"],
    wrong: ["καλησπέρα", "kalispera", "καληνύχτα"],
  }),
  marked("law (Greek): law, not prefecture", "νόμος (nómos)", {
    right: ["nomos", "νόμος.", "ο νόμος"],
    partial: ["νομος"],
    wrong: ["νομός", "nomós", "μόνος"],
  }),
  marked("peace (Hebrew)", "שלום (shalom)", {
    right: ["shalom", "schalom", "שָׁלוֹם", "šalom"],

    wrong: ["שלם", "shalem", "shulchan"],
  }),
  marked("book (Arabic)", "كتاب (kitāb)", { right: ["kitab", "kitaab", "كِتَاب", "kitâb"], wrong: ["كاتب", "kātib", "katib", "كتب"] }),
  marked("heart (Arabic)", "قلب (qalb)", { right: ["qalb", "قَلْب"], wrong: ["كلب", "kalb", "قبل"] }),
  marked("water (Hindi)", "पानी (pānī)", { right: ["pani", "paani", "paanee", "pānī"], wrong: ["पनीर", "pan", "दूध"] }),
  marked("day (Hindi)", "दिन (din)", { right: ["din", "Din"], wrong: ["दीन", "dīn", "deen", "रात"] }),
  marked("thank you (Thai)", "ขอบคุณ (khop khun)", {
    right: ["khop khun", "khob khun", "kop khun", "khopkhun"],
    wrong: ["ขอโทษ", "khun", "sawatdi"],
  }),
  marked("near (Thai)", "ใกล้ (klâi)", { right: ["klâi"], partial: ["klai"], wrong: ["ไกล", "ไก่"] }),
  marked("Vowels of Spanish", "a, e, i, o, u", {
    right: ["A E I O U", "a,e,i,o,u", "u, o, i, e, a", "aeiou"],
    partial: ["a, e, i, o", "a, e, i, o, u, y"],
    wrong: ["b, c, d, f, g"],
  }),
];
