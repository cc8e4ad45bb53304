import { marked } from "../kinds/marked.ts";

/**
 * Words in Han characters without their reading, answered by sound. Who says the word in kana, in Latin letters, or in pinyin with its tones knows
 * it; where the card asks how it is written that is half of the answer, as is pinyin without tones. Another word's sound is wrong, and so is a
 * reading that the signs have elsewhere. Marked before the examiner had read any of it.
 */
export const nearReadingsOfKanji = [
  marked("school (Japanese)", "学校", {
    right: ["がっこう", "ガッコウ", "gakkou", "gakkō", "gakko", "学校（がっこう）"],
    partial: ["がこう"],
    wrong: ["がくこう", "がくせい", "gakusei", "まなぶ", "xuéxiào"],
  }),
  marked("to eat (Japanese)", "食べる", {
    right: ["たべる", "taberu", "Taberu"],
    partial: ["たべます", "tabemasu"],
    wrong: ["のむ", "しょくべる", "tateru", "くべる"],
  }),
  marked("to go back, to return home (Japanese)", "帰る", { right: ["かえる", "kaeru"], wrong: ["きる", "かわる", "もどす"] }),
  marked("letter, mail (Japanese)", "手紙", { right: ["てがみ", "tegami"], wrong: ["しゅし", "てかみ", "はがき", "tekami"] }),
  marked("blue sky (Japanese)", "青空", { right: ["あおぞら", "aozora"], wrong: ["あおそら", "せいくう", "あかぞら"] }),
  marked("magazine (Japanese)", "雑誌", {
    right: ["ざっし", "zasshi", "zassi"],
    partial: ["zashi"],
    wrong: ["ざつし", "しんぶん", "ざし"],
  }),
  marked("to speak (Japanese)", "話す", { right: ["はなす", "hanasu"], partial: ["はなします"], wrong: ["わす", "かたる", "はなし"] }),
  marked("today (Japanese)", "今日", { right: ["きょう", "kyou", "kyō"], wrong: ["いまひ", "きのう", "imanichi", "こんばん"] }),
  marked("tomorrow (Japanese)", "明日", { right: ["あした", "あす", "ashita"], wrong: ["あさって", "めいにち", "きょう"] }),
  marked("adult (Japanese)", "大人", { right: ["おとな", "otona"], wrong: ["だいひと", "こども", "おおひと"] }),
  marked("one person (Japanese)", "一人", { right: ["ひとり", "hitori"], wrong: ["いちひと", "ふたり", "ichinin"] }),
  marked("the first of the month (Japanese)", "一日", { right: ["ついたち", "tsuitachi"], wrong: ["ふつか", "ひとつ", "いちひ"] }),
  marked("six o'clock (Japanese)", "六時", { right: ["ろくじ", "rokuji"], wrong: ["むじ", "ろくとき", "しちじ"] }),
  marked("three long things (Japanese)", "三本", { right: ["さんぼん", "sanbon", "sambon"], wrong: ["さんもと", "みほん", "にほん"] }),
  marked("a company's employee (Japanese)", "会社員", { right: ["かいしゃいん", "kaishain"], wrong: ["あいしゃいん", "しゃかいいん"] }),
  marked("to study (Japanese)", "勉強する", {
    right: ["べんきょうする", "benkyou suru", "benkyō suru"],
    wrong: ["つよする", "べんごする"],
  }),
  marked("breakfast (Japanese)", "朝ご飯", { right: ["あさごはん", "asagohan"], wrong: ["ちょうごはん", "ばんごはん", "あさごめし"] }),
  marked("airport (Japanese)", "空港", { right: ["くうこう", "kuukou", "kūkō"], wrong: ["そらみなと", "くうき", "kouku"] }),
  marked("beautiful (Japanese)", "美しい", { right: ["うつくしい", "utsukushii"], partial: ["うつくし"], wrong: ["たのしい", "びしい"] }),
  marked("I read a book (Japanese)", "本を読みます", {
    right: ["ほんをよみます", "hon o yomimasu", "hon wo yomimasu"],
    wrong: ["もとをよみます", "ほんをかきます", "ほんをのみます"],
  }),
  marked("What is your name? (Japanese)", "お名前は何ですか", {
    right: ["おなまえはなんですか", "おなまえは なんですか。", "onamae wa nan desu ka"],
    wrong: ["おなまえはいくらですか", "おなまえはなにじですか"],
  }),
  marked("Kyoto (Japanese)", "京都", { right: ["きょうと", "Kyōto"], wrong: ["とうきょう", "けいと", "Keito"] }),
  marked("Tanaka, a family name (Japanese)", "田中", { right: ["たなか"], wrong: ["なかた", "でんちゅう", "やまだ"] }),
  marked("eraser (Japanese)", "消しゴム", { right: ["けしごむ", "けしゴム", "keshigomu"], wrong: ["しょうしごむ", "えんぴつ"] }),
  marked("Japanese, the language (Japanese)", "日本語", {
    right: ["にほんご", "nihongo", "ニホンゴ"],
    wrong: ["にほんじん", "ひもとご", "えいご"],
  }),
  marked("nurse (Japanese)", "看護師", { right: ["かんごし", "kangoshi"], wrong: ["いしゃ", "かんごふ", "みまもし"] }),
  marked("fire (Japanese, kanji)", "火", { right: ["火"], partial: ["ひ", "hi"], wrong: ["みず", "木", "すい"] }),
  marked("forest, write it in kanji (Japanese)", "森", { right: ["森"], partial: ["もり"], wrong: ["林", "はやし", "しも"] }),
  marked("しんぶん (write it in kanji)", "新聞", { right: ["新聞"], wrong: ["しんぶん", "shinbun", "新文"] }),
  marked("くるま", "車", { right: ["車"], wrong: ["くるま", "kuruma", "クルマ", "東"] }),
];

/** A deck that names no language: kana on its other cards tells it. */
export const nearReadingsOfADeck = [
  marked("mountain", "山", { right: ["やま", "yama"], wrong: ["かわ", "やみ", "shān"] }),
  marked("to see", "見る", { right: ["みる", "miru"], wrong: ["けんる", "きく"] }),
  marked("friend", "友達", { right: ["ともだち", "tomodachi", "tomodati"], wrong: ["ゆうたつ", "ともたち", "ともかち"] }),
  marked("library", "図書館", { right: ["としょかん", "toshokan"], wrong: ["ずしょかん", "としょしつ"] }),
  marked("ticket", "切符", { right: ["きっぷ", "kippu"], wrong: ["きりふ", "きぷ", "きって"] }),
  marked("umbrella", "かさ", { right: ["kasa", "カサ"], wrong: ["かざ", "kaza"] }),
  marked("old man", "おじいさん", { right: ["ojiisan"], wrong: ["おじさん", "ojisan"] }),
  marked("exit", "出口", { right: ["でぐち", "deguchi"], wrong: ["でくち", "いりぐち", "しゅっこう"] }),
];

export const nearReadingsOfHanzi = [
  marked("friend (Chinese)", "朋友", {
    right: ["péngyou", "péng you", "peng2you", "peng2you5", "péngyǒu"],
    partial: ["pengyou", "peng you"],
    wrong: ["péngyòu", "pángyǒu", "tóngxué", "tomodachi"],
  }),
  marked("horse (Chinese)", "马", { right: ["mǎ", "ma3", "馬"], partial: ["ma"], wrong: ["mā", "ma1", "mà", "妈", "niú"] }),
  marked("student (Chinese)", "学生", {
    right: ["xuésheng", "xuéshēng", "xue2sheng5", "學生"],
    partial: ["xuesheng"],
    wrong: ["xiānsheng", "xuěshēng", "gakusei", "hok6 saang1"],
  }),
  marked("bank, for money (Chinese)", "银行", {
    right: ["yínháng", "yin2hang2"],
    partial: ["yinhang"],
    wrong: ["yínxíng", "yín xíng", "yǐnháng"],
  }),
  marked("music (Chinese)", "音乐", { right: ["yīnyuè", "yin1yue4", "音樂"], partial: ["yinyue"], wrong: ["yīnlè", "kuàilè"] }),
  marked("thing, object (Chinese)", "东西", { right: ["dōngxi", "dong1xi5", "dōngxī"], partial: ["dongxi"], wrong: ["dòngxī", "dōngběi"] }),
  marked("green (Chinese)", "绿", { right: ["lǜ", "lv4", "lü4"], partial: ["lü", "lv"], wrong: ["lù", "lǚ", "lán"] }),
  marked("one (of people and things) (Chinese)", "一个", {
    right: ["yí gè", "yi1ge4", "yígè", "yī gè"],
    partial: ["yige"],
    wrong: ["yì kè", "liǎng gè"],
  }),
  marked("Sorry! (Chinese)", "对不起", {
    right: ["duìbuqǐ", "dui4bu5qi3", "duì bù qǐ"],
    partial: ["dui bu qi", "duibuqi"],
    wrong: ["méi guānxi", "duìbùqì"],
  }),
  marked("cheap (Chinese)", "便宜", { right: ["piányi", "pian2yi5"], partial: ["pianyi"], wrong: ["biànyí", "fāngbiàn", "guì"] }),
  marked("I like to drink tea (Chinese)", "我喜欢喝茶", {
    right: ["wǒ xǐhuan hē chá", "wo3 xi3huan5 he1 cha2", "Wǒ xǐhuān hē chá."],
    partial: ["wo xihuan he cha"],
    wrong: ["wǒ xǐhuan chī chá", "wǒ bù xǐhuan hē chá"],
  }),
  marked("Beijing (Chinese)", "北京", { right: ["Běijīng", "bei3jing1"], wrong: ["Nánjīng", "Dōngjīng"] }),
  marked("habit (Chinese)", "习惯", { right: ["習慣", "xíguàn"], partial: ["xiguan"], wrong: ["xǐhuan", "习题"] }),
  marked("book (Chinese, characters)", "书", { right: ["书", "書"], partial: ["shū", "shu1"], wrong: ["shù", "树"] }),
  marked("water, write the character (Chinese)", "水", { partial: ["shuǐ"], wrong: ["冰", "shuì", "huǒ"] }),
  marked("nǐ hǎo", "你好", { right: ["你好"], wrong: ["nǐ hǎo", "ni3hao3", "您早"] }),
];

/** A deck of Chinese that names no language. */
export const nearReadingsOfAChineseDeck = [
  marked("mother", "妈妈", { right: ["māma", "ma1ma", "媽媽"], partial: ["mama"], wrong: ["bàba", "mǎma"] }),
  marked("teacher", "老师", { right: ["lǎoshī", "lao3shi1", "老師"], partial: ["laoshi"], wrong: ["lǎoshí", "xuésheng"] }),
  marked("to sleep", "睡觉", { right: ["shuìjiào", "shui4jiao4"], partial: ["shuijiao"], wrong: ["shuǐjiǎo", "shuìjué"] }),
  marked("good", "好", { right: ["hǎo", "hao3"], partial: ["hao"], wrong: ["huài", "hāo"] }),
  marked("China", "中国", { right: ["Zhōngguó", "zhong1guo2", "中國"], wrong: ["Fǎguó", "Zhòngguò"] }),
];
