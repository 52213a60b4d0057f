import { getInterfaceTexts } from 'shared-contracts/api/get-interface-texts';
import { BUNDLED_LANGUAGES, type Language } from 'shared-contracts/i18n/languages';
import interfaceTexts from 'shared-contracts/interface-texts' with { type: 'json' };
import type { Db } from '../database/schema.ts';
import type { Api } from '../http/api.ts';
import { registerCall } from '../http/calls.ts';
import type { TextSource } from '../translations/text-source.ts';

type Owner = keyof typeof interfaceTexts;

declare module '../translations/translate-answer.ts' {
  interface DocumentTexts {
    interface: Record<Owner, string>;
  }
}

const INTERFACE = 'interface.';

/** What releases say in English, and bring themselves in bundled languages (decision 0040). */
export const INTERFACE_TEXTS: readonly TextSource[] = (Object.keys(interfaceTexts) as Owner[]).map((owner) => ({
  column: `${INTERFACE}${owner}`,
  isBundled: true,
  read: async () => interfaceTexts[owner],
}));

export function interfaceTextRoutes(api: Api): void {
  registerCall(
    api,
    getInterfaceTexts,
    async ({ parameters: { LanguageCode } }) => ({ Texts: await textsByOwner(api.db, LanguageCode) }),
    { cached: { tags: () => ['content:interface'] } },
  );
}

/** The bundled languages of which some words are said otherwise here. */
export async function rewordedLanguages(db: Db): Promise<readonly Language[]> {
  const rows = await db
    .selectFrom('translations')
    .select('language')
    .distinct()
    .where('language', 'in', [...BUNDLED_LANGUAGES])
    .where('shown_from', 'like', `${INTERFACE}%`)
    .execute();
  return rows.map(({ language }) => language).sort();
}

async function textsByOwner(db: Db, language: Language) {
  const rows = await db
    .selectFrom('translations')
    .select(['shown_from', 'english', 'translated'])
    .where('language', '=', language)
    .where('shown_from', 'like', `${INTERFACE}%`)
    .execute();
  const texts: Record<string, Record<string, string>> = {};
  for (const { shown_from, english, translated } of rows) {
    const owner = shown_from.slice(INTERFACE.length);
    texts[owner] = Object.assign(texts[owner] ?? {}, { [english]: translated });
  }
  return texts;
}
