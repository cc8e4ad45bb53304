import { expect, test } from "vitest";

import { quickestMs } from "../../../test/quickest-ms.ts";
import { guessedLanguages } from "./guessed-languages.ts";

const english =
  "dog, cat, house, apple, window, table, chair, eat, drink, sleep, red, blue, book, school, brother, city, rain, shoe, milk, old";

/** A deck of single words, whose other side is English. */
function deckOf(words: string, others = english) {
  const definitions = others.split(", ");
  return words.split(", ").map((term, at) => ({ term, definition: definitions[at % definitions.length] ?? "" }));
}

test.each([
  [
    "ca",
    "gos, gat, casa, poma, finestra, taula, cadira, menjar, beure, dormir, vermell, blau, llibre, escola, germà, ciutat, pluja, sabata, llet, vell, córrer, escriure, nit, foc",
  ],
  [
    "cs",
    "pes, kočka, dům, jablko, okno, stůl, židle, jíst, pít, spát, červený, modrý, kniha, škola, bratr, město, déšť, bota, mléko, starý",
  ],
  ["de", "Hund, Katze, Haus, Apfel, Fenster, Tisch, Stuhl, essen, trinken, schlafen, rot, blau, Buch, Schule, Bruder, Stadt, Regen, Schuh"],
  [
    "es",
    "perro, gato, casa, manzana, ventana, mesa, silla, comer, beber, dormir, rojo, azul, libro, escuela, hermano, ciudad, lluvia, zapato",
  ],
  [
    "es",
    "abuelo, ayer, zanahoria, calle, cuchara, llave, puente, estrella, hueso, jabón, martillo, nube, oveja, queso, rana, sueño, tijeras, uña",
  ],
  [
    "fr",
    "chien, chat, maison, pomme, fenêtre, table, chaise, manger, boire, dormir, rouge, bleu, livre, école, frère, ville, pluie, chaussure",
  ],
  [
    "hu",
    "kutya, macska, ház, alma, ablak, asztal, szék, enni, inni, aludni, piros, kék, könyv, iskola, testvér, város, eső, cipő, tej, öreg",
  ],
  [
    "id",
    "anjing, kucing, rumah, apel, jendela, meja, kursi, makan, minum, tidur, merah, biru, buku, sekolah, saudara, kota, hujan, sepatu",
  ],
  [
    "it",
    "cane, gatto, casa, mela, finestra, tavolo, sedia, mangiare, bere, dormire, rosso, blu, libro, scuola, fratello, città, pioggia, scarpa, latte, vecchio, correre, scrivere, notte, fuoco",
  ],
  [
    "nl",
    "hond, kat, huis, appel, raam, tafel, stoel, eten, drinken, slapen, rood, blauw, boek, school, broer, stad, regen, schoen, melk, oud",
  ],
  [
    "pl",
    "pies, kot, dom, jabłko, okno, stół, krzesło, jeść, pić, spać, czerwony, niebieski, książka, szkoła, brat, miasto, deszcz, but, mleko",
  ],
  [
    "pt",
    "cachorro, gato, casa, maçã, janela, mesa, cadeira, comer, beber, dormir, vermelho, azul, livro, escola, irmão, cidade, chuva, sapato",
  ],
  [
    "ro",
    "câine, pisică, casă, măr, fereastră, masă, scaun, mânca, bea, dormi, roșu, albastru, carte, școală, frate, oraș, ploaie, pantof, lapte",
  ],
  [
    "sv",
    "hund, katt, hus, äpple, fönster, bord, stol, äta, dricka, sova, röd, blå, bok, skola, bror, stad, regn, sko, mjölk, gammal, springa",
  ],
  [
    "tr",
    "köpek, kedi, ev, elma, pencere, masa, sandalye, yemek, içmek, uyumak, kırmızı, mavi, kitap, okul, kardeş, şehir, yağmur, ayakkabı",
  ],
  [
    "vi",
    "con chó, con mèo, ngôi nhà, quả táo, cửa sổ, cái bàn, cái ghế, ăn, uống, ngủ, màu đỏ, màu xanh, quyển sách, trường học, anh trai",
  ],
  ["bg", "куче, котка, къща, ябълка, прозорец, маса, стол, ям, пия, спя, ъгъл, щастие"],
  ["mk", "куче, мачка, куќа, јаболко, прозорец, маса, стол, јадам, пијам, спијам"],
  ["sr", "пас, мачка, кућа, јабука, прозор, сто, столица, јести, пити, спавати, љубав"],
  ["be", "сабака, кошка, дом, яблык, акно, стол, воўк, хадзіў"],
  ["ur", "کتا, بلی, گھر, سیب, کھڑکی, میز, کرسی"],
])("a list of words in %s is recognized without articles: %s", (language, words) => {
  expect(guessedLanguages(deckOf(words))).toEqual({ term: language, definition: expect.toBeOneOf(["en", null]) as string });
});

test("a deck in one language has it on both sides, unless it is English, where nothing would change", () => {
  const words =
    "Hund, Katze, Haus, Apfel, Fenster, Tisch, Stuhl, essen, trinken, schlafen, rot, blau, Buch, Schule, Bruder, Stadt, Regen, Schuh";
  expect(guessedLanguages(deckOf(words, words))).toEqual({ term: "de", definition: "de" });
  expect(guessedLanguages(deckOf(english, english))).toBeNull();
});

test.each([
  [
    "two languages that hardly differ",
    "hund, kat, hus, æble, vindue, bord, stol, spise, drikke, sove, rød, blå, bog, skole, bror, by, regn, sko",
  ],
  [
    "Finnish, which is not known here",
    "koira, kissa, talo, omena, ikkuna, pöytä, tuoli, syödä, juoda, nukkua, punainen, sininen, kirja, koulu, veli",
  ],
  ["Estonian", "koer, kass, maja, õun, aken, laud, tool, sööma, jooma, magama, punane, sinine, raamat, kool, vend, linn, vihm, king"],
  ["Slovak", "pes, mačka, dom, jablko, okno, stôl, stolička, jesť, piť, spať, červený, modrý, kniha, škola, brat, mesto, dážď"],
  ["Croatian", "pas, mačka, kuća, jabuka, prozor, stol, stolica, jesti, piti, spavati, crven, plav, knjiga, škola, brat, grad, kiša"],
  [
    "Latin names of anatomy",
    "musculus biceps brachii, arteria carotis interna, nervus vagus, os femoris, vena cava superior, glandula thyroidea, cor, hepar",
  ],
  [
    "the terms of biology",
    "mitochondrion, nucleus, ribosome, cytoplasm, chloroplast, vacuole, membrane, lysosome, enzyme, photosynthesis, respiration",
  ],
  [
    "chemical elements",
    "hydrogen, helium, lithium, beryllium, boron, carbon, nitrogen, oxygen, fluorine, neon, sodium, magnesium, aluminium, silicon",
  ],
  [
    "capitals",
    "Paris, London, Berlin, Madrid, Rome, Lisbon, Vienna, Prague, Warsaw, Budapest, Athens, Oslo, Stockholm, Helsinki, Copenhagen",
  ],
  ["drugs", "atorvastatin, metoprolol, lisinopril, omeprazole, amlodipine, metformin, albuterol, gabapentin, losartan, sertraline"],
  ["commands", "git commit, ls -la, chmod, grep, docker run, kubectl, npm install, const, async, await, fork, malloc, printf, struct"],
  [
    "Chinese in Latin letters",
    "gǒu, māo, fángzi, píngguǒ, chuānghu, zhuōzi, yǐzi, chī, hē, shuìjiào, hóng, lán, shū, xuéxiào, gēge, chéngshì",
  ],
  ["three words", "perro, gato, casa"],
])("no language is guessed for %s", (_what, words) => {
  expect(guessedLanguages(deckOf(words))).toBeNull();
});

test("a guess for the largest deck takes little time", () => {
  const cards = Array.from({ length: 10_000 }, (_, at) => ({ term: `palabra${at} `.repeat(100), definition: "word ".repeat(100) }));
  expect(quickestMs(() => void guessedLanguages(cards))).toBeLessThan(5_000);
});
