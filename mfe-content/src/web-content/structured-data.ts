/** The JSON-LD in a Meta_Schema text, one object or a list; empty for other text (HOME-01). */
export function structuredData(metaSchema: string): readonly object[] {
  try {
    const parsed: unknown = JSON.parse(metaSchema || '[]');
    const entries: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
    return entries.filter(
      (entry): entry is object => typeof entry === 'object' && entry !== null && !Array.isArray(entry),
    );
  } catch {
    return [];
  }
}
