import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import { readId } from '../../platform/command-line/parameters.ts';
import { transact } from '../../platform/database/transact.ts';
import { readName } from '../products/read-name.ts';
import { addVendor, changeVendor, endVendor, listVendors } from './write-vendors.ts';

const ID = { about: 'Its number, as the list shows it.', read: readId } as const;
const NAME = { about: 'The name.', many: true } as const;
const FACTS = {
  maker: { takes: 'NAME', about: 'The manufacturer, by its legal name.' },
  address: { takes: 'ADDRESS', about: 'Where it manufactures.' },
  origin: { takes: 'CODE', about: 'The country that its products come from, like IN. Without it: India.' },
  importer: { takes: 'NAME', about: "Who imports them, or 'none'." },
  about: { takes: 'TEXT', about: "The text below 'Merchant Details'." },
} as const;

const list = command({
  name: 'vendors list',
  summary: 'The brands: who makes their products, where they come from, who imports them.',
  examples: ['', '--format csv'],
  columns: {
    id: 'number',
    name: 'text',
    products: 'number',
    origin: 'text',
    maker: 'text',
    address: 'text',
    importer: 'text',
  },
  async *run({ db }) {
    const vendors = await listVendors(db);
    yield* vendors;
    if (vendors.length === 0) yield 'No vendors.';
  },
});

const add = command({
  name: 'vendors add',
  summary: 'A new brand.',
  words: { name: NAME },
  options: FACTS,
  examples: ["Oslo Oak --maker 'Oslo Oak Pvt Ltd' --address 'Plot 4, Jodhpur 342001'"],
  dryRun: 'transaction',
  async *run({ db }, { name, ...facts }) {
    const typed = { ...facts, name: name.join(' ') };
    const id = await transact(db, (trx) => addVendor(trx, typed));
    yield `vendor ${id}: ${typed.name}`;
  },
});

const set = command({
  name: 'vendors set',
  summary: 'Changes a brand. Products keep the origin and importer they have: see declarations set.',
  words: { id: ID },
  options: { name: { takes: 'NAME', about: 'Another name.' }, ...FACTS },
  examples: ["3 --address 'Plot 9, Jodhpur 342001'"],
  dryRun: 'transaction',
  async *run({ db }, { id, ...facts }) {
    await transact(db, (trx) => changeVendor(trx, id, facts));
    yield `vendor ${id}: changed`;
  },
});

const end = command({
  name: 'vendors end',
  summary: 'Deletes a brand that has no products.',
  words: { id: ID },
  examples: ['3'],
  dryRun: 'transaction',
  async *run({ db }, { id }) {
    await transact(db, (trx) => endVendor(trx, id));
    yield `vendor ${id}: ended`;
  },
});

const listImporters = command({
  name: 'importers list',
  summary: 'Who imports what comes from abroad.',
  examples: [''],
  columns: { id: 'number', name: 'text', address: 'text' },
  async *run({ db }) {
    const importers = await db
      .selectFrom('importers')
      .select(['importer_id as id', 'name', 'address'])
      .orderBy('name')
      .execute();
    yield* importers;
    if (importers.length === 0) yield 'No importers.';
  },
});

const addImporter = command({
  name: 'importers add',
  summary: 'A new importer; product pages show name and address.',
  words: { name: NAME },
  options: { address: { takes: 'ADDRESS', about: 'Its address.', required: true } },
  examples: ["Kashtha Imports --address '4 Dock Road, Mumbai 400001'"],
  dryRun: 'transaction',
  async *run({ db }, { name: words, address }) {
    const name = readName(words.join(' '));
    const added = await db
      .insertInto('importers')
      .values({ name, address })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('importer_id')
      .executeTakeFirst();
    if (!added) throw new CommandRefused(`There is an importer '${name}' already.`);
    yield `importer ${added.importer_id}: ${name}`;
  },
});

const setImporter = command({
  name: 'importers set',
  summary: 'Changes name or address of an importer, on all its products.',
  words: { id: ID },
  options: {
    name: { takes: 'NAME', about: 'Another name.', read: (_: string, typed: string) => readName(typed) },
    address: { takes: 'ADDRESS', about: 'Another address.' },
  },
  examples: ["2 --address '7 Dock Road, Mumbai 400001'"],
  dryRun: 'transaction',
  async *run({ db }, { id, name, address }) {
    if (name === undefined && address === undefined) throw new CommandRefused('Say what changes.');
    const { numUpdatedRows } = await db
      .updateTable('importers')
      .set({ ...(name === undefined ? {} : { name }), ...(address === undefined ? {} : { address }) })
      .where('importer_id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new CommandRefused(`There is no importer ${id}.`);
    yield `importer ${id}: changed`;
  },
});

const endImporter = command({
  name: 'importers end',
  summary: 'Deletes an importer that no product and no vendor names.',
  words: { id: ID },
  examples: ['2'],
  dryRun: 'transaction',
  async *run({ db }, { id }) {
    await transact(db, async (trx) => {
      const named = await trx
        .selectFrom('products')
        .select('product_id as id')
        .where('importer_id', '=', id)
        .union(trx.selectFrom('vendors').select('vendor_id as id').where('importer_id', '=', id))
        .limit(1)
        .execute();
      if (named.length > 0) throw new CommandRefused(`Products or vendors name importer ${id}. Nothing was changed.`);
      const { numDeletedRows } = await trx.deleteFrom('importers').where('importer_id', '=', id).executeTakeFirst();
      if (numDeletedRows !== 1n) throw new CommandRefused(`There is no importer ${id}.`);
    });
    yield `importer ${id}: ended`;
  },
});

export const vendorCommands: readonly Command[] = [list, add, set, end];
export const importerCommands: readonly Command[] = [listImporters, addImporter, setImporter, endImporter];
