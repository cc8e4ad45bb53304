import { grouped } from "../../../words/grouped.ts";

/**
 * Common English words that a teacher accepts for each other as the translation of one word. In a definition many of them mean two things,
 * so they count only for answers of one word.
 */
const rows = [
  // family and home
  `
   mother mom mum mummy mama, father dad daddy papa, grandmother grandma granny nana, grandfather grandpa granddad, parents folks,
   baby infant, boy lad, man guy, teenager adolescent, husband spouse, wife spouse, friend pal buddy mate, neighbour neighbor,
   boss chief manager, colleague coworker, lawyer attorney solicitor, policeman policewoman cop, firefighter fireman, house home,
   flat apartment, couch sofa settee, refrigerator fridge, stove cooker, tap faucet, toilet bathroom restroom lavatory, rubbish
   garbage trash litter, dustbin bin trashcan, cupboard closet wardrobe, elevator lift, television telly tv, telephone phone,
   mobile cellphone smartphone, photo photograph picture, computer pc, garden yard, carpet rug, lamp light`,
  // food
  `
   cookie biscuit, candy sweets sweet, chips fries, maize corn, eggplant aubergine, courgette zucchini, pepper capsicum, prawn
   shrimp, dessert pudding`,
  // places and transport
  `
   street road, path trail way, motorway highway freeway, pavement sidewalk, crossroads intersection junction, town city, centre
   center downtown, shop store, supermarket grocery, chemist pharmacy drugstore, cinema movies, film movie, church chapel, harbour
   harbor port, airport airfield, aeroplane airplane plane aircraft, ship boat, car automobile auto, lorry truck, bicycle bike
   cycle, motorcycle motorbike, underground subway metro tube, petrol gas gasoline fuel, journey trip voyage travel, holiday
   vacation holidays, luggage baggage, suitcase case, ticket pass, forest wood woods, sea ocean, stone rock, beach shore, earth
   ground soil, shore coast`,
  // clothes and the body
  `
   trousers pants, jumper sweater pullover, trainers sneakers, coat jacket, clothes clothing, spectacles glasses, purse wallet,
   handbag purse bag, stomach belly tummy, hair hairs, illness disease sickness, ache pain, medicine drug medication, physician
   doctor`,
  // time
  `
   autumn fall, noon midday, sunrise dawn, sunset dusk, nowadays today, soon shortly, often frequently, seldom rarely, sometimes
   occasionally, immediately instantly, suddenly abruptly, finally eventually lastly, again anew`,
  // small words
  `
   although though, perhaps maybe possibly, also too, until till, because since, however nevertheless, therefore thus hence so,
   enough sufficient, almost nearly, really truly, only just, hello hi, goodbye bye, thanks cheers, yes yeah, ok okay, everybody
   everyone, somebody someone, nobody noone, anybody anyone`,
  // qualities
  `
   big large, small little, pretty beautiful lovely, beautiful lovely, handsome attractive, great wonderful fantastic marvellous
   marvelous superb, terrible awful horrible dreadful, fast quick rapid, clever smart intelligent bright, stupid dumb foolish
   silly, funny amusing, strange odd weird peculiar, angry cross mad furious, happy glad joyful cheerful, sad unhappy, afraid
   scared frightened, tired weary, sick ill unwell, healthy fit, rich wealthy, hard difficult, easy simple, quiet silent, loud
   noisy, dirty filthy, correct right, wrong false incorrect, important significant, famous wellknown, brave courageous, polite
   courteous, rude impolite, lazy idle, busy occupied, empty vacant, whole entire, usual normal ordinary, fat overweight, thin
   slim slender, close near, wide broad, cheap inexpensive, dangerous risky, safe secure, careful cautious, amazing astonishing`,
  // actions
  `
   begin start, end finish, stop halt, speak talk, shout yell scream, answer reply respond, ask inquire, try attempt, choose pick
   select, buy purchase, get receive obtain, help assist, build construct, repair fix mend, close shut, throw toss, jump leap,
   hurry rush, happen occur, need require, want desire, like enjoy, hate detest, permit allow let, forbid prohibit ban, forgive
   pardon, understand comprehend, seem appear, remember recall, meet encounter, live reside dwell, lift raise, hide conceal, cry
   weep, gather collect, explain clarify, describe depict, use utilize utilise`,
  // thoughts and feelings
  `
   joy happiness delight, happiness joy, luck fortune, fear dread, anger rage fury, courage bravery, gift present, mistake error,
   aim goal objective target, task job, job work occupation profession, question query, answer reply response, opinion view, idea
   thought, help assistance aid, advice counsel, danger peril, freedom liberty, country nation, people folk, war warfare, crime
   offence offense, prison jail gaol, thief robber burglar, money cash, wage salary pay wages, price cost, story tale, poem verse,
   newspaper paper, magazine journal, lesson class, pupil student schoolchild, teacher instructor schoolteacher, exam examination
   test, holiday vacation, game match, party celebration, smell odour odor scent, taste flavour flavor, colour color hue, piece
   bit, thing object, rest remainder, beginning start, end ending, middle centre center, way manner`,
].flatMap((theme) => theme.trim().split(/,\s+/));

const rowsOf = grouped(
  rows.flatMap((row, number) => row.split(/\s+/).map((word) => ({ word, number }))),
  ({ word }) => word,
);

/** Whether two English words translate the same word. */
export function areOneTranslation(a: string, b: string): boolean {
  const [ours, theirs] = [rowsOf.get(a), rowsOf.get(b)];
  return ours?.some(({ number }) => theirs?.some((other) => other.number === number) === true) === true;
}
