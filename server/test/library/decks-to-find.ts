/** Decks as students make them, in six languages: title, description, tags, and cards as `term = definition`. */
const written = `
Cell Biology | Chapter 3 of the textbook | biology cells
organelle = a part of a cell with a function of its own; mitochondrion = makes the energy of the cell; ribosome = builds proteins; nucleus = holds the genes; osmosis = water passes a membrane; cytoplasm = what fills the cell
Photosynthesis | How plants make sugar | biology plants
chlorophyll = the green pigment of leaves; stomata = openings through which a leaf breathes; Calvin cycle = fixes carbon dioxide; glucose = the sugar that is made; thylakoid = where light is caught
Human Skeleton | Bones for the anatomy exam | anatomy
femur = the thigh bone; tibia = the shin bone; clavicle = the collarbone; scapula = the shoulder blade; patella = the kneecap; vertebra = one bone of the spine
Organic Chemistry: Functional Groups | | chemistry
alcohol = has a hydroxyl group; aldehyde = a carbonyl at the end of a chain; ketone = a carbonyl within a chain; amine = has nitrogen; ester = smells of fruit; carboxylic acid = as in vinegar
Periodic Table of the Elements | Symbols and numbers | chemistry
Na = sodium; K = potassium; Fe = iron; Au = gold; Hg = mercury, liquid at room temperature; W = tungsten; noble gases = helium, neon, argon
Newton's Laws of Motion | Mechanics, first term | physics
inertia = a body keeps its motion; force = mass times acceleration; reaction = equal and opposite; momentum = mass times velocity; friction = acts against motion
Electricity and Circuits | | physics
Ohm's law = voltage is current times resistance; capacitor = stores charge; series circuit = one path for the current; ampere = unit of current; insulator = carries no current
The French Revolution | Causes, events and people | history
Bastille = stormed on 14 July 1789; Robespierre = led the Reign of Terror; guillotine = the machine of executions; Estates General = assembly of three orders; Jacobins = a radical club
World War II | Battles and treaties | history
Stalingrad = the turning point in the east; D-Day = landing in Normandy; Blitzkrieg = a lightning war; Yalta = conference of three leaders; Pearl Harbor = attacked in December 1941
Ancient Rome | Republic and Empire | history latin
Julius Caesar = crossed the Rubicon; Augustus = the first emperor; aqueduct = brought water to the city; Hannibal = crossed the Alps with elephants; senate = council of elders
Capitals of Europe | | geography
France = Paris; Portugal = Lisbon; Hungary = Budapest; Finland = Helsinki; Slovenia = Ljubljana; Iceland = Reykjavik
Rivers and Mountains of South America | | geography
Amazon = the largest river by flow; Andes = the longest range of mountains; Aconcagua = the highest summit; Orinoco = river of Venezuela; Titicaca = lake between Peru and Bolivia
Microeconomics | Supply, demand and prices | economics
elasticity = how demand answers to price; monopoly = one seller alone; opportunity cost = the best thing given up; oligopoly = a few sellers; externality = a cost that others bear
Accounting Basics | | business
ledger = the book of accounts; depreciation = loss of value over time; accrual = counted when earned; equity = assets less liabilities; invoice = a bill for goods
Introduction to Psychology | | psychology
Pavlov = dogs and conditioned reflexes; hippocampus = forms memories; placebo = a pill without effect; cognitive dissonance = beliefs in conflict; Piaget = stages of childhood
Python Programming | First course | programming
list comprehension = builds a list in one line; dictionary = maps keys to values; decorator = wraps a function; generator = yields values one by one; tuple = a list that can't change
SQL Queries | Databases | programming
inner join = rows that match in both tables; primary key = identifies a row; index = makes lookups quick; transaction = all or nothing; normalization = no fact stored twice
Calculus: Derivatives | | maths
chain rule = derivative of a composition; product rule = derivative of a product; slope of the tangent = the derivative at a point; inflection point = the curvature changes
Statistics and Probability | | maths
standard deviation = spread around the mean; Bayes' theorem = from prior to posterior; median = the middle value; null hypothesis = nothing is going on; variance = the square of the deviation
Music Theory: Intervals | | music
perfect fifth = seven semitones; minor third = three semitones; tritone = six semitones; octave = twelve semitones; cadence = the end of a phrase
US Constitution and Amendments | | civics law
First Amendment = freedom of speech; habeas corpus = no prison without a judge; separation of powers = three branches; impeachment = removal of a president; veto = the president says no
Shakespeare: Hamlet | Characters and quotations | literature
Ophelia = drowns in the brook; Yorick = the skull of a jester; Polonius = killed behind a curtain; soliloquy = to be or not to be; Elsinore = the castle
Astronomy: The Solar System | | astronomy
Jupiter = the largest planet; eclipse = one body hides another; asteroid belt = between Mars and Jupiter; Titan = moon of Saturn; perihelion = closest to the sun
Nursing: Medications | Drug calculations | nursing
ibuprofen = lowers fever and pain; antibiotic = against bacteria; diuretic = makes the kidneys lose water; anticoagulant = thins the blood; insulin = for diabetes
Spanish Verbs: Irregular Present | | spanish
tener = to have, tengo; hacer = to do, hago; venir = to come, vengo; dormir = to sleep, duermo; saber = to know, sé
Spanish Kitchen Words | | spanish
cuchara = spoon; tenedor = fork; sartén = frying pan; nevera = refrigerator; cuchillo = knife
Vocabulario de inglés: el aeropuerto | Palabras para viajar | inglés
boarding pass = tarjeta de embarque; luggage = equipaje; customs = aduana; delay = retraso; flight = vuelo
Historia de España | Siglos XV a XX | historia
Reyes Católicos = Isabel y Fernando; la Armada Invencible = derrotada en 1588; la Guerra Civil = de 1936 a 1939; Cervantes = escribió el Quijote; la Constitución = aprobada en 1978
German Nouns with Articles | | german
der Tisch = the table; die Brücke = the bridge; das Mädchen = the girl; der Schlüssel = the key; die Zwiebel = the onion
Deutsche Geschichte 1871-1945 | Für das Abitur | geschichte
Bismarck = Gründer des Kaiserreichs; Weimarer Republik = die erste Demokratie; Inflation = Geldentwertung 1923; Ermächtigungsgesetz = gab Hitler die Macht; Versailler Vertrag = Friedensvertrag von 1919
Straßenverkehr: Führerschein Theorie | Fragen und Antworten | führerschein
Vorfahrt = rechts vor links; Bremsweg = die Strecke bis zum Stillstand; Überholverbot = hier wird nicht überholt; Warndreieck = steht hinter der Panne; Promillegrenze = 0,5 im Blut
Biologie: Der Mensch | Klasse 9 | biologie
Lunge = nimmt Sauerstoff auf; Niere = reinigt das Blut; Bauchspeicheldrüse = bildet Insulin; Netzhaut = fängt das Licht im Auge; Zwerchfell = Muskel zum Atmen
Vocabulaire français: la maison | Les mots de tous les jours | français
la cuisine = the kitchen; le grenier = the attic; l'escalier = the stairs; la fenêtre = the window; l'oreiller = the pillow
La Première Guerre mondiale | Dates et batailles | histoire
Verdun = bataille de 1916; les tranchées = où vivaient les soldats; l'armistice = signé le 11 novembre 1918; Clemenceau = chef du gouvernement; la mobilisation = août 1914
Les muscles et les os | Anatomie | anatomie
la rotule = l'os du genou; le biceps = fléchit le bras; la colonne vertébrale = porte la tête; l'omoplate = l'os de l'épaule; les côtes = protègent les poumons
日本語 N5 漢字 | JLPT の漢字 | 日本語
学校 = school (がっこう); 先生 = teacher (せんせい); 電車 = train (でんしゃ); 新聞 = newspaper (しんぶん); 水曜日 = Wednesday (すいようび)
日本の歴史 | 江戸時代から明治まで | 歴史
徳川家康 = 江戸幕府を開いた; 鎖国 = 外国との交流を閉じた政策; 明治維新 = 1868年の改革; 黒船 = ペリーが来航した; 坂本龍馬 = 薩長同盟を助けた
Japanese Kanji for Numbers | Counting from one to ten thousand | japanese
一 = one; 二 = two; 十 = ten, kanji of two strokes; 百 = hundred; 万 = ten thousand
生物学基础 | 高中生物 | 生物
光合作用 = 植物利用光能制造有机物; 细胞核 = 储存遗传信息; 线粒体 = 细胞的动力工厂; 酶 = 生物催化剂; 染色体 = 由DNA和蛋白质组成
中国地理 | 省会和河流 | 地理
长江 = 中国最长的河流; 成都 = 四川省的省会; 青藏高原 = 世界屋脊; 黄河 = 母亲河; 哈尔滨 = 黑龙江省的省会
Русский язык: глаголы движения | Для экзамена | русский
идти = двигаться пешком в одну сторону; ехать = двигаться на транспорте; летать = двигаться по воздуху; плыть = двигаться по воде; ползти = двигаться по земле
Столицы мира | География | география
Монголия = Улан-Батор; Австралия = Канберра; Канада = Оттава; Бразилия = Бразилиа; Турция = Анкара
История России: цари | Романовы | история
Пётр Первый = основал Петербург; Екатерина Вторая = правила с 1762 года; Александр Второй = отменил крепостное право; декабристы = восстание 1825 года; Иван Грозный = опричнина
`;

export type DeckToFind = { title: string; description: string; tags: string[]; cards: { term: string; definition: string }[] };

export const decksToFind: readonly DeckToFind[] = written
  .trim()
  .split("\n")
  .reduce<string[][]>(
    (pairs, line, at) => (at % 2 === 0 ? [...pairs, [line]] : [...pairs.slice(0, -1), [...(pairs.at(-1) ?? []), line]]),
    [],
  )
  .map(([head = "", body = ""]) => {
    const [title = "", description = "", tags = ""] = head.split("|").map((field) => field.trim());
    const cards = body.split("; ").map((card) => {
      const [term = "", definition = ""] = card.split(" = ");
      return { term, definition };
    });
    return { title, description, tags: tags.split(" ").filter((tag) => tag !== ""), cards };
  });

/** Sixty searches with the title of the deck that a person means: a third misspelt, a third by words on cards. Written before any of them was tried. */
export const searchesToFind: readonly (readonly [search: string, title: string])[] = [
  // As written: words in another order, beginnings, other forms, other languages
  ["cell biology", "Cell Biology"],
  ["biology cells", "Cell Biology"],
  ["skeleton bones", "Human Skeleton"],
  ["newtons laws", "Newton's Laws of Motion"],
  ["motion newton", "Newton's Laws of Motion"],
  ["french revolution causes", "The French Revolution"],
  ["european capitals", "Capitals of Europe"],
  ["probabilit", "Statistics and Probability"],
  ["derivative calculus", "Calculus: Derivatives"],
  ["south american rivers", "Rivers and Mountains of South America"],
  ["element table", "Periodic Table of the Elements"],
  ["amendment", "US Constitution and Amendments"],
  ["irregular verbs spanish", "Spanish Verbs: Irregular Present"],
  ["strassenverkehr", "Straßenverkehr: Führerschein Theorie"],
  ["fuhrerschein", "Straßenverkehr: Führerschein Theorie"],
  ["historia españa", "Historia de España"],
  ["premiere guerre", "La Première Guerre mondiale"],
  ["глагол движения", "Русский язык: глаголы движения"],
  ["歴史", "日本の歴史"],
  ["地理", "中国地理"],
  // Misspelt
  ["photosinthesis", "Photosynthesis"],
  ["chemestry functional groups", "Organic Chemistry: Functional Groups"],
  ["perodic table", "Periodic Table of the Elements"],
  ["electrcity", "Electricity and Circuits"],
  ["pyschology", "Introduction to Psychology"],
  ["pyhton", "Python Programming"],
  ["microeconmics", "Microeconomics"],
  ["acounting", "Accounting Basics"],
  ["shakespere hamlet", "Shakespeare: Hamlet"],
  ["astronmy solar sistem", "Astronomy: The Solar System"],
  ["medicatons nursing", "Nursing: Medications"],
  ["calculas", "Calculus: Derivatives"],
  ["constituton", "US Constitution and Amendments"],
  ["statistcs", "Statistics and Probability"],
  ["ancent rome", "Ancient Rome"],
  ["vocabulario aeropuetro", "Vocabulario de inglés: el aeropuerto"],
  ["deutsche geschihcte", "Deutsche Geschichte 1871-1945"],
  ["vocabulaire francias", "Vocabulaire français: la maison"],
  ["столици мира", "Столицы мира"],
  ["mitochondrian", "Cell Biology"],
  // By words on cards
  ["organelles", "Cell Biology"],
  ["chlorophyll", "Photosynthesis"],
  ["kneecap", "Human Skeleton"],
  ["robespierre guillotine", "The French Revolution"],
  ["rubicon", "Ancient Rome"],
  ["opportunity costs", "Microeconomics"],
  ["hippocampus", "Introduction to Psychology"],
  ["list comprehensions", "Python Programming"],
  ["tritone", "Music Theory: Intervals"],
  ["habeas corpus", "US Constitution and Amendments"],
  ["to be or not to be", "Shakespeare: Hamlet"],
  ["spoon fork", "Spanish Kitchen Words"],
  ["kanji ten thousand", "Japanese Kanji for Numbers"],
  ["brücken", "German Nouns with Articles"],
  ["bauchspeicheldruse", "Biologie: Der Mensch"],
  ["tarjetas de embarque", "Vocabulario de inglés: el aeropuerto"],
  ["tranchée", "La Première Guerre mondiale"],
  ["先生", "日本語 N5 漢字"],
  ["光合作用", "生物学基础"],
  ["крепостного права", "История России: цари"],
];
