import { marked } from "../kinds/marked.ts";

/** Theory for the driving test, as learners type. Marked before the examiner had read any of it. */
export const coursesDriving = [
  marked("Speed limit in towns (Germany)", "50 km/h", {
    right: ["50", "50 kph", "fifty km/h", "max. 50 km/h"],
    wrong: ["50 mph", "30 km/h", "15 km/h"],
  }),
  marked("Aquaplaning", "tyres lose contact with the road because of water", {
    right: [
      "water makes the tyres lose contact with the road",
      "the tires lose grip of the road due to water",
      "because of water the tyre no longer touches the road",
    ],
    partial: ["tyres lose contact with the road", "car slides", "too much water on the road"],
    wrong: ["tyres lose contact with the road because of ice", "brakes get wet"],
  }),
  marked("Stopping distance", "reaction distance plus braking distance", {
    right: ["braking distance + reaction distance", "thinking distance and braking distance", "reaction and braking distance added"],
    partial: ["reaction distance", "braking distance", "distance until the car stands"],
    wrong: ["reaction distance minus braking distance", "distance to the car in front"],
  }),
  marked("Flashing amber light at a crossing", "proceed with caution, signs and priority rules apply", {
    right: ["go carefully; signs and rules of priority apply", "drive on with caution, the signs and the priority rules are valid"],
    partial: ["proceed with caution", "signs apply", "be careful"],
    wrong: ["stop and wait for green", "you have priority", "speed up before it turns red"],
  }),
  marked("Who goes first at a crossing without signs?", "the vehicle from the right", {
    right: ["whoever comes from the right", "the car coming from the right", "right before left"],
    wrong: ["the vehicle from the left", "the faster vehicle", "the one who turns right"],
  }),
  marked("Blood alcohol limit for new drivers", "0.0 ‰", {
    right: ["0", "0,0 promille", "zero", "0.0 per mille"],
    wrong: ["0.5 ‰", "0.3", "0.0 g"],
  }),
  marked("When must dipped headlights be on?", "in darkness, in fog, in heavy rain", {
    right: ["in the dark, in fog and when it rains heavily", "fog, heavy rain, darkness", "at night, with fog, in heavy rain"],
    partial: ["at night", "in darkness and fog", "in bad weather"],
    wrong: ["in sunshine", "only on motorways"],
  }),
  marked("Safe following distance on country roads", "half the speed in metres", {
    right: ["half of your speed in metres", "speed divided by two, in metres", "half the speedometer reading in metres"],
    partial: ["half the speed", "far enough"],
    wrong: ["double the speed in metres", "half the speed in kilometres", "a quarter of the speed in metres"],
  }),
  marked("Tyre tread minimum", "1.6 mm", {
    right: ["1,6 mm", "1.6 millimetres", "0.16 cm"],
    partial: ["1.6"],
    wrong: ["1.6 cm", "6.1 mm", "3 mm"],
  }),
  marked("Emergency corridor", "lane kept free for ambulance, police and fire brigade in a traffic jam", {
    right: [
      "in a jam you leave a lane free for ambulances, police and fire engines",
      "free lane in a traffic jam for police, ambulance, fire brigade",
    ],
    partial: ["lane kept free for ambulances", "free lane", "a lane for the police"],
    wrong: ["lane on which you may stop in a traffic jam", "lane kept free for buses"],
  }),
  marked("What to do first at an accident", "secure the site, call for help, give first aid", {
    right: ["secure the scene, call help, first aid", "make the site safe, call an ambulance, do first aid"],
    partial: ["call for help", "secure the site, call for help", "secure the site, take pictures, give first aid"],
    wrong: ["drive on", "move the injured out of the way and leave"],
  }),
  marked("Sign: red triangle pointing down", "give way", {
    right: ["yield", "you must give way", "give way to others"],
    wrong: ["stop", "you have right of way", "no entry"],
  }),
];

/** Accounting, as students of it type. Marked before the examiner had read any of it. */
export const coursesAccounting = [
  marked("Accounting equation", "assets = liabilities + equity", {
    right: ["Assets = Equity + Liabilities", "assets equal liabilities plus equity", "equity = assets - liabilities", "A = L + E"],
    partial: ["assets = liabilities"],
    wrong: ["assets = liabilities − equity", "liabilities = assets + equity", "equity = assets + liabilities"],
  }),
  marked("Depreciation", "spreading the cost of an asset over its useful life", {
    right: [
      "the cost of an asset is spread over the years it is used",
      "allocating an asset's cost over its useful life",
      "distributing the cost of an asset across its life",
    ],
    partial: ["loss of value of an asset", "an asset gets cheaper", "spreading a cost"],
    wrong: ["spreading the profit of an asset over its useful life", "paying for an asset in the year of purchase"],
  }),
  marked("Accrual principle", "record income and expenses when they arise, not when cash moves", {
    right: [
      "expenses and income are recorded when they occur, not when cash is paid",
      "book revenue and costs when they arise rather than when the money flows",
    ],
    partial: ["record income and expenses", "record income when it arises", "not when cash moves"],
    wrong: ["record income and expenses when cash moves, not when they arise", "record only cash"],
  }),
  marked("Current assets", "assets that turn into cash within a year", {
    right: [
      "assets which can be turned into cash in 12 months",
      "assets that become cash in less than one year",
      "things that are converted to cash within 1 year",
    ],
    partial: ["assets", "assets that turn into cash", "cash"],
    wrong: ["assets that are held for more than a year", "debts that are due within a year"],
  }),
  marked("Debit side of an asset account", "increase", {
    right: ["increases", "it goes up", "an increase of the asset"],
    wrong: ["decrease", "the asset gets smaller", "no change"],
  }),
  marked("Gross profit", "revenue minus cost of goods sold", {
    right: ["sales - COGS", "revenue less the cost of the goods sold", "what is left of revenue after cost of goods sold"],
    partial: ["revenue minus costs", "revenue"],
    wrong: ["revenue plus cost of goods sold", "revenue minus all expenses and taxes", "cost of goods sold minus revenue"],
  }),
  marked("Parts of annual accounts", "balance sheet, income statement, notes", {
    right: ["balance sheet, profit and loss account and notes", "notes, income statement, balance sheet"],
    partial: ["balance sheet", "balance sheet and income statement", "balance sheet, income statement, invoice"],
    wrong: ["debit and credit", "invoice, receipt, contract"],
  }),
  marked("Straight-line depreciation of 12,000 over 5 years", "2,400 per year", {
    right: ["2400", "2400 a year", "2.400 per year", "2,400 annually"],
    wrong: ["24,000 per year", "2,400 per month", "4,200 per year"],
  }),
  marked("FIFO", "goods bought first are sold first", {
    right: ["what is bought first is sold first", "first in, first out", "the goods that were purchased first get sold first"],
    partial: ["goods are sold first", "order of selling"],
    wrong: ["goods bought last are sold first", "goods sold first are bought first", "goods bought first are sold last"],
  }),
  marked("Creditors' ledger", "account of what the company owes its suppliers", {
    right: ["what the company owes to suppliers", "record of the debts the firm has with its suppliers"],
    partial: ["account of debts", "account of suppliers"],
    wrong: ["account of what suppliers owe the company", "account of what customers owe the company"],
  }),
  marked("Liquidity", "ability to pay debts when they are due", {
    right: ["being able to pay your debts on time", "whether a firm can pay debts when they fall due", "capability of paying what is due"],
    partial: ["having cash", "ability to pay"],
    wrong: ["inability to pay debts when they are due", "ability to collect debts when they are due", "ability to make a profit"],
  }),
  marked("VAT rate in Germany (standard)", "19 %", { right: ["19 percent", "0.19", "nineteen percent"], wrong: ["91 %", "7 %", "1.9 %"] }),
];

/** Law of England and of France, as students of it type. Marked before the examiner had read any of it. */
export const coursesLaw = [
  marked("Consideration", "something of value that each side of a contract gives", {
    right: [
      "each party to the contract gives something of value",
      "something valuable that both sides of a contract give",
      "what each side gives in a contract, which must have some value",
    ],
    partial: ["something of value", "part of a contract", "something of value that one side gives"],
    wrong: ["something without value that each side of a contract gives", "thinking about a contract before signing"],
  }),
  marked("Mens rea", "guilty mind, the intention to commit a crime", {
    right: ["the guilty mind", "intent to commit the crime", "intention of committing a crime (guilty mind)"],
    partial: ["the mental part"],
    wrong: ["guilty act", "intention to prevent a crime", "actus reus"],
  }),
  marked("Donoghue v Stevenson", "established the duty of care in negligence", {
    right: ["it created the duty of care in negligence", "case that founded the duty of care for negligence"],
    partial: ["a case about negligence", "duty of care", "case about a snail in a bottle"],
    wrong: ["abolished the duty of care in negligence", "established freedom of speech"],
  }),
  marked("Obiter dictum", "remark of a judge that is not binding", {
    right: [
      "a judge's non-binding remark",
      "a remark made by a judge which doesn't bind other courts",
      "what a judge says in passing, not binding",
    ],
    partial: ["remark of a judge", "something said in court"],
    wrong: ["remark of a judge that is binding", "reason for the decision"],
  }),
  marked("Code civil, année", "1804", { right: ["en 1804", "21 mars 1804"], wrong: ["1840", "1789", "1904"] }),
  marked("Cour de cassation", "juge le droit et non les faits", {
    right: ["elle juge seulement le droit, pas les faits", "elle ne juge pas les faits mais le droit", "juge du droit, non des faits"],
    partial: ["juge le droit", "une cour"],
    wrong: ["juge les faits et non le droit", "juge le droit et les faits"],
  }),
  marked("Contrat", "accord de volontés destiné à créer des obligations", {
    right: ["un accord de volontés qui crée des obligations", "accord des volontés pour créer des obligations"],
    partial: ["un accord", "accord de volontés", "quelque chose qui crée des obligations"],
    wrong: ["accord de volontés destiné à éteindre des amitiés", "acte unilatéral"],
  }),
  marked("Stages of a bill in the House of Commons", "first reading, second reading, committee, report, third reading", {
    right: [
      "1st reading, 2nd reading, committee stage, report stage, 3rd reading",
      "first reading, second reading, committee stage, report stage and third reading",
    ],
    partial: ["first, second and third reading", "first reading, second reading, committee", "three readings"],
    wrong: ["royal assent", "election, debate, vote"],
  }),
  marked("Strict liability", "liability without any need to prove fault", {
    right: ["you are liable without proof of fault", "fault does not have to be proved", "being liable even if you are not at fault"],
    partial: ["liability", "a strong kind of liability"],
    wrong: ["liability with proof of fault", "no liability without fault", "fault without any need to prove liability"],
  }),
  marked("Appeal", "asking a higher court to review a decision", {
    right: ["a higher court is asked to review a decision", "request to a higher court to look at a decision again"],
    partial: ["asking a court", "asking to review a decision", "you don't agree with a decision"],
    wrong: ["asking a lower court to review a decision", "a higher court asks for a decision", "asking for a jury"],
  }),
  marked("Age of criminal responsibility in England", "10 years", {
    right: ["ten", "10", "from the age of ten", "10 years old"],
    wrong: ["14 years", "18", "10 months"],
  }),
  marked("Présomption d'innocence", "toute personne est innocente tant que sa culpabilité n'est pas prouvée", {
    right: [
      "on est innocent jusqu'à ce que la culpabilité soit prouvée",
      "une personne est innocente si sa culpabilité n'a pas été prouvée",
    ],
    partial: ["toute personne est innocente"],
    wrong: [
      "toute personne est coupable tant que son innocence n'est pas prouvée",
      "toute personne est innocente même si sa culpabilité est prouvée",
    ],
  }),
];
