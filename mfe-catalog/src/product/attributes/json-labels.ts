/** The labels of a `…Json` field: the second value of each row, as observed. Anything else has none. */
export function jsonLabels(json: string): string[] {
  const rows = parsed(json);
  if (!Array.isArray(rows)) return [];
  return rows
    .map((row: unknown) => (typeof row === 'object' && row !== null ? Object.values(row)[1] : undefined))
    .filter((label): label is string => typeof label === 'string' && label.trim() !== '');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
