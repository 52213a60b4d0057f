import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import type { Folder } from '../../platform/command-line/files.ts';
import { readText } from '../../platform/command-line/read-whole.ts';
import type { Db } from '../../platform/database/schema.ts';
import { transactIfOk } from '../../platform/database/transact.ts';
import { openFiles } from '../../platform/files/stored-files.ts';
import { indianTime } from '../../platform/time.ts';
import { type ContentKind, isContentName, readDocument } from './content-kind.ts';
import { documentFaults, type ReadCoupons } from './document-faults.ts';
import { parseDocument, type RawDocument, writeDocument } from './markdown.ts';
import { picturesOfFolder } from './pictures-of-folder.ts';
import { SHOWING, showingOf } from './showing.ts';
import { publishVersion, saveVersion, versionsOf } from './versions.ts';

const FOLDER = { about: 'A folder of Markdown files, one for each name.', file: 'folder' } as const;

export function exportCommand(kind: ContentKind): Command {
  const { plural } = kind;
  return command({
    name: `${plural} export`,
    summary: `Writes the newest versions of the ${plural} into a folder, as Markdown files.`,
    words: { folder: FOLDER, names: { about: 'Only these.', many: true, optional: true } },
    examples: [plural, `${plural} ${kind.example}`],
    async *run({ db, progress }, { folder, names }) {
      const items = await db
        .selectFrom('content_items')
        .select('name')
        .where('kind', '=', plural)
        .$if(names.length > 0, (query) => query.where('name', 'in', [...names]))
        .orderBy('name')
        .execute();
      const missing = names.filter((name) => items.every((item) => item.name !== name));
      if (missing.length > 0) throw new CommandRefused(`There is no ${kind.singular} ${missing.join(', ')}.`);
      for (const [index, { name }] of items.entries()) {
        const [newest] = await versionsOf(db, kind, name);
        if (newest) await folder.output(`${name}.md`).write(once(writeDocument(newest)));
        progress({ done: index + 1, of: items.length, what: plural });
      }
      yield `${items.length} ${plural} in ${folder.name}`;
    },
  });
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

export function importCommand(kind: ContentKind, readCoupons: ReadCoupons): Command {
  const { plural, singular } = kind;
  return command({
    name: `${plural} import`,
    summary: `Reads a folder of Markdown files: each one that differs becomes a new version of its ${singular}.`,
    details:
      'New versions are drafts; --publish, --at or --until shows them. Files are checked first: with a fault in one, ' +
      'nothing is changed. What the folder lacks stays as it is. Pictures may lie beside the files that name them, ' +
      'as in "picture: diwali.jpg Lamps on a low table".',
    words: { folder: FOLDER },
    options: { ...SHOWING, publish: { about: 'Show the new versions at once.' } },
    examples: [plural, `${plural} --publish`, `${plural} --at 2026-12-01 --until 2026-12-31`],
    dryRun: 'plan',
    async *run({ db, now, by = '', dryRun, settings }, { folder, publish, ...times }) {
      const given = await readFolder(folder);
      const pictures = await picturesOfFolder({ db, files: openFiles(settings), folder, stores: !dryRun });
      const documents = new Map<string, RawDocument>();
      const faults: string[] = [];
      for (const [name, document] of given) {
        const { raw, faults: ofPictures } = await pictures.resolve(document);
        documents.set(name, raw);
        const found = [...ofPictures, ...(await faultsOf(db, kind, name, raw, readCoupons))];
        faults.push(...found.filter((fault) => !pictures.brings(fault)).map((fault) => `${name}.md: ${fault}`));
      }
      refuse(faults);
      const isShown = publish || times.at !== undefined || times.until !== undefined;
      const showing = showingOf(times, now());
      const printed: string[] = [];
      // A dry run does the same and rolls back: all files have been read.
      await transactIfOk(db, async (trx) => {
        printed.length = 0;
        for (const [name, document] of documents) {
          const { version, isNew } = await saveVersion(trx, kind, name, document, { now: now(), by });
          const wasShown = (await versionsOf(trx, kind, name)).find((one) => one.version === version)?.publish_at;
          const isNewlyShown = isShown && !wasShown;
          if (isNewlyShown) await publishVersion(trx, kind, name, { ...showing, version, now: now() });
          if (isNew || isNewlyShown)
            printed.push(`${name}: version ${version}, ${isNewlyShown ? shownFrom(showing.from, now()) : 'a draft'}`);
        }
        return { ok: !dryRun };
      });
      yield* printed;
      yield `${documents.size} files, ${printed.length} changed`;
    },
  });
}

const shownFrom = (from: Date, now: Date) => (from > now ? `from ${indianTime(from)}` : 'shown');

/** By name. Throws `CommandRefused` for a file that is not a document. */
async function readFolder(folder: Folder): Promise<ReadonlyMap<string, RawDocument>> {
  const files = (await folder.list()).filter((file) => file.endsWith('.md') && !file.includes('/'));
  if (files.length === 0) throw new CommandRefused(`There are no Markdown files (.md) in ${folder.name}.`);
  const documents = new Map<string, RawDocument>();
  const faults: string[] = [];
  for (const file of files) {
    const name = file.slice(0, -'.md'.length);
    const document = parseDocument(await readText(folder.file(file)));
    if (!isContentName(name)) faults.push(`${file}: a name is made of small letters, digits and hyphens.`);
    else if (!document) faults.push(`${file}: it does not begin with named values between two lines of ---.`);
    else documents.set(name, document);
  }
  refuse(faults);
  return documents;
}

async function faultsOf(
  db: Db,
  kind: ContentKind,
  name: string,
  raw: RawDocument,
  readCoupons: ReadCoupons,
): Promise<readonly string[]> {
  const read = readDocument(kind, name, raw);
  if (!read.ok) return read.faults;
  const [newest] = await versionsOf(db, kind, name);
  return documentFaults(db, kind, read.document, readCoupons, newest);
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new CommandRefused([...faults, 'Nothing was changed.'].join('\n'));
}
