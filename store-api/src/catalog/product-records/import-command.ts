import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandRefused, command } from '../../platform/command-line/command.ts';
import type { Folder, InputFile } from '../../platform/command-line/files.ts';
import { UnreadableTable } from '../../platform/command-line/read-csv.ts';
import { readWhole } from '../../platform/command-line/read-whole.ts';
import { openFiles } from '../../platform/files/stored-files.ts';
import type { ImportCounts } from './import-events.ts';
import { importProducts } from './import-products.ts';
import { askOfFalls, changesOfPlan, type SteepFall, steepFallOf } from './product-commands.ts';
import { type FileSource, NO_FILES, productFiles } from './product-files.ts';
import { formatOf, readTable } from './read-table.ts';

/** More changes than this are asked about. */
const MOST_UNASKED = 20;
/** A dry run prints these; of the others the number is enough. */
const MOST_PRINTED = 200;

export const importCommand = command({
  name: 'products import',
  summary: 'Creates and changes products by a table: CSV, or JSON Lines if its name ends with .jsonl.',
  details:
    'The first row of a CSV file names its columns; products columns explains them. A row is about the product of its SKU; columns ' +
    'that are missing leave a product as it is. All rows are checked first: if one is bad, nothing is imported. Cut off, ' +
    'it is run again: rows that are done are left alone. To empty a cell of a column says that there is none.',
  words: { file: { about: 'The table. "-" is what is piped in.', file: 'read' } },
  options: {
    pictures: {
      about: 'The folder of the pictures and downloads that the table names, or a ZIP file of it.',
      takes: 'FOLDER',
      file: 'folder',
    },
    skipBadRows: { about: 'Import the rows that are good.' },
    type: { about: 'Where the name of the file does not say it.', takes: 'TYPE', oneOf: ['csv', 'jsonl'] },
  },
  examples: [
    'products.csv --pictures photographs --dry-run',
    'products.csv --pictures photographs.zip',
    'products.jsonl --yes',
    'prices.csv --skip-bad-rows',
  ],
  dryRun: 'plan',
  columns: { row: 'number', column: 'text', fault: 'text' },
  async *run({ db, settings, now, dryRun, confirm, progress, signal }, { file, pictures, skipBadRows, type }) {
    const format = type ?? formatOf(file.name);
    const source = pictures ? await filesOf(pictures) : NO_FILES;
    const table = await rereadable(file);
    let reached = 0;
    let total = 0;
    let printed = 0;
    const falls: SteepFall[] = [];
    try {
      const events = importProducts({
        db,
        now: now(),
        files: productFiles({ db, stored: openFiles(settings), source, stores: dryRun ? 'never' : 'at-once' }),
        rows: () => readTable(table.read(), format),
        dryRun,
        skipBadRows,
      });
      for await (const event of events) {
        switch (event.kind) {
          case 'fault':
            if (dryRun) yield `row ${event.row}${event.column && `, ${event.column}`}: ${event.message}`;
            else yield { row: event.row, column: event.column, fault: event.message };
            break;
          case 'plan':
            falls.push(...[steepFallOf(event.plan) ?? []].flat());
            printed += 1;
            if (dryRun && printed <= MOST_PRINTED) yield* changesOfPlan(event.plan);
            break;
          case 'progress':
            if (event.phase === 'import') reached = event.rows;
            progress(
              event.phase === 'check'
                ? { done: event.rows, what: 'rows checked' }
                : { done: event.rows, of: total, what: 'rows imported' },
            );
            break;
          case 'checked': {
            total = event.rows;
            if (total === 0) yield 'The file has no rows of products.';
            const outcome = formatCounts(event, { created: 'to create', changed: 'to change' });
            if (dryRun) {
              yield outcome;
              break;
            }
            if (event.badRows > 0 && !skipBadRows) {
              throw new CommandRefused(
                `${outcome}. Nothing was imported: fix the rows, or leave them out with --skip-bad-rows.`,
              );
            }
            await askOfFalls(falls, confirm);
            if (event.created + event.changed > MOST_UNASKED) await confirm(`${outcome}.`);
            break;
          }
          case 'imported':
            reached = 0;
            yield formatCounts(event, { created: 'created', changed: 'changed' });
        }
      }
    } catch (fault) {
      const reason = fault instanceof UnreadableTable ? new CommandRefused(`${file.name}: ${fault.message}`) : fault;
      if (reached === 0) throw reason;
      const stopped = `Stopped: the first ${reached} of ${total} rows are imported, the others are not. Run it again: what is done is left alone.`;
      if (signal.aborted) throw new CommandRefused(stopped);
      yield stopped;
      throw reason;
    } finally {
      await table.forget();
    }
  },
});

function formatCounts(counts: ImportCounts, words: { readonly created: string; readonly changed: string }): string {
  const { rows, created, changed, unchanged, badRows } = counts;
  const parts = [`${created} ${words.created}`, `${changed} ${words.changed}`, `${unchanged} as they are`];
  return `${rows} ${rows === 1 ? 'row' : 'rows'}: ${[...parts, ...(badRows > 0 ? [`${badRows} bad`] : [])].join(', ')}`;
}

async function filesOf(folder: Folder): Promise<FileSource> {
  const names = new Set(await folder.list());
  return {
    has: (name) => names.has(name),
    read: (name, mostBytes) => readWhole(folder.file(name), mostBytes),
  };
}

/** A table is read twice; what is piped in is stored until then. */
async function rereadable(file: InputFile) {
  if (file.name !== '-') return { read: () => bytesOf(() => file.open()), forget: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'store-import-'));
  const copy = join(folder, 'table');
  await pipeline(await file.open(), createWriteStream(copy, { mode: 0o600 }));
  return {
    read: () => bytesOf(async () => createReadStream(copy)),
    forget: () => rm(folder, { recursive: true, force: true }),
  };
}

async function* bytesOf(open: () => Promise<AsyncIterable<Uint8Array>>): AsyncGenerator<Uint8Array> {
  yield* await open();
}
