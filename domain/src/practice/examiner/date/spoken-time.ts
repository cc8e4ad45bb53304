import { numbersIn } from "../quantity/numbers.ts";

const hour = "([\\p{L}]+|\\d{1,2})";
const beside = new RegExp(`^(?:an? )?(quarter|half|[\\p{L}-]+|\\d{1,2})(?: minutes?)? (past|after|to|before|till) ${hour}$`, "u");
const digital = new RegExp(`^${hour}[ :.]((?:oh )?[\\p{L}-]+(?: [\\p{L}]+)?|\\d{2})$`, "u");

/** A spoken time of day, `quarter past eight` or `eight fifteen`, in digits; other texts are returned unchanged. */
export function timeInDigits(foldedText: string): string {
  const said = foldedText.trim();
  if (said.length > 40) return foldedText;
  const half = /\s(?:in the (morning|afternoon|evening)|at night|[ap]\.?m\.?)$/.exec(said)?.[0] ?? "";
  const text = said
    .slice(0, said.length - half.length)
    .replace(/^(\d{1,2}:\d{2}):00$/, "$1")
    .replace(/ o'clock$/, "");
  const suffix = /morning|a\.?m/.test(half) ? " am" : half === "" ? "" : " pm";
  const [, part = "", side = "", full = ""] = beside.exec(text) ?? [];
  if (side !== "") {
    const [minutes, hours] = [part === "quarter" ? 15 : part === "half" ? 30 : valueOf(part), valueOf(full)];
    if (minutes === null || hours === null || minutes >= 60 || hours > 24) return foldedText;
    return inFigures(/past|after/.test(side) ? hours * 60 + minutes : hours * 60 - minutes) + suffix;
  }
  const [, first = "", second = ""] = digital.exec(text) ?? [];
  const [hours, minutes] = [valueOf(first), valueOf(second.replace(/^oh /, ""))];
  if (first === "" || hours === null || minutes === null || hours > 24 || minutes >= 60) return text + suffix;
  return inFigures(hours * 60 + minutes) + suffix;
}

function valueOf(text: string): number | null {
  if (text === "one") return 1;
  const [number, ...more] = numbersIn(text);
  return number && more.length === 0 && number.written === text ? (number.values[0] ?? null) : null;
}

function inFigures(minutes: number): string {
  const ofDay = (minutes + 1440) % 1440;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, "0")}`;
}
