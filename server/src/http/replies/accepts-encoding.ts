/** Whether an Accept-Encoding header allows the encoding; `gzip;q=0` does not. */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  if (!header) return false;
  // As browsers say it, without a weight.
  if (header.startsWith(`${encoding},`)) return true;
  const offers = header
    .toLowerCase()
    .split(",")
    .map((offer) => offer.split(";").map((part) => part.trim()));
  const offer = offers.find(([name]) => name === encoding) ?? offers.find(([name]) => name === "*");
  return offer !== undefined && !offer.slice(1).some((parameter) => /^q=0(\.0*)?$/.test(parameter));
}
