import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { CommandRefused, command } from '../../platform/command-line/command.ts';
import type { Folder } from '../../platform/command-line/files.ts';
import type { Db } from '../../platform/database/schema.ts';
import { openFiles, type StoredFiles } from '../../platform/files/stored-files.ts';
import { OWN_ORIGINALS, openOriginal, pictureIdOf, pictureNameOf } from '../../platform/pictures/originals.ts';
import { unwrittenDrawings } from '../drawings/store-drawing.ts';
import { modelNameOf, openModel, storedModels } from '../models/store-model.ts';
import { COLUMN_NAMES, type ColumnName, isColumnName, type ProductRecord } from './product-record.ts';
import { formatOf } from './read-table.ts';
import { storedProductPages } from './stored-products.ts';
import { writeTable } from './write-table.ts';

export const exportCommand = command({
  name: 'products export',
  summary:
    'Writes all products to a table that products import reads: CSV, or JSON Lines if its name ends with .jsonl.',
  details: 'Prices are those without a promotion. Importing the table as it is changes nothing.',
  words: { file: { about: 'The table. "-" prints it.', file: 'write' } },
  options: {
    columns: { about: 'Only these columns, with commas: sku,price,stock.', takes: 'COLUMNS', read: readColumns },
    category: { about: 'Only products of a category, by its slug.', takes: 'SLUG' },
    pictures: {
      about: 'Writes the pictures, too, into a folder that an import can name; not those that it has already.',
      takes: 'FOLDER',
      file: 'folder',
    },
    type: { about: 'Where the name of the file does not say it.', takes: 'TYPE', oneOf: ['csv', 'jsonl'] },
  },
  examples: [
    'products.csv',
    'products.csv --pictures photographs',
    'prices.csv --columns sku,name,price,old_price',
    '- --type jsonl',
  ],
  async *run({ db, settings, progress }, { file, columns, category, pictures, type }) {
    const format = type ?? formatOf(file.name);
    const { of } = await db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('of'))
      .executeTakeFirstOrThrow();
    let done = 0;
    const writePictures = pictures ? await pictureWriter(db, openFiles(settings), pictures) : async () => {};
    async function* records() {
      const condition = category === undefined ? undefined : inCategory(category);
      for await (const page of storedProductPages(db, condition)) {
        await writePictures(page.map(({ record }) => record));
        for (const { record } of page) yield record;
        done += page.length;
        progress({ done, of: Number(of), what: 'products' });
      }
    }
    await file.write(writeTable(records(), columns ?? COLUMN_NAMES, format));
    if (file.name !== '-') yield `${done} products in ${file.name}`;
  },
});

const inCategory = (slug: string) => sql`exists (
  select from product_categories join categories using (category_id)
  where product_categories.product_id = products.product_id and slug = ${slug}
)`;

function readColumns(option: string, typed: string): readonly ColumnName[] {
  const names = typed.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !isColumnName(name));
  if (unknown.length > 0) {
    throw new CommandRefused(
      `${option}: there is no column ${unknown.join(', ')}. They are: ${COLUMN_NAMES.join(', ')}.`,
    );
  }
  const known = names.filter(isColumnName);
  return known.includes('sku') ? known : ['sku', ...known];
}

/** Writes originals into a folder, under the names that the table has. They are named by content, so each is written once. */
async function pictureWriter(db: Db, files: StoredFiles, folder: Folder) {
  // A folder that is missing is made with its first file.
  const written = new Set(await folder.list().catch(() => []));
  return async (records: readonly Pick<ProductRecord, 'pictures' | 'drawings' | 'model'>[]) => {
    for (const { drawing_id, svg } of await unwrittenDrawings(db, records, written)) {
      const name = `${drawing_id}.svg`;
      await folder.output(name).write(Readable.from([svg]));
      written.add(name);
    }
    const models = records.flatMap(({ model }) => model ?? []).filter((name) => !written.has(name));
    for (const { model_id, file } of await storedModels(db, models)) {
      const name = modelNameOf(model_id);
      await folder.output(name).write(await openModel(files, file));
      written.add(name);
    }
    const names = records.flatMap(({ pictures }) => pictures);
    const missing = [...new Set(names)].filter((name) => !written.has(name));
    if (missing.length === 0) return;
    const found = await db
      .selectFrom('images')
      .select(['image_id', 'file'])
      .where('image_id', 'in', missing.map(pictureIdOf))
      .execute();
    for (const { image_id, file } of found) {
      const name = pictureNameOf(image_id);
      await folder.output(name).write(await openOriginal(files, file, OWN_ORIGINALS));
      written.add(name);
    }
  };
}
