import { marked } from "../kinds/marked.ts";

/** Spanish verbs, as students type them. Marked before the examiner had read any of it. */
export const coursesSpanishVerbs = [
  marked("hablar, yo, pretérito", "hablé", {
    right: ["yo hablé", "Hablé"],
    partial: ["hable"],
    wrong: ["hablo", "habló", "hablaba"],
  }),
  marked("tener, ellos, presente", "tienen", { right: ["ellos tienen", "tienen."], wrong: ["tenen", "tiene", "tenían"] }),
  marked("ir, nosotros, imperfecto", "íbamos", { right: ["nosotros íbamos", "ibamos"], wrong: ["vamos", "fuimos", "iban"] }),
  marked("ser o estar: 'La sopa ___ fría'", "está", { right: ["estar (está)", "La sopa está fría"], wrong: ["es", "estás", "esta sopa"] }),
  marked("to get dressed", "vestirse", { right: ["vestirse (e-i)"], partial: ["vestir"], wrong: ["vertirse", "desvestirse"] }),
  marked("levantarse", "to get up", {
    right: ["get up", "to get out of bed", "to stand up, to get up"],
    partial: ["to lift"],
    wrong: ["to get down", "to wash oneself"],
  }),
  marked("Verbs with -ir that change e to ie (three)", "sentir, preferir, mentir", {
    right: ["mentir, sentir, preferir", "preferir sentir mentir"],
    partial: ["sentir, preferir", "sentir, preferir, dormir"],
    wrong: ["hablar, comer, vivir"],
  }),
  marked("Use of the subjunctive", "after expressions of doubt, wish and emotion", {
    right: ["after doubt, wishes and emotions", "when doubt, emotion or a wish is expressed"],
    partial: ["after expressions of doubt", "after wishes", "after expressions of doubt, wish and certainty"],
    wrong: ["after expressions of certainty", "for facts"],
  }),
  marked("poner, participio", "puesto", { right: ["Puesto", "puesto / puesta"], wrong: ["ponido", "pongo", "puesta de sol"] }),
  marked("I would like", "me gustaría", {
    right: ["quisiera", "me gustaria", "a mí me gustaría"],
    partial: ["me gusta"],
    wrong: ["te gustaría", "me gustaba"],
  }),
  marked("Don't touch it! (tú)", "¡No lo toques!", {
    right: ["no lo toques", "No lo toques"],
    partial: ["no toques"],
    wrong: ["tócalo", "no lo tocas", "no los toques"],
  }),
  marked("Acabo de comer", "I have just eaten", {
    right: ["I just ate", "I've just eaten", "I have just had lunch"],
    partial: ["I have eaten"],
    wrong: ["I finish eating", "I am about to eat", "I have just drunk"],
  }),
];

/** German literature, on German cards. Marked before the examiner had read any of it. */
export const coursesGermanLiterature = [
  marked("Verfasser von 'Die Leiden des jungen Werthers'", "Johann Wolfgang von Goethe", {
    right: ["Goethe", "J.W. Goethe", "Göthe", "von Goethe"],
    wrong: ["Schiller", "Johann", "Wolfgang Borchert"],
  }),
  marked("Sturm und Drang", "Epoche, die Gefühl und Freiheit des Genies über die Vernunft stellt", {
    right: [
      "Epoche in der Gefühl und die Freiheit des Genies über der Vernunft stehen",
      "das Gefühl und die Freiheit des Genies sind wichtiger als die Vernunft",
    ],
    partial: ["eine Epoche", "Epoche, die das Gefühl über die Vernunft stellt", "es geht um Gefühl"],
    wrong: ["Epoche, die die Vernunft über Gefühl und Freiheit stellt", "Epoche nach dem Zweiten Weltkrieg"],
  }),
  marked("Enjambement", "Satz läuft über das Versende hinaus", {
    right: [
      "der Satz geht über das Ende des Verses hinaus",
      "Zeilensprung: ein Satz läuft über das Versende",
      "ein Satz endet nicht am Versende, sondern geht weiter",
    ],
    partial: ["etwas am Versende", "Zeilensprung"],
    wrong: ["Satz endet am Versende", "Reim am Versende"],
  }),
  marked("Merkmale der Novelle", "unerhörte Begebenheit, Wendepunkt, Leitmotiv", {
    right: ["Wendepunkt, Leitmotiv und eine unerhörte Begebenheit", "unerhörte Begebenheit / Wendepunkt / Leitmotive"],
    partial: ["unerhörte Begebenheit", "Wendepunkt und Leitmotiv", "unerhörte Begebenheit, Wendepunkt, fünf Akte"],
    wrong: ["fünf Akte, Chor, Katharsis"],
  }),
  marked("Auktorialer Erzähler", "allwissender Erzähler, der außerhalb der Handlung steht", {
    right: ["allwissender Erzähler außerhalb der Handlung", "Erzähler, der alles weiß und nicht Teil der Handlung ist"],
    partial: ["allwissender Erzähler", "ein Erzähler", "steht außerhalb der Handlung"],
    wrong: ["allwissender Erzähler, der in der Handlung steht", "Erzähler, der nur eine Figur kennt"],
  }),
  marked("Erscheinungsjahr von 'Die Verwandlung'", "1915", { right: ["im Jahr 1915", "1915 erschienen"], wrong: ["1951", "1919", "1815"] }),
  marked("Trochäus", "betont, unbetont", {
    right: ["betonte Silbe, dann unbetonte", "erst betont, dann unbetont", "auf eine betonte folgt eine unbetonte Silbe"],
    partial: ["ein Versfuß"],
    wrong: ["unbetont, betont", "betont, unbetont, unbetont"],
  }),
  marked("Ring in 'Nathan der Weise' steht für", "die drei Religionen Judentum, Christentum, Islam", {
    right: ["Judentum, Christentum und Islam", "drei Ringe = drei Religionen: Islam, Christentum, Judentum"],
    partial: ["Judentum und Christentum", "die Religionen", "Judentum, Christentum und Buddhismus"],
    wrong: ["die Liebe", "die drei Söhne des Sultans"],
  }),
  marked("Katharsis", "Reinigung des Zuschauers durch Mitleid und Furcht", {
    right: ["der Zuschauer wird durch Furcht und Mitleid gereinigt", "Läuterung des Zuschauers durch Mitleid und Furcht"],
    partial: ["Reinigung", "Reinigung des Zuschauers", "Reinigung des Zuschauers durch Mitleid"],
    wrong: ["Reinigung des Schauspielers durch Lachen", "der Zuschauer reinigt das Theater"],
  }),
  marked("Trümmerliteratur", "Literatur der Jahre nach 1945 über Krieg und Heimkehr", {
    right: ["Literatur nach 1945 über den Krieg und die Heimkehr", "nach 1945 geschriebene Literatur, die von Krieg und Heimkehr handelt"],
    partial: ["Literatur nach dem Krieg", "Literatur über Krieg"],
    wrong: ["Literatur der Jahre vor 1945 über Krieg und Heimkehr", "Literatur über Ruinen der Antike"],
  }),
];

/** Japanese vocabulary, asked from both sides. Marked before the examiner had read any of it. */
export const coursesJapanese = [
  marked("猫", "cat", { right: ["a cat", "cats", "neko (cat)"], wrong: ["dog", "cut", "car"] }),
  marked("to drink", "飲む (のむ)", { right: ["飲む", "のむ", "nomu"], partial: ["飲みます"], wrong: ["読む", "よむ", "食べる"] }),
  marked("yesterday", "昨日 (きのう)", { right: ["きのう", "昨日", "kinou", "kinō"], wrong: ["今日", "明日", "きょう"] }),
  marked("高い", "high, expensive", {
    right: ["expensive, high", "tall, high; expensive", "high / expensive"],
    partial: ["expensive", "high", "high, cheap"],
    wrong: ["low", "cheap"],
  }),
  marked("good morning (polite)", "おはようございます", {
    right: ["ohayou gozaimasu", "おはようございます。", "ohayō gozaimasu"],
    partial: ["おはよう"],
    wrong: ["こんばんは", "おやすみなさい"],
  }),
  marked("電車", "train", { right: ["a train", "electric train"], wrong: ["car", "rain", "station"] }),
  marked("particle that marks the direct object", "を", { right: ["wo", "o (を)", "を particle"], wrong: ["が", "に", "は"] }),
  marked("Wednesday", "水曜日 (すいようび)", {
    right: ["水曜日", "すいようび", "suiyoubi"],
    partial: ["水曜"],
    wrong: ["木曜日", "火曜日", "mizuyoubi"],
  }),
  marked("〜てもいいですか", "may I …? (asks for permission)", {
    right: ["asks for permission", "may I do something?", "is it ok if I …?"],
    partial: ["asks something politely"],
    wrong: ["must I …?", "forbids something"],
  }),
  marked("くつをはく", "to put on shoes", {
    right: ["put on shoes", "to put shoes on", "to wear shoes"],
    partial: ["to put on", "shoes"],
    wrong: ["to take off shoes", "to put on a hat", "to buy shoes"],
  }),
  marked("ten thousand", "万 (まん)", { right: ["一万", "まん", "万", "man"], wrong: ["千", "百", "億"] }),
];
