import { sql } from 'kysely';
import { plain } from 'shared-contracts/server-kit/plain';
import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import { readDay } from '../../platform/command-line/indian-days.ts';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { indianDay } from '../../platform/time.ts';
import { findProducts, PRODUCTS } from '../products/find-products.ts';
import { exempt, findStandard, findType, giveLicence } from './write-quality.ts';

const STANDARD = { about: 'An Indian Standard, by its code or the number in it, like 17632.' } as const;
const FOR_STANDARD = { takes: 'STANDARD', about: 'Of several standards, this one.' } as const;

const standards = command({
  name: 'quality standards',
  summary: 'The standards of the furniture quality order, from when they count, and the types of product under them.',
  examples: [''],
  columns: { code: 'text', title: 'text', from: 'text', types: 'text', source: 'text' },
  async *run({ db }) {
    const { rows } = await sql<{ code: string; title: string; from: string; types: string; source: string }>`
      select code, title, to_char(in_force_from, 'YYYY-MM-DD') as from, source, coalesce((
        select string_agg(name, ', ' order by name) from product_type_standards join product_types using (product_type_id)
        where product_type_standards.standard_id = quality_standards.standard_id
      ), '') as types
      from quality_standards order by code`.execute(db);
    yield* rows;
  },
});

const setStandard = command({
  name: 'quality set',
  summary: 'Records a standard, a new one or another date, title or source.',
  words: { code: { about: 'Its code, like "IS 17632:2022".' } },
  options: {
    title: { takes: 'TEXT', about: 'Its title.', required: true },
    from: { takes: 'DAY', about: 'The day from which it counts.', required: true, read: readDay },
    source: { takes: 'TEXT', about: 'The order, with number and date.', required: true },
  },
  examples: ['"IS 17636:2022" --title "Bunk beds" --from 2026-02-14 --source "S.O. 801(E), 13 February 2025"'],
  dryRun: 'transaction',
  async *run({ db }, { code, title, from, source }) {
    await db
      .insertInto('quality_standards')
      .values({ code, title, in_force_from: from, source })
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ title, in_force_from: from, source }))
      .execute();
    yield `${code} ${title}: from ${from}`;
  },
});

const assign = command({
  name: 'quality assign',
  summary:
    'Says that a type of product falls under a standard, or under none. What lacks a licence is then listed by quality missing.',
  words: {
    standard: { about: `${STANDARD.about} none: no standard covers the type.` },
    type: { about: 'The product type, by its name.', many: true },
  },
  options: { not: { about: 'That it does not.' } },
  examples: ['17632 Dining Chair', '17632 Rocking Chair --not', 'none Cushion'],
  dryRun: 'transaction',
  async *run({ db }, { standard, type, not }) {
    const { product_type_id, name } = await findType(db, type.join(' '));
    if (standard.toLowerCase() === 'none') {
      if (not) throw new CommandRefused('Say which standard covers it. Nothing was changed.');
      await judge(db, product_type_id);
      await db.deleteFrom('product_type_standards').where('product_type_id', '=', product_type_id).execute();
      yield `${name}: under no standard`;
      return;
    }
    const { standard_id, code } = await findStandard(db, standard);
    await judge(db, product_type_id);
    if (not) {
      await db
        .deleteFrom('product_type_standards')
        .where('standard_id', '=', standard_id)
        .where('product_type_id', '=', product_type_id)
        .execute();
    } else {
      await db
        .insertInto('product_type_standards')
        .values({ standard_id, product_type_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    yield `${name}: ${not ? 'not ' : ''}under ${code}`;
  },
});

const licence = command({
  name: 'quality licence',
  summary: "Records the number of the Bureau's licence, which product pages show with the standard.",
  words: { licence: { about: 'As it is on the product, like CM/L-8400123456.' }, product: PRODUCTS },
  options: { standard: FOR_STANDARD },
  examples: ['CM/L-8400123456 KC-00012 KC-00013', 'CM/L-8400123456 KC-00020 --standard 17633'],
  dryRun: 'transaction',
  async *run({ db }, { licence: number, product, standard }) {
    const given = await transact(db, async (trx) => {
      const products = await findProducts(trx, product);
      return giveLicence(trx, products, number, standard);
    });
    for (const { sku, code } of given) yield `${sku}: ${code}, licence ${number}`;
  },
});

const exempts = command({
  name: 'quality exempt',
  summary: 'Records why products may be sold without the mark. They can then be published.',
  words: { product: PRODUCTS },
  options: {
    ground: { takes: 'GROUND', about: 'One of those that quality grounds lists.', required: true },
    reason: { takes: 'TEXT', about: 'Which paper proves it, and where it is.', required: true },
    until: { takes: 'DAY', about: 'The last day, if it ends before the ground does.', read: readDay },
    standard: FOR_STANDARD,
  },
  examples: ['KC-00015 --ground udyam --reason "UDYAM-RJ-17-0012345, accountant\'s certificate of 1 April 2026"'],
  dryRun: 'transaction',
  async *run({ db, now }, { product, ground, reason, until, standard }) {
    const recorded = await transact(db, async (trx) => {
      const products = await findProducts(trx, product);
      return exempt(trx, products, { ground, reason, until, standard }, now());
    });
    for (const { sku, code, valid_until } of recorded) {
      yield `${sku}: exempt from ${code}, ${ground}${valid_until === null ? '' : ` until ${valid_until}`}`;
    }
  },
});

const grounds = command({
  name: 'quality grounds',
  summary: 'Why a product may be sold without the mark, with the last day of each ground.',
  examples: [''],
  columns: { ground: 'text', last_day: 'text', title: 'text', source: 'text' },
  async *run({ db }) {
    yield* await db.selectFrom('quality_grounds').selectAll().orderBy('ground').execute();
  },
});

const exemptions = command({
  name: 'quality exemptions',
  summary: 'The recorded exemptions.',
  examples: ['', '--format csv'],
  columns: {
    id: 'number',
    sku: 'text',
    standard: 'text',
    ground: 'text',
    until: 'text',
    recorded: 'time',
    reason: 'text',
  },
  async *run({ db }) {
    const rows = await db
      .selectFrom('quality_exemptions as exemption')
      .innerJoin('products', 'products.product_id', 'exemption.product_id')
      .innerJoin('quality_standards as standard', 'standard.standard_id', 'exemption.standard_id')
      .select(['exemption_id as id', 'products.sku', 'standard.code as standard', 'ground', 'valid_until as until'])
      .select(['recorded_at as recorded', 'reason'])
      .where('ended_at', 'is', null)
      .orderBy('exemption_id')
      .execute();
    yield* rows;
    if (rows.length === 0) yield 'No exemptions.';
  },
});

const endExemption = command({
  name: 'quality end',
  summary:
    'Ends the exemptions of products. Those that are published without a licence are then listed by quality missing.',
  words: { product: PRODUCTS },
  examples: ['KC-00015'],
  dryRun: 'transaction',
  async *run({ db, now }, { product }) {
    const products = await findProducts(db, product);
    const ids = products.map(({ product_id }) => product_id);
    const ended = await db
      .updateTable('quality_exemptions')
      .set({ ended_at: now() })
      .where('product_id', 'in', ids)
      .where('ended_at', 'is', null)
      .returning('product_id')
      .execute();
    if (ended.length === 0) throw new CommandRefused('They have no exemption.');
    for (const { product_id, sku } of products) {
      if (ended.some((row) => row.product_id === product_id)) yield `${sku}: no longer exempt`;
    }
  },
});

const missing = command({
  name: 'quality missing',
  summary: 'Products that shoppers see without a licence or an exemption that counts. Sellers are liable for them.',
  options: { on: { takes: 'DAY', about: 'On another day, e.g. after an exemption.', read: readDay } },
  examples: ['', '--on 2027-02-14'],
  columns: { sku: 'text', standard: 'text', name: 'text' },
  async *run({ db, now }, { on }) {
    const { rows } = await sql<{ sku: string; standard: string; name: string }>`
      select lacking.sku, lacking.code as standard, products.name
      from products_without_licence(${on ?? indianDay(now())}::date) as lacking join products using (product_id)
      order by lacking.sku, lacking.code`.execute(db);
    yield* rows;
    const unjudged = await unjudgedTypes(db);
    if (unjudged.length > 0) {
      yield `Nobody has said which standards cover ${unjudged.map(plain).join(', ')}: quality assign says so.`;
    } else if (rows.length === 0) yield 'None.';
  },
});

async function judge(db: Db, typeId: number): Promise<void> {
  await db
    .updateTable('product_types')
    .set({ is_quality_judged: true })
    .where('product_type_id', '=', typeId)
    .execute();
}

/** Of products that shoppers see: the order may cover them. */
async function unjudgedTypes(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(product_types.name, 'products without a type') as name
    from products left join product_types using (product_type_id)
    where is_published and not is_digital and is_quality_judged is not true
    group by product_types.name order by product_types.name`.execute(db);
  return rows.map(({ name }) => name);
}

export const qualityCommands: readonly Command[] = [
  missing,
  licence,
  exempts,
  exemptions,
  endExemption,
  standards,
  grounds,
  assign,
  setStandard,
];
