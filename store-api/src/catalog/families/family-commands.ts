import { sql } from 'kysely';
import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import { transact } from '../../platform/database/transact.ts';
import { VARYING, type Varying } from '../products/family-tables.ts';
import { findProducts, PRODUCTS } from '../products/find-products.ts';
import { readName } from '../products/read-name.ts';
import { faultOfFamily, findFamily, joinFamily, membersOf } from './write-families.ts';

const FAMILY = { about: 'A family, by its name.' } as const;
const VARIES = {
  takes: 'WHAT',
  about: `What a shopper chooses: ${VARYING.join(', ')}, joined by commas.`,
  read(name: string, typed: string): Varying[] {
    const varies = typed.split(',').map((word) => VARYING.find((known) => known === word.trim().toLowerCase()));
    if (varies.every((one) => one !== undefined)) return [...new Set(varies)];
    throw new CommandRefused(`${name} is one or more of: ${VARYING.join(', ')}.`);
  },
} as const;

const list = command({
  name: 'families list',
  summary: 'Products that are one design, and what they vary in.',
  examples: [''],
  columns: { name: 'text', varies: 'text', products: 'number' },
  async *run({ db }) {
    const { rows } = await sql<{ name: string; varies: string; products: number }>`
      select name, array_to_string(varies, ', ') as varies,
        (select count(*)::integer from product_family_members members where members.family_id = families.family_id) as products
      from product_families families order by lower(name)`.execute(db);
    yield* rows;
    if (rows.length === 0) yield 'No families.';
  },
});

const show = command({
  name: 'families show',
  summary: 'The products of a family, each with what tells it from the others.',
  words: { family: FAMILY },
  examples: ['Aarvi'],
  columns: { sku: 'text', name: 'text', choice: 'text' },
  async *run({ db }, { family: name }) {
    const { family_id, varies } = await findFamily(db, name);
    for (const member of await membersOf(db, family_id)) {
      yield { sku: member.sku, name: member.name, choice: varies.map((one) => member.values[one] ?? '').join(', ') };
    }
    const fault = await faultOfFamily(db, family_id);
    if (fault) yield fault;
  },
});

const add = command({
  name: 'families add',
  summary: 'A new family, without products.',
  words: { name: { about: 'The name of the design.', many: true } },
  options: { varies: { ...VARIES, required: true } },
  examples: ['Aarvi --varies color', 'Ojas --varies size,material'],
  dryRun: 'transaction',
  async *run({ db }, { name: words, varies }) {
    const name = readName(words.join(' '));
    const added = await db
      .insertInto('product_families')
      .values({ name, varies })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('family_id')
      .executeTakeFirst();
    if (!added) throw new CommandRefused(`There is a family '${name}' already.`);
    yield `family ${name}: varies in ${varies.join(', ')}`;
  },
});

const set = command({
  name: 'families set',
  summary: 'Renames a family, or changes what it varies in.',
  words: { family: FAMILY },
  options: {
    name: { takes: 'NAME', about: 'Another name.', read: (_: string, typed: string) => readName(typed) },
    varies: VARIES,
  },
  examples: ['Aarvi --varies color,size'],
  dryRun: 'transaction',
  async *run({ db }, { family, name, varies }) {
    await transact(db, async (trx) => {
      const { family_id } = await findFamily(trx, family);
      if (name === undefined && varies === undefined) throw new CommandRefused('Say what changes.');
      await trx
        .updateTable('product_families')
        .set({ ...(name === undefined ? {} : { name }), ...(varies === undefined ? {} : { varies }) })
        .where('family_id', '=', family_id)
        .execute();
      const fault = await faultOfFamily(trx, family_id);
      if (fault) throw new CommandRefused(`${fault} Nothing was changed.`);
    });
    yield `family ${name ?? family}: changed`;
  },
});

const join = command({
  name: 'families join',
  summary: 'Adds products to a family; they leave the one they were in.',
  words: { family: FAMILY, product: PRODUCTS },
  examples: ['Aarvi KC-00001 KC-00009'],
  dryRun: 'transaction',
  async *run({ db }, { family, product }) {
    const joined = await transact(db, async (trx) => {
      const { family_id } = await findFamily(trx, family);
      const products = await findProducts(trx, product);
      await joinFamily(
        trx,
        family_id,
        products.map(({ product_id }) => product_id),
      );
      return products;
    });
    for (const { sku, name } of joined) yield `${sku} ${name}: in family ${family}`;
  },
});

const leave = command({
  name: 'families leave',
  summary: 'Takes products out of their families.',
  words: { product: PRODUCTS },
  examples: ['KC-00009'],
  dryRun: 'transaction',
  async *run({ db }, { product }) {
    const products = await findProducts(db, product);
    await db
      .deleteFrom('product_family_members')
      .where(
        'product_id',
        'in',
        products.map(({ product_id }) => product_id),
      )
      .execute();
    for (const { sku } of products) yield `${sku}: in no family`;
  },
});

const end = command({
  name: 'families end',
  summary: 'Ends a family; its products stay.',
  words: { family: FAMILY },
  examples: ['Aarvi'],
  dryRun: 'transaction',
  async *run({ db }, { family }) {
    const { family_id, name } = await findFamily(db, family);
    await db.deleteFrom('product_families').where('family_id', '=', family_id).execute();
    yield `family ${name}: ended`;
  },
});

export const familyCommands: readonly Command[] = [list, show, add, set, join, leave, end];
