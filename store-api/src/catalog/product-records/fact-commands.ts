import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { askedFacts } from '../facts/asked-facts.ts';
import { beyondText } from '../facts/beyond-text.ts';
import { FACT_NAMES, missingFacts } from '../facts/fact-names.ts';
import { contradictionsOf } from './contradictions.ts';
import { drawnContradictionsOf } from './drawn-contradictions.ts';
import { type ProductTranslation, productTranslations } from './product-translations.ts';
import { storedProductPages } from './stored-products.ts';

const missing = command({
  name: 'products facts',
  summary:
    'What products lack of the facts that their type is asked for, and where their texts or drawings contradict their facts.',
  options: {
    required: { about: 'Only what a published product must say.' },
    estimated: { about: 'Also what is said, but was never measured.' },
  },
  examples: ['', '--required', '--estimated --format csv'],
  columns: {
    sku: 'text',
    name: 'text',
    type: 'text',
    required: 'text',
    asked: 'text',
    estimated: 'text',
    contradictions: 'text',
  },
  async *run({ db }, { required, estimated }) {
    const asked = await askedFacts(db);
    let found = false;
    for await (const { record, drawn, translations } of withTranslations(db)) {
      const lacking = missingFacts(record, asked.get(record.type ?? '') ?? []);
      const must = lacking.filter(({ isRequired }) => isRequired).map(({ fact }) => fact);
      const may = required ? [] : lacking.filter(({ isRequired }) => !isRequired).map(({ fact }) => fact);
      const unmeasured = estimated ? record.estimated : [];
      const wrong = [
        ...[...contradictionsOf(record), ...drawnContradictionsOf(record, drawn)].map(
          ({ column, message }) => `${column} ${message}`,
        ),
        ...translations.flatMap((text) =>
          beyondText(text).map((fault) => `${text.column} in ${text.language} ${fault}`),
        ),
      ];
      if (must.length + may.length + unmeasured.length + wrong.length === 0) continue;
      found = true;
      yield {
        sku: record.sku,
        name: record.name,
        type: record.type ?? '',
        required: must.join(', '),
        asked: may.join(', '),
        estimated: unmeasured.join(', '),
        contradictions: wrong.join('; '),
      };
    }
    if (!found) yield 'No product lacks a fact, and no text or drawing contradicts one.';
  },
});

async function* withTranslations(db: Db) {
  for await (const page of storedProductPages(db)) {
    const translations: ReadonlyMap<string, readonly ProductTranslation[]> = await productTranslations(db, page);
    for (const { record, drawn } of page) yield { record, drawn, translations: translations.get(record.sku) ?? [] };
  }
}

const list = command({
  name: 'attributes facts',
  summary: 'Which facts the products of a type are asked for, in the order in which they are shown.',
  examples: [''],
  columns: { type: 'text', fact: 'text', required: 'text' },
  async *run({ db }) {
    const asked = await askedFacts(db);
    for (const [type, facts] of asked) {
      for (const { fact, isRequired } of facts) yield { type, fact, required: isRequired ? 'yes' : 'no' };
    }
    if (asked.size === 0) yield 'No type is asked for facts.';
  },
});

const ask = command({
  name: 'attributes ask',
  summary: 'Says which facts the products of a type are asked for, in the order in which they are shown.',
  details: `Facts are named as the columns of a product: ${FACT_NAMES.join(', ')}. Without any, the type is asked for none.`,
  words: { type: { about: 'The type, in quotes if it has blanks.' } },
  options: {
    fact: { about: 'A fact, one after each --fact.', takes: 'FACT', oneOf: FACT_NAMES, many: true },
    required: { about: 'One of them that a published product must say.', takes: 'FACT', oneOf: FACT_NAMES, many: true },
  },
  examples: ['"Wing Chair" --fact width_cm --fact seat_height_cm --required width_cm'],
  dryRun: 'transaction',
  async *run({ db }, { type, fact, required }) {
    const id = await typeId(db, type);
    const stray = required.filter((name) => !fact.includes(name));
    if (stray.length > 0) throw new CommandRefused(`--required names ${stray.join(', ')}, which --fact does not.`);
    const rows = [...new Set(fact)].map((name, place) => ({
      product_type_id: id,
      position: place + 1,
      fact: name,
      is_required: required.includes(name),
    }));
    await transact(db, async (trx) => {
      await trx.deleteFrom('product_type_facts').where('product_type_id', '=', id).execute();
      if (rows.length > 0) await trx.insertInto('product_type_facts').values(rows).execute();
    });
    yield `${type}: ${rows.map(({ fact: name }) => name).join(', ') || 'asked for nothing'}`;
  },
});

export const factCommands: readonly Command[] = [missing, list, ask];

async function typeId(db: Db, name: string): Promise<number> {
  const row = await db
    .selectFrom('product_types')
    .select('product_type_id')
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row) throw new CommandRefused(`There is no type '${name}': "attributes list types" shows them.`);
  return row.product_type_id;
}
