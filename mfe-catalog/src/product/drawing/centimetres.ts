/** Of what somebody typed, in Western or Arabic digits; undefined for what is no length of `least` to 2,000 whole centimetres. */
export function centimetresIn(typed: string, least = 1): number | undefined {
  const western = typed.trim().replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  const length = /^\d{1,4}$/.test(western) ? Number(western) : -1;
  return length >= least && length <= 2000 ? length : undefined;
}
