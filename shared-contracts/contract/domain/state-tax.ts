/** Union territories without a legislature, by GST code. */
const WITHOUT_LEGISLATURE: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38']);

/** What the half of GST is called that is not the centre's, in a state or union territory by its GST code (UTGST Act, section 1). */
export function stateTaxOf(gstCode: string): 'SGST' | 'UTGST' {
  return WITHOUT_LEGISLATURE.has(gstCode) ? 'UTGST' : 'SGST';
}
