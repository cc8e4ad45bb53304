import { marked } from "../kinds/marked.ts";

/**
 * Words in other scripts, and words with marks, that are written nearly so. What lacks a sign is known by half where it is no other word;
 * another sign makes another word, or none. Marked before the examiner had read any of it.
 */
export const nearScripts = [
  // Japanese
  marked("telephone (Japanese)", "電話 (でんわ, denwa)", {
    right: ["でんわ", "デンワ", "denwa", "電話"],
    partial: ["でわ"],
    wrong: ["電車", "電", "てんき", "電気", "denki"],
  }),
  marked("school (Japanese)", "学校 (がっこう, gakkō)", {
    right: ["がっこう", "gakkou", "gakko", "學校"],
    partial: ["がこう", "がっこ", "gako"],
    wrong: ["学生", "かっこう", "がくせい", "gakusei", "病院"],
  }),
  marked("aeroplane (Japanese)", "飛行機 (ひこうき, hikōki)", {
    right: ["ひこうき", "hikouki", "hikoki"],
    partial: ["ひこき", "飛行", "ひこうぎ"],
    wrong: ["飛行場", "ひこうじょう", "自転車"],
  }),
  marked("to drink (Japanese)", "飲む (のむ, nomu)", {
    right: ["のむ", "nomu", "ノム"],
    partial: ["飲みます", "飲", "飲んで"],
    wrong: ["読む", "よむ", "飯む", "nomi mono"],
  }),
  marked("mother, one's own (Japanese)", "母 (はは, haha)", { right: ["はは", "haha"], wrong: ["父", "ちち", "毎", "ばば"] }),
  marked("aunt (Japanese)", "おばさん (obasan)", { right: ["オバサン", "obasan"], wrong: ["おばあさん", "obaasan", "おじさん"] }),
  marked("coffee (Japanese)", "コーヒー (kōhī)", {
    right: ["koohii", "kohi", "こーひー"],
    partial: ["コヒー", "コーヒ"],
    wrong: ["コピー", "ビール", "koppu"],
  }),
  marked("Good morning (Japanese)", "おはようございます (ohayō gozaimasu)", {
    right: ["ohayou gozaimasu", "ohayo gozaimasu"],
    partial: ["おはよう", "ohayō", "おはよございます"],
    wrong: ["こんばんは", "おやすみなさい", "arigatō gozaimasu"],
  }),
  marked("student (Japanese)", "学生", { right: ["學生"], wrong: ["先生", "学", "大学"] }),
  marked("water (Japanese)", "水 (みず, mizu)", { right: ["みず", "midu"], wrong: ["氷", "木", "みつ", "mitsu"] }),
  // Chinese
  marked("to buy (Chinese)", "买 (mǎi)", {
    right: ["買", "mai3", "mǎi"],
    partial: ["mai"],
    wrong: ["卖", "mài", "mai4", "头"],
  }),
  marked("friend (Chinese)", "朋友 (péngyou)", {
    right: ["pengyou", "peng2you5", "péng you"],
    wrong: ["女友们", "明友", "有朋", "同学"],
  }),
  marked("to make a phone call (Chinese)", "打电话 (dǎ diànhuà)", {
    right: ["打電話", "da dianhua", "da3 dian4hua4"],
    partial: ["电话", "dianhua"],
    wrong: ["打车", "看电视"],
  }),
  marked("teacher (Chinese)", "老师 (lǎoshī)", { right: ["老師", "laoshi", "lao3shi1"], wrong: ["老是", "老板", "律师", "lǎoshì"] }),
  marked("railway station (Chinese)", "火车站 (huǒchēzhàn)", {
    right: ["火車站", "huoche zhan", "huochezhan"],
    partial: ["车站"],
    wrong: ["汽车站", "火车", "机场"],
  }),
  // Korean
  marked("thank you (Korean)", "감사합니다 (gamsahamnida)", {
    right: ["kamsahamnida", "gamsa hamnida"],
    partial: ["감사"],
    wrong: ["안녕하세요", "미안합니다", "gamsa haeyo joh"],
  }),
  marked("water (Korean)", "물 (mul)", { right: ["mul"], wrong: ["불", "bul", "말", "문", "무"] }),
  marked("library (Korean)", "도서관 (doseogwan)", { right: ["toseogwan", "doseogwan"], wrong: ["박물관", "도서괌", "체육관"] }),
  // Russian and Ukrainian
  marked("green (Russian)", "зелёный", { right: ["зеленый", "Зелёный"], partial: ["зелёная"], wrong: ["желтый", "солёный", "зелье"] }),
  marked("tea (Russian)", "чай (chay)", { right: ["chai", "čaj", "Чай"], partial: ["чаи"], wrong: ["час", "чан", "чей"] }),
  marked("horse (Russian)", "лошадь", { right: ["Лошадь"], partial: ["лошад", "лошадка"], wrong: ["площадь", "ложь"] }),
  marked("corner (Russian)", "угол", { wrong: ["уголь", "гол", "угорь"] }),
  marked("thank you (Russian)", "спасибо (spasibo)", { right: ["spasiba", "spassibo", "спасибо!"], wrong: ["пожалуйста", "спаситель"] }),
  marked("city (Ukrainian)", "місто (misto)", { right: ["misto"], partial: ["мисто"], wrong: ["место", "міст", "масло"] }),
  // Greek
  marked("sea (Greek)", "η θάλασσα", {
    right: ["η θαλασσα", "θάλασσα"],
    partial: ["ο θάλασσα", "θάλλασα"],
    wrong: ["η θάλαμος", "το αλάτι"],
  }),
  marked("word (Greek)", "ο λόγος (lógos)", {
    right: ["λόγος", "logos", "ο λογος", "λόγοσ"],
    partial: ["ο λόγο"],
    wrong: ["λάθος", "λαγός", "lagós"],
  }),
  // Arabic, Hebrew, Persian
  marked("book (Arabic)", "كِتَاب (kitāb)", { right: ["كتاب", "kitab", "kitaab"], wrong: ["كتب", "كاتب", "kātib", "مكتب", "باب"] }),
  marked("school (Arabic)", "مدرسة (madrasa)", { right: ["madrasah", "مَدْرَسَة", "المدرسة"], wrong: ["مدرس", "مدينة", "درس"] }),
  marked("father (Arabic)", "أب (ab)", { right: ["اب", "ab"], wrong: ["أم", "umm", "اخ"] }),
  marked("peace (Hebrew)", "שלום (shalom)", { right: ["שָׁלוֹם", "shalom", "schalom", "שלומ"], wrong: ["שולחן", "שלט"] }),
  marked("morning (Hebrew)", "בוקר (boker)", { right: ["בֹּקֶר", "boker", "בקר"], wrong: ["ביקר", "ערב", "erev"] }),
  // Hindi, Bengali, Thai
  marked("road (Hindi)", "सड़क (saṛak)", { right: ["sadak", "sarak", "सडक"], wrong: ["शहर", "सर", "लड़का"] }),
  marked("name (Hindi)", "नाम (nām)", { right: ["naam", "naama"], wrong: ["नम", "काम", "नमक", "nimn"] }),
  marked("book (Hindi)", "किताब (kitāb)", { right: ["kitab", "kitaab"], partial: ["कीताब", "कितब"], wrong: ["कमरा", "खिताब"] }),
  marked("water (Thai)", "น้ำ (nám)", { right: ["nam", "naam"], wrong: ["นำ", "นา", "ข้าว", "ดำ"] }),
  marked("mother (Bengali)", "মা (mā)", { right: ["ma", "maa"], wrong: ["মামা", "বাবা", "না"] }),
  // Marks in Latin letters
  marked("rice noodle soup (Vietnamese)", "phở", { partial: ["pho", "phơ"], wrong: ["phổ", "phố", "bún"] }),
  marked("thank you (Vietnamese)", "cảm ơn", {
    right: ["Cảm ơn", "cám ơn"],
    partial: ["cam on", "cảm on"],
    wrong: ["cấm on", "xin lỗi", "cầm ơn"],
  }),
  marked("to live; alive (Vietnamese)", "sống", { partial: ["song"], wrong: ["sóng", "chết"] }),
  marked("thank you (Czech)", "děkuji", { right: ["dekuji", "děkuju"], wrong: ["prosím", "děti"] }),
  marked("apartment (Czech)", "byt", { wrong: ["být", "by", "dům"] }),
  marked("street (Polish)", "ulica", { right: ["Ulica"], wrong: ["okolica", "ulicznik"] }),
  marked("to do (Polish)", "robić", { right: ["robic"], wrong: ["rabić", "zrobić", "rok"] }),
  marked("love (Polish)", "miłość", { right: ["milosc", "miłosc", "milość"], wrong: ["miłość własna", "miejscowość", "młodość"] }),
  marked("year (Spanish)", "el año", { right: ["año"], partial: ["la año"], wrong: ["ano", "el ano"] }),
  marked("yesterday (Portuguese)", "ontem", { wrong: ["hoje", "antes"], right: ["Ontem"] }),
  marked("bear (German)", "der Bär", {
    right: ["Bär", "der Baer"],
    partial: ["das Bär", "der Bar", "Bar"],
    wrong: ["die Beere", "der Bart"],
  }),
  marked("beautiful (German)", "schön", { right: ["schoen"], wrong: ["schon", "schein", "hässlich"] }),
  marked("already (German)", "schon", { wrong: ["schön", "noch"] }),
  marked("language (Turkish)", "dil", { wrong: ["dıl", "dal", "dış", "el"] }),
  marked("light (Turkish)", "ışık", { right: ["IŞIK"], partial: ["isik", "işik", "ısık"], wrong: ["aşık", "eşik", "koşuk"] }),
  marked("forest (Swedish)", "skog", { wrong: ["sko", "skög", "skola"] }),
  marked("boy (French)", "le garçon", { right: ["garçon", "le garcon"], partial: ["la garçon"], wrong: ["la garce", "le glaçon"] }),
  marked("sugar (French)", "le sucre", { right: ["sucre"], wrong: ["le sacre", "sucré", "le sac"] }),
  marked("flower (Romanian)", "floare", { partial: ["floarea", "flori"], wrong: ["soare", "foame"] }),
  marked("hand (Icelandic)", "hönd", { right: ["hond"], wrong: ["hand", "hundur", "önd"] }),
];
