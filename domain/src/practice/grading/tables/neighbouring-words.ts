import { tableOf } from "../../../words/table-of.ts";
import { withoutAccents } from "../text/fold.ts";

/**
 * Common words of languages for which there is no word list; most differ by one letter from another: `Kirsche` for `Kirche` is another
 * answer. A word that is missing here may still exist.
 */
const lists = tableOf<string>({
  de: `
abend acht alle alt alter amt arm arme art ast auf auge augen aus auto bach backen bad bahn ball band bank bart bauch bauen bauer baum
bein beine bellen berg beten bett betten biene bieten bild bilder binden birne bitte bitten blatt blau bleiben blick blind blitz blume
blumen blut blätter boden bogen boot bote brand braten brauchen braun brav breit brett brief brot bruch bruder brust brüder buch buche
bucht bund bunt burg bus busch butter bär bären bäume dach dame damm dank dann das dass decke denken dick dieb dienst ding dorf dose
draht drehen druck drucken drücken dumm dunkel durst dünn ecke ehe ehre eile eis eisen engel enkel ente erbe erde ernst ernte esel essen
fach faden fahne fahren fall falle falsch fang farbe fass faul feder fehler feier feiern feige feile feind fell fels fenster ferien fern
fest feucht feuer fichte finden finger fisch flach flasche fleisch fliege fliegen fliehen fluss fordern form frage frau frei fremd
fressen freude freund frisch frosch frost frucht früh fund fuß fördern führen fünf für gabe gabel gang gans garn garten gas gast geben
geige geist gelb geld gern gift glas glatt glaube glück gold gott grab gras grau greifen grenze griff grob groß grube grund gruß grün
gut haar haben hafen hahn halb hals halten hammer hand hang hart hase hassen haus haut heben hecke heer heft heil heim heiß heißen
helfen hell hemd herd herr herz heu heute himmel hirn hirsch hitze hoch hof holen holz honig horn hose hosen huhn hund hut höhe höhle
hören hügel hüte hütte igel insel jacke jagd jahr jung junge kaffee kahl kahn kalb kalk kalt kamin kamm kampf kanne karte kasse kasten
katze kaufen kehle keil keim keller kennen kern kerze kette kind kinn kino kirche kirsche kissen kiste klage klar kleid klein klug knabe
knie knochen knopf koch kochen koffer kohl kohle kommen kopf korb korn kosten kraft kragen krank kranz kreis kreuz krieg krone krug
kuchen kuh kunst kurs kurz kuss käfig käse köche könig küche kühe kühl lachen laden lage lager lamm lampe land lang last laub laufen
laune laut lauten leben leber leder leer lehre lehrer leicht leid leiden leider leihen leim leise leiste leiten leiter lernen lesen
leute licht lieb liebe lied liegen linde linie links lippe list loben loch locke lohn los losen luft lunge lust lärm läuten lösen löwe
lüge lügen machen macht magen mahl mahlen malen mann mantel mark markt mass masse mauer maus meer mehl mehr meinen meise meister messe
messen messer miete milch mild mitte mond moos mord morgen mund mut mutter müde mühle münze mütter mütze nacht nackt nadel nagel nah
nahe name nase nass nebel neffe nehmen nein nennen nest nett netz neu neun nicht nichte nie niere not nuss nüsse oben obst ochse ofen
offen ohr onkel ort osten paar park pass pfad pfand pfanne pfeife pfeil pferd pflanze pilz platz preis puppe quelle rabe rad rahmen rand
rasen rasten rat rate raten ratte rauch raum rechen rechnen recht rede regal regel regen reich reif reifen reihe reim rein reis reise
reisen reiten rennen rest retten richten richter riechen riegel riese rind ring rippe rock roggen rohr rolle rose rost rot rucken ruder
ruf rufen ruhe ruhm rund röhre rücken saal sache sack saft sage sagen sahne saite salz samen samt sand sanft sarg satt sattel satz
sauber sauer saufen saum schaf schaffen schal schale schatz schein schenken schere scheu schicht schicken schief schiff schild schimmel
schinken schlaf schlafen schlag schlagen schlange schlank schlau schlecht schließen schlimm schloss schluck schluss schlüssel schmal
schmecken schmerz schmutz schnabel schnee schneiden schnell schnur schon schrank schranke schrei schreiben schreien schritt schuh schuld
schule schulter schuss schutz schwach schwan schwanz schwarz schwein schwer schwert schwester schön schüler schüssel see seele segel
segen sehen sehr seide seife seil seite sekt sektor sense sieb sieben sieg singen sinken sinn sitz sitzen sohn sommer sonne sorge spalt
speck speise sperre spiegel spiel spielen spinne spitze sport sprache sprechen springen spur spät stab stadt stahl stall stamm stand
stange stark staub steg stehen stehlen steil stein stelle stellen sterben stern steuer stich stiel stier still stille stimme stirn stock
stoff stolz storch stoß strafe strand strauch strauß straße strick stroh strom stufe stuhl stumm stunde sturm stück suche suchen sund
suppe säge sünde tafel tag tal tanne tante tanz tasche tasse tat taube taufe taufen tausch tauschen teich teig teil teilen teller tief
tier tinte tisch tochter tod ton topf tor tot tour tragen trank traum traurig treffen treiben trennen treppe treten treu trinken trocken
tropfen trübe tuch tun turm töchter tür ufer uhr umweg vater vier vogel volk voll vor waage wache wachen wachs wachsen waffe wagen wahl
wald wall wand wange wann ware warm warnen warten warum waschen wasser watte weben weg wehen weich weide wein weinen weise weit weizen
weiß welle welt wenden wenig werben werden werfen werk wert wesen wespe weste wette wetter wichtig wiege wiegen wiese wild wind winter
wirt wissen witz woche wohl wohnen wolf wolke wolle wollen wort wunde wunder wunsch wurde wurf wurm wurst wurzel wählen wäsche würste
wüste zahl zahlen zahn zange zart zauber zaun zehn zeichen zeigen zeile zeit zelle zelt zeuge ziege ziegel ziehen ziel zimmer zoll zorn
zucker zug zunge zwei zweig zwerg zwiebel zählen übel`,
  pl: `
bak bal bas bić bok bot brak brat brać buk but byk być bóg cel cena chata chleb chmura ciasto ciało cień dach dać dno dom dwa dym dziad
dzień dłoń gad gaj gość gra grad góra gęś głos głowa głód jajko jajo jak jako jama jedzie jest jeść kasa kasza kat kawa kora kos kosa
kot koza koło koń kości kość kraj krata krok krowa król kula kura kwas kwiat las laska lata latać lato lis list los lot lubić lód mak
mama mapa masa mata miasto miska miód mleko morze może mur muzyka muł mysz myć myśl mówić nić noc noga nos nożyce nóż ojciec okno oko
osa pan para pas pasta piasek piec pies pisać pić pięć pięść plac pole pora praca prasa pytać pół płac płacz płot rak robić rodzić rok
ryba ryż róg róża ręka sad sam sen ser siać sok stal stać sto stół syn szafa szary szyć sól tata ten tok ton trawa ucho usta wada waga
wagon wał wiek wieś wilk wina wino woda wyć wóz wół zamek zarobi zarobić zima zrobi zupa ząb złoty zły łaska łoś łąka żaba żal żona żuk
żyć`,
  tr: `
ada adam ak akıl al alan almak alt ana anne ara araba armut arı at ata ateş av ay ayak ayı az ağ ağaç ağız bal balık bar baş bel ben
beniz bez beş bin bir biz boy boya boş bu bul bulut buz cam can dal dam dar daş dede deli deniz denk dere ders deve dil diz diş dolu don
dost dur duvar dört dün düz ekmek el elma en er erik et ev fal fare gece gel gök göl göz gül gün güz hal ham han hasta hava hızlı iki il
in ip it iz iç iş kal kan kar kara kart karı kas kat kaya kaz kaş kedi kel kez kol kola kolay kul kum kutu kuzu kuş kön kör köy kır kırk
kız kış lale mal mart mavi mum nar ne oda ok okul ol olmak olu on ordu orta oya para parça pazar pil pul renk saat sabun sal salı san
sarı sat saç sağ sel ses sis siz sol son soğan su sus süt sır sıra tablo tal tam tan tarak tarla tat tava taç taş tel temiz ten tez top
toz tuz tür ucuz un uzun uç var ver yaz yağ yaş yedi yemek yeni yer yol yurt yüz yüzük yıl yılan zar zor çam çan çay çok çöl ölmek ölü
öğle öğren ün üç şal şans şeker`,
  cs: `
boj bok bota brada bratr brát byt bál bít být cena cesta chlap chléb chlév den dno dobrý dveře dát dým děd dům fronta had hlad hlas
hlava hora hra hrad husa jablko jaro jídlo jít kniha kolo kos kost kotě koza kočka krev krok král kráva kus kůra kůň kůže led les let
lev lid list liška louka loď léto masa maso mléko most moře muž myš mák máma mír mýt město noc noha nos nůž okno oko osa osel otec pas
pes pivo plat plot pole prach práce pás pít pět rok ruka ryba ryby ráno růže sad sen ser slovo sníh sova sto strom stát stůl syn sýr sůl
tlak tma tyč ucho ves vina vlak vlas vlk voda víno vítr vůl vůz zelí zem zima zub ústa čaj čas část řada řeka žena život žába`,
  fi: `
aamu aika aita aivan asia auto haara hana hattu hiha hiiri hinta hyvä ikä ilma ilta isä jalka jono juna järvi kala kalla kallo kana
kansa kanssa kassa kattu katu kaula kello keltainen kesä kettu kieli kirja kirjaa kissa kivi koira koivu kota koti koulu kuka kukka kuu
kuusi kyllä kynä käsi lapsi lasi lehti leipä lintu lukko luku lumi luu maa maito mato matto meri metsä mies mitta muna musta muta mutta
mäki naapuri nainen nalle nenä nimi nyt olla onnen onni ovi pala pallo palo pieni puhe pula pulla puu päivä pää raha ruoka ruokaa ruusu
saari sade sana sata satu seinä sika silmä sisar suku suo suola suolaa suu suuri taka takka talo tuli tulli tuuli tyttö tyyny työ uni
uusi vaate vene vesi viini viisi vuori vuosi äiti`,
  da: `
and ande arm barn ben bil bjerg bog bord borg brev brød bær bære dag datter dreng dyr dør fad far fisk fod folk fugl får gris gryde græs
grød gul gård hat hav have hest himmel hjem hjerne hjerte hoved hund hus hval hvid høne høre jern jord kage kam kat kirke klo kone konge
kop krig krog kyst køb køre lad land lang lyd lys lære læse løve mad mand mor mund mus måne måned nat navn nord næse nøgle ost pande
penge pige plads regn ren ris rod rose rød sal salt sang sav ske skib sko skole skov sky slot smør sne sol sommer sort sten stol stor
sukker sund sød søn søster tag tand tid tog torn træ tur uge ulv vand vej ven vin vind vinter vår æble øje øre`,
  no: `
and arm barn ben bil bok bord brev brød bær bære dag datter dyr dør egg eple far fat fisk fjell folk fot fugl får gress gris grøt gul
gård hage hatt hav hest himmel hjem hjerne hjerte hode hund hus hval hvit høne høre jente jern jord kake kam katt kirke kjøp kjøre klo
kone konge kopp krig krok kyst land lang lese lyd lys lære løve mann mat mor munn mus måne måned natt navn nese nord nøkkel ost panne
penger pike plass regn ren ris rose rot rød sag sal salt sang sjø skip sko skog skole sky slott smør snø sol sommer sort stein stol stor
sukker sunn sønn søster søt tak tann tid tog torn tre tur uke ulv vann vei venn vin vind vinter vår øre øye`,
});

const words = new Map(Object.entries(lists).map(([language, list]) => [language, new Set(list.trim().split(/\s+/))]));
const plain = new Map(Array.from(words, ([language, list]) => [language, new Set(Array.from(list, withoutAccents))]));

/** Whether a lower-case word is in the list of its language; `isPlain` also compares without accents. */
export function isNeighbouringWord(word: string, language: string, isPlain = false): boolean {
  return (isPlain ? plain : words).get(language)?.has(word) ?? false;
}
