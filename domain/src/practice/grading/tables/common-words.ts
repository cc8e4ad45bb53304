/**
 * Common English words that are one slip away from another common word: `house` for `horse` is another answer, not a typo. Longer and rarer
 * words need no list, because a slip in them seldom makes another word.
 */
const words = `
able about above adopt adapt affect effect after again angel angle ant aunt apple area aria arm army art baby back bag bake bald ball
band bank bar bare barn base bass bath bead beak beam bean bear beard beat bed bee beef beer bell belt bend best bet big bill bind bird
bite black blank blast blend block blood bloom blow blue board boat body bold bolt bomb bond bone book boot bore born bottle battle
bowl box boy brain brake brand brave bread break breath breathe breed brick bride bridge bright bring broad brother bother brown brush
build bulb bull burn bus bush butter bitter better button cab cage cake calf call calm camel came camp can canal candle cane cap cape
car card care carrot parrot cart carve case cash cast cat catch cattle cause cave cell chain chair chalk change chance charge chart
chase cheap cheat check cheek cheer cheese chest chief child chin chip choice choose chop clean clear clam claim climb clock close
clothes cloth cloud clown club coach coal coast coat code coin cold collar dollar colour color come cone cook cool copper cord core corn
corner cost couch cough could count country county court cousin cover cow crab crack crane crash crawl cream creep crew crime crop cross
crow crowd crown cruel cry cube cup curb cure curl curtain curve cut dad dam damp dance danger dark dart data date daughter laughter dawn day
dead deaf deal dear death deep deer desert dessert desk dew die dig dim dine dinner dip dirt dish ditch dive dock dog doll door dot
double dough down drag drain draw dread dream dress drew drift drill drink drive drop drown drum dry duck dull dust duty each ear early
earn earth east easy eat edge egg eight else empty end enemy energy enter even ever evil eye face fact fail fair fairy fall false fame
family fan far fare farm fast fat fate father feather fear feast feed feel feet fell felt fence few field fight fill film find fine
finger fire firm first fish fist fit five fix flag flame flash flat fleet flesh flight float flock flood floor flour flow flower fly
foal foam fold food fool foot force forest forge fork form fort forty forth fourth fowl fox frame free freeze fresh friend frog from
front frost fruit full fun fur gain game gap garage garden gas gate gather general giant gift girl give glad glass globe glove glow glue
goal goat god gold good goose gown grab grace grade grain grand grape grass grave gray grey great greed green greet grew grind grip
ground group grow guard guess guest guide gun habit hail hair half hall ham hand hang happy harbor hard hare harm hat hatch hate haul
have hawk hay head heal health heap hear heart heat heaven heavy heel height hell help hen herb herd here hero hide high hill hint hip
hire hit hive hold hole holy home honey honor hood hook hop hope horn horse host hot hour house huge human hunger hunt hurt ice idea
idle ink iron island item jail jam jar jaw jet job join joke joy juice jump just keen keep key kick kill kind king kiss kitchen chicken kite
knee knife knight night knit knock knot know lace lack lady lake lamb lamp land lane large last late later laugh launch law lawn lay
layer lazy lead leaf leak lean learn leather least leave left leg lemon lend less lesson lessen letter level lid lie life lift light
like limb lime limit line link lion lip list listen little live liver river load loaf loan lock log lone long look loose lose lost lot
loud love low luck lung machine mad magic maid mail main make male mall man many map march mark market marry mask mass mast master match
mate matter meal mean meat meet melon melt mend mental metal meter mice might mild mile milk mill mind mine mint minute mirror miss mist
mix moan mode model modern mold mole moment money monkey month mood moon moral morning moss most moth mother motion mountain fountain
mouse mouth move mud muscle music must nail name narrow nation native nature naval navel navy near neat neck need needle nerve nest net
never new news next nice nine noise none noon north nose note noun novel nurse nut oak oar ocean odd offer office oil old one onion only
open orange organ other oven over owl own owner pace pack page pain paint pair palace palm pan pants paper parade parent park part party
pass past paste path patient pause paw pay pea peace peach peak pear pearl pen pencil people pepper perch pet phone photo piano pick
picture pie piece pig pile pill pillow pilot pin pine pink pint pipe pit place plain plan plane planet plant plate play player prayer
plot plow plug plum pocket poem point poison pole police policy polish pond pony pool poor pope port pose post pot potato pound pour
powder power praise pray press pretty price pride priest prince prison prize proof proud public pull pump punch pupil pure purse push
queen quick quiet quite quit rabbit race rack rag rail rain raise ram ranch range rank rare rat rate raw ray reach read ready real rear
reason red reed reef reign rein rent rest rib ribbon rice rich ride rifle right ring ripe rise risk road roar roast rob rock rod role
roll roof room root rope rose rot rough round route row royal rub rude rug ruin rule ruler run rush rust sack sad saddle safe sail saint
salad salt same sand save saw say scale scar scare scarf school scene score scream sea seal search seat second secret see seed seek
seem self sell send sense seven shade shake shall shape share shark sharp shave shed sheep sheet shelf shell shield shift shine ship
shirt shock shoe shoot shop shore short shot should shoulder shout show shower shrimp shut shy sick side sign silence silk silver simple
sin sing sink sister sit site six size skate skin skirt skull sky slave sleep sleeve slice slide slip slope slow small smart smell
smile smoke smooth snack snail snake snow soak soap sock soft soil soldier sole some son song soon sore sort soul sound soup sour south
space spark speak spear speech speed spell spend spice spider spill spin spine spirit spit split spoil spoon sport spot spray spread
spring square squeeze stable staff stage stain stair stake stale stalk stall stamp stand star stare start state station statue stay
steak steal steam steel steep steer stem step stick stiff still sting stir stock stomach stone stool stop store storm story stove
straight strange straw stream street stress stretch strike string strip strong student study stuff sugar suit sum summer sun supper
sure surf swallow swamp swan sweat sweater sweep sweet swell swim swing sword table tail tailor take tale talk tall tame tank tap tape
target task taste tax tea teach teacher team tear tell ten tend tent term test than thank theater then there these thick thief thin
thing think third thirst this thorn those though thought thousand thread threat three throat throne through throw thumb thunder ticket
tide tie tiger tight tile till time tin tiny tip tire title toad toast today toe tomb ton tone tongue tool tooth top torch total touch
tough tour towel tower town toy trace track trade trail train trap travel tray treat tree trial tribe trick trip troop trousers trout
truck true trunk trust truth try tub tube tune tunnel turkey turn turtle twelve twenty twin two uncle under uniform union unit until
upper use usual valley value van vast veil vein verb very vessel vest view village vine violet violin visit voice vote wage waist wait
wake walk wall want war ward warm warn wash wasp waste watch water wave wax way weak weal wealth weapon wear weasel weather week weep
weigh weight well west wet whale what wheat wheel when where which while whip white whole wide wife wild will win wind window wine wing
winter wipe wire wise wish witch with wolf woman women wonder wood wool word work world worm worry worse worth wound wrap wreck wrist
write wrong yard yarn year yellow yes yet yield yolk young youth zero zone
`;

const known = new Set(words.split(/\s+/).filter((word) => word !== ""));

/** Whether both are common words, so that one cannot be a misspelling of the other. */
export function areBothCommonWords(a: string, b: string): boolean {
  return isCommonWord(a) && isCommonWord(b);
}

/** Whether a word or its singular is one of the common words above. */
export function isCommonWord(word: string): boolean {
  return known.has(word) || (word.endsWith("s") && known.has(word.slice(0, -1)));
}
