import { marked } from "../kinds/marked.ts";

/** A word of another language that lacks an article, a tone or an ending, which a teacher gives some points for. Marked before the examiner had read any of it. */
export const pointsLetters = [
  marked("to wash oneself (German)", "sich waschen", { right: ["sich waschen (Verb)"], partial: ["waschen"], wrong: ["sich wachsen"] }),
  marked("to look forward to (German)", "sich freuen auf", { partial: ["sich freuen"], wrong: ["sich freuen über"] }),
  marked("to get up (French)", "se lever", { right: ["se lever"], partial: ["lever"], wrong: ["se laver"] }),
  marked("the car (German)", "das Auto", { right: ["das auto"], partial: ["der Auto", "die Auto"], wrong: ["das Amt"] }),
  marked("the night (French)", "la nuit", { partial: ["le nuit"], wrong: ["le jour", "la nuee"] }),
  marked("the houses (Spanish)", "las casas", { partial: ["la casa", "los casas"], wrong: ["las cosas"] }),
  marked("to wait for (English)", "to wait for", { right: ["wait for"], partial: ["to wait"], wrong: ["to weight for"] }),
  marked("hello (Chinese, pinyin)", "nǐ hǎo", {
    right: ["ni3 hao3"],
    partial: ["ni hao", "nihao"],
    wrong: ["ni men", "nín"],
  }),
  marked("horse (Chinese)", "马 (mǎ)", { right: ["马", "mǎ", "ma3"], partial: ["ma"], wrong: ["妈", "mā", "吗"] }),
  marked("four (Chinese)", "四 (sì)", { right: ["四", "si4"], partial: ["si"], wrong: ["死", "shí", "sǐ"] }),
  marked("tea (Chinese)", "茶 (chá)", { right: ["茶", "cha2"], partial: ["cha"], wrong: ["chà", "查"] }),
  marked("teacher (Chinese)", "老师 (lǎoshī)", { right: ["laoshi", "lao3shi1", "老师"], wrong: ["老是", "学生"] }),
  marked("mother (Vietnamese)", "mẹ", { right: ["mẹ"], partial: ["me"], wrong: ["mè", "bố"] }),
  marked("coffee (Vietnamese)", "cà phê", { right: ["cà phê"], partial: ["ca phe"], wrong: ["trà"] }),
  marked("to eat (Japanese)", "食べる (たべる, taberu)", {
    right: ["taberu", "たべる"],
    partial: ["食る", "食べ"],
    wrong: ["飲む", "食う物"],
  }),
  marked("flower (Japanese, kanji)", "花", { right: ["花"], partial: ["はな"], wrong: ["鼻", "草"] }),
  marked("mountain (Japanese, kanji)", "山", { partial: ["やま", "yama"], wrong: ["川", "かわ"] }),
  marked("peace (Hebrew)", "שלום (shalom)", { right: ["shalom", "שלום"], wrong: ["שלם", "todah"] }),
  marked("five (Arabic)", "خمسة (khamsa)", { right: ["khamsa", "خمسة"], partial: ["خمس"], wrong: ["ستة"] }),
  marked("thank you (Korean)", "감사합니다 (gamsahamnida)", {
    right: ["gamsahamnida", "감사합니다"],
    partial: ["감사"],
    wrong: ["안녕하세요"],
  }),
  marked("soul (Russian)", "душа", { right: ["душа"], partial: ["души"], wrong: ["душ", "душно"] }),
  marked("year (Spanish)", "el año", { right: ["año"], wrong: ["el ano", "el mes"] }),
];
