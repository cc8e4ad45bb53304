import { typedUsername } from "./username.ts";
import { USERNAME } from "../limits/limits.ts";

/** What the official account is called when the brand has no letter that a username may have. */
const withoutBrand = "official";

/** The official account's username: the brand in lower case, without what a username may not have. */
export function officialUsername(brand: string): string {
  const letters = typedUsername(brand) || withoutBrand;
  const name = /^[0-9]/.test(letters) ? `_${letters}` : letters;
  return name.slice(0, USERNAME.maxLength).padEnd(USERNAME.minLength, "_");
}

/** What the official account is called while another student has its name, in the order of trying: `brand_1`, `brand_2` and so on. */
export function otherOfficialUsername(brand: string, attempt: number): string {
  const ending = `_${attempt}`;
  return officialUsername(brand).slice(0, USERNAME.maxLength - ending.length) + ending;
}
