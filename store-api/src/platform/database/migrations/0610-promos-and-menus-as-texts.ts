import { type Kysely, sql } from 'kysely';

/**
 * Lines of the strip, offers and menus are written in English like all else (decision 0032). The Arabic that their documents
 * held becomes translations that no one is known to have checked.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<Version>`
    select kind, name, version, front from content_versions join content_items using (kind, name)
    where kind in ('strip', 'offers', 'menus')
    order by live_version is not distinct from version, created_at, version`.execute(db);
  // Of two translations of a text the one that visitors see stays, or the later one.
  const arabic = new Map<string, Translation>();
  for (const { kind, name, version, front } of rows) {
    const english = inEnglish(front, (field, en, ar) =>
      arabic.set(`${kind} ${field} ${en}`, [`${kind}.${field}`, en, ar]),
    );
    await sql`
      update content_versions set front = ${JSON.stringify(english)}::json
      where kind = ${kind} and name = ${name} and version = ${version}`.execute(db);
  }
  for (const [column, english, translated] of arabic.values()) {
    await sql`
      insert into translations (language, shown_from, english, translated, state)
      values ('ar', ${column}, ${english}, ${translated}, 'machine') on conflict do nothing`.execute(db);
  }
}

interface Version {
  readonly kind: string;
  readonly name: string;
  readonly version: number;
  readonly front: unknown;
}

type Translation = readonly [column: string, english: string, translated: string];

/** `{ en, ar }` becomes the English text, wherever it is. */
function inEnglish(value: unknown, found: (field: string, en: string, ar: string) => void, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => inEnglish(item, found, field));
  if (typeof value !== 'object' || value === null) return value;
  const { en, ar } = value as { readonly en?: unknown; readonly ar?: unknown };
  if (typeof en === 'string') {
    if (typeof ar === 'string') found(field, en.trim(), ar.trim());
    return en.trim();
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inEnglish(inner, found, name)]));
}
