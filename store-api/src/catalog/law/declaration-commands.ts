import { sql } from 'kysely';
import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import { orNone, readRupees } from '../../platform/command-line/values.ts';
import { transact } from '../../platform/database/transact.ts';
import { importerNamed, originWithCode } from '../products/find-declarations.ts';
import { findProducts, PRODUCTS } from '../products/find-products.ts';
import { lockProducts } from '../products/lock-products.ts';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

const set = command({
  name: 'declarations set',
  summary: 'What the packaged commodities rules ask of products: origin, importer, month, MRP, net quantity.',
  words: { product: PRODUCTS },
  options: {
    origin: { takes: 'CODE', about: 'The country it comes from, like ID.' },
    importer: { takes: 'NAME', about: "Who imports it, or 'none'." },
    month: {
      takes: 'MONTH',
      about: 'Of manufacture, or of import, like 2026-05.',
      read(name: string, typed: string) {
        if (MONTH.test(typed)) return typed;
        throw new CommandRefused(`${name} is a month like 2026-05.`);
      },
    },
    mrp: {
      takes: 'RUPEES',
      about: "The maximum retail price on the package, with all taxes; 'none': the price before reductions.",
      read: (name: string, typed: string) => orNone(typed, (given) => readRupees(name, given)),
    },
    netQuantity: { takes: 'TEXT', about: 'Like "1 piece" or "1 set (table and 4 chairs)".' },
  },
  examples: ['KC-00057 --origin ID --importer "Kashtha Imports" --month 2026-05', 'KC-00012 --mrp 24999'],
  dryRun: 'transaction',
  async *run({ db }, { product, origin, importer, month, mrp, netQuantity }) {
    const changed = await transact(db, async (trx) => {
      const products = await findProducts(trx, product);
      const changes = {
        ...(origin === undefined ? {} : { origin_id: await originWithCode(trx, origin) }),
        ...(importer === undefined ? {} : { importer_id: await importerNamed(trx, importer) }),
        ...(month === undefined ? {} : { month }),
        ...(mrp === undefined ? {} : { mrp_paise: mrp }),
        ...(netQuantity === undefined ? {} : { net_quantity: netQuantity.trim() }),
      };
      if (Object.keys(changes).length === 0) throw new CommandRefused('Say what changes.');
      const ids = products.map(({ product_id }) => product_id);
      await lockProducts(trx, sql`select unnest(${ids}::integer[])`);
      await trx.updateTable('products').set(changes).where('product_id', 'in', ids).execute();
      return products;
    });
    for (const { sku, name } of changed) yield `${sku} ${name}: declared`;
  },
});

const missing = command({
  name: 'declarations missing',
  summary: 'Products that shoppers see without something that the rules ask, and what that is.',
  examples: ['', '--format csv'],
  columns: { sku: 'text', name: 'text', lacks: 'text' },
  async *run({ db }) {
    const { rows } = await sql<{ sku: string; name: string; lacks: string }>`
      select sku, products.name, array_to_string(lacks, ', ') as lacks
      from products join product_prices using (product_id) join vendors using (vendor_id) join origins on origins.origin_id = products.origin_id
      cross join lateral (
        select array_remove(array[
          case when iso_code <> 'IN' and products.importer_id is null then 'importer' end,
          case when month is null then 'month' end,
          case when width_cm is null or depth_cm is null or height_cm is null then 'dimensions' end,
          case when trim(net_quantity) = '' then 'net quantity' end,
          case when trim(manufacturer_name) = '' or trim(manufacturer_address) = '' then 'manufacturer' end,
          case when mrp_paise < price_paise then 'an MRP that is not below the price' end
        ], null) as lacks
      ) as checked
      where is_published and not is_digital and cardinality(lacks) > 0 order by sku`.execute(db);
    yield* rows;
    if (rows.length === 0) yield 'None.';
  },
});

export const declarationCommands: readonly Command[] = [missing, set];
