/** Parses typed centimetres in Western or Arabic digits. Returns undefined unless whole and from `least` to 2,000. */
export function centimetresIn(typed: string, least = 1): number | undefined {
  const western = typed.trim().replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  const length = /^\d{1,4}$/.test(western) ? Number(western) : -1;
  return length >= least && length <= 2000 ? length : undefined;
}
