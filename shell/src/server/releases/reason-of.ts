/** The message of what was thrown. */
export function reasonOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}
