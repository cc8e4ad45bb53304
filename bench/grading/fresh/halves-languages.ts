import { marked } from "../kinds/marked.ts";

/** Half answers in German, French, Spanish and other languages, and half-known words. Marked before the examiner had read any of it. */
export const halvesLanguages = [
  marked("Fotosynthese", "Pflanzen stellen mit Licht aus Wasser und Kohlendioxid Zucker und Sauerstoff her", {
    right: ["mit Licht stellen Pflanzen aus Kohlendioxid und Wasser Zucker und Sauerstoff her"],
    partial: ["Pflanzen stellen Zucker her", "Pflanzen stellen mit Licht Sauerstoff her", "aus Wasser und Kohlendioxid wird Zucker"],
    wrong: ["Pflanzen verbrauchen Sauerstoff und Zucker", "Tiere atmen Kohlendioxid ein"],
  }),
  marked("Gewaltenteilung", "Gesetzgebung, Regierung und Rechtsprechung sind getrennt", {
    right: ["Rechtsprechung, Regierung und Gesetzgebung sind voneinander getrennt"],
    partial: ["Gesetzgebung und Regierung sind getrennt", "die Macht ist getrennt"],
    wrong: ["Gesetzgebung, Regierung und Rechtsprechung sind vereint"],
  }),
  marked("Dreißigjähriger Krieg, Beginn und Ende", "1618 bis 1648", {
    right: ["1618-1648", "von 1618 bis 1648"],
    partial: ["1618", "1648", "1618 bis 1684", "bis 1648"],
    wrong: ["1718 bis 1748", "1914 bis 1918"],
  }),
  marked("Wasserkreislauf", "Wasser verdunstet, bildet Wolken und fällt als Regen zurück", {
    right: ["das Wasser verdunstet, es bildet Wolken und fällt wieder als Regen"],
    partial: ["Wasser verdunstet", "Wasser verdunstet und bildet Wolken", "Wasser fällt als Regen"],
    wrong: ["Wasser gefriert und wird zu Stein"],
  }),
  marked("Igel im Winter", "hält Winterschlaf und lebt von seinem Fett", {
    right: ["er hält Winterschlaf und lebt von seinem Fettvorrat"],
    partial: ["hält Winterschlaf", "lebt von seinem Fett", "hält Winterschlaf und frisst Würmer"],
    wrong: ["zieht nach Süden", "hält keinen Winterschlaf"],
  }),
  marked("Révolution française, début", "14 juillet 1789", {
    right: ["le 14 juillet 1789"],
    partial: ["juillet 1789", "1789", "le 14 juillet", "le 4 juillet 1789"],
    wrong: ["14 juillet 1798", "1914"],
  }),
  marked("Rôle des racines", "elles fixent la plante et absorbent l'eau", {
    right: ["fixer la plante et absorber l'eau"],
    partial: ["elles fixent la plante", "elles absorbent l'eau", "absorber l'eau"],
    wrong: ["elles produisent des fleurs", "elles rejettent l'eau"],
  }),
  marked("Photosynthèse", "la plante fabrique du sucre avec la lumière, l'eau et le gaz carbonique", {
    partial: ["la plante fabrique du sucre", "avec la lumière", "la plante fabrique du sucre avec la lumière"],
    wrong: ["l'animal mange du sucre"],
  }),
  marked("Célula", "unidad más pequeña de todos los seres vivos", {
    right: ["la unidad más pequeña de los seres vivos"],
    partial: ["unidad más pequeña", "unidad de los seres vivos", "la unidad más grande de los seres vivos"],
    wrong: ["el órgano más pequeño del cuerpo", "parte de una roca"],
  }),
  marked("Corazón", "músculo que bombea la sangre por todo el cuerpo", {
    right: ["el músculo que bombea sangre por el cuerpo"],
    partial: ["un músculo", "bombea la sangre", "órgano que bombea"],
    wrong: ["hueso que protege la sangre", "músculo que mueve el brazo"],
  }),
  marked("Independencia de México", "16 de septiembre de 1810", {
    right: ["16/09/1810"],
    partial: ["septiembre de 1810", "1810", "6 de septiembre de 1810"],
    wrong: ["16 de septiembre de 1910", "5 de mayo de 1862"],
  }),
  marked("to remember (Spanish)", "acordarse de", {
    right: ["acordarse de algo"],
    partial: ["acordarse", "acordar"],
    wrong: ["olvidarse de"],
  }),
  marked("the hand (Spanish)", "la mano", { right: ["mano"], partial: ["el mano"], wrong: ["el pie", "la mana"] }),
  marked("the girl (German)", "das Mädchen", {
    right: ["das Maedchen"],
    partial: ["die Mädchen", "die Mädchen (Singular)"],
    wrong: ["der Junge"],
  }),
  marked("children (German, plural with article)", "die Kinder", { partial: ["Kinder", "das Kind", "der Kinder"], wrong: ["die Rinder"] }),
  marked("I have eaten (French)", "j'ai mangé", {
    right: ["J’ai mangé"],
    partial: ["j'ai manger", "je mangé", "j'ai mange"],
    wrong: ["je suis mangé", "je mangerai"],
  }),
  marked("we went (Italian)", "siamo andati", {
    right: ["siamo andate", "noi siamo andati"],
    partial: ["siamo andato"],
    wrong: ["abbiamo mangiato"],
  }),
  marked("to be born (Portuguese)", "nascer", { partial: ["nacer", "nasce"], wrong: ["morrer"] }),
  marked("good evening (French)", "bonsoir", { right: ["bon soir"], partial: ["bonne soirée"], wrong: ["bonjour"] }),
  marked("thank you (Japanese, polite)", "ありがとうございます", {
    right: ["有難うございます", "arigatō gozaimasu", "arigatou gozaimasu"],
    partial: ["ありがとう", "arigatou"],
    wrong: ["おはようございます", "すみません"],
  }),
  marked("school (Japanese)", "学校 (がっこう, gakkō)", {
    right: ["学校", "がっこう", "gakkou"],
    partial: ["がこう", "gako", "gakō", "学生"],
    wrong: ["病院"],
  }),
  marked("water (Japanese, kanji)", "水", { partial: ["みず", "mizu"], wrong: ["火", "木"] }),
  marked("friend (Chinese)", "朋友 (péngyou)", {
    right: ["朋友", "péngyou", "peng2you"],
    partial: ["pengyou", "péng", "朋"],
    wrong: ["同学"],
  }),
  marked("thank you (Chinese)", "谢谢 (xièxie)", {
    right: ["謝謝", "xie4xie", "谢谢你"],
    partial: ["xiexie", "xie xie", "谢"],
    wrong: ["再见"],
  }),
  marked("good (Chinese, pinyin with tones)", "hǎo", { right: ["hao3"], partial: ["hao"], wrong: ["hào", "hēi"] }),
  marked("house (Vietnamese)", "nhà", { partial: ["nha"], wrong: ["nhã", "cửa"] }),
  marked("thank you (Korean)", "감사합니다 (gamsahamnida)", {
    right: ["감사합니다", "gamsahamnida"],
    partial: ["감사", "gamsa"],
    wrong: ["안녕하세요"],
  }),
  marked("book (Arabic)", "كتاب (kitāb)", { right: ["kitab", "كتاب"], partial: ["كتب", "kitb"], wrong: ["مدرسة"] }),
  marked("hello (Russian, formal)", "здравствуйте", {
    right: ["zdravstvuyte", "Здравствуйте!"],
    partial: ["здравствуй", "привет"],
    wrong: ["спасибо"],
  }),
  marked("the cat (Swedish)", "katten", { partial: ["katt", "en katt"], wrong: ["hunden"] }),
  marked("the day (Danish)", "dagen", { partial: ["dag", "en dag"], wrong: ["natten"] }),
  marked("more beautiful (German)", "schöner", { right: ["schoener"], partial: ["schön", "schonner"], wrong: ["schon", "am schönsten"] }),
  marked("Schwerkraft", "Anziehung zwischen allen Massen", {
    right: ["die Anziehung zwischen Massen"],
    partial: ["Anziehung", "eine Kraft zwischen Massen", "Anziehung der Erde"],
    wrong: ["Abstoßung zwischen allen Massen", "Magnetismus"],
  }),
];
