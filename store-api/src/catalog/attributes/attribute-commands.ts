import { type Command, command } from '../../platform/command-line/command.ts';
import { readId } from '../../platform/command-line/parameters.ts';
import { transact } from '../../platform/database/transact.ts';
import { KIND_NAMES, kindOf } from './attribute-kinds.ts';
import { addAttribute, changeAttribute, endAttribute, listAttributes } from './write-attributes.ts';

const KIND = { about: 'What kind of attribute.', oneOf: KIND_NAMES } as const;
const NAME = { about: 'The name that shoppers read.', many: true } as const;
const ID = { about: 'Its number, as the list shows it.', read: readId } as const;
const EXTRAS = {
  hex: { takes: '#RRGGBB', about: 'Of a colour: its swatch.' },
  code: { takes: 'CODE', about: 'Of a country of origin: its code of ISO 3166, like ID.' },
} as const;

const list = command({
  name: 'attributes list',
  summary: 'Product types, materials, colours and so on, with the number of products that have them.',
  words: { kind: KIND },
  examples: ['colours', 'types --format csv'],
  columns: { id: 'number', name: 'text', code: 'text', products: 'number' },
  async *run({ db }, { kind }) {
    const rows = await listAttributes(db, kindOf(kind));
    for (const { extra, ...row } of rows) yield { ...row, code: extra };
    if (rows.length === 0) yield `No ${kind}.`;
  },
});

const add = command({
  name: 'attributes add',
  summary: 'A new one, which products can have from now on.',
  words: { kind: KIND, name: NAME },
  options: EXTRAS,
  examples: ['materials Teak', 'colours Sea Green --hex #2E8B57', 'origins Indonesia --code ID'],
  dryRun: 'transaction',
  async *run({ db }, { kind, name: words, hex, code }) {
    const name = words.join(' ');
    const id = await transact(db, (trx) => addAttribute(trx, kindOf(kind), { name, hex, code }));
    yield `${kindOf(kind).singular} ${id}: ${name}`;
  },
});

const set = command({
  name: 'attributes set',
  summary: 'Renames one, or gives a colour another swatch; all its products follow at once.',
  words: { kind: KIND, id: ID },
  options: { name: { takes: 'NAME', about: 'Another name.' }, ...EXTRAS },
  examples: ["colours 4 --name 'Sea Green' --hex #2E8B57"],
  dryRun: 'transaction',
  async *run({ db }, { kind, id, name, hex, code }) {
    await transact(db, (trx) => changeAttribute(trx, kindOf(kind), id, { name, hex, code }));
    yield `${kindOf(kind).singular} ${id}: changed`;
  },
});

const end = command({
  name: 'attributes end',
  summary: 'Deletes one that no product has, or gives its products another one first.',
  words: { kind: KIND, id: ID },
  options: { replaceBy: { takes: 'ID', about: 'The one that its products get.', read: readId } },
  examples: ['tags 12', 'materials 7 --replace-by 3'],
  dryRun: 'transaction',
  async *run({ db }, { kind, id, replaceBy }) {
    const moved = await transact(db, (trx) => endAttribute(trx, kindOf(kind), id, replaceBy));
    if (replaceBy !== undefined) yield `products that have ${kindOf(kind).singular} ${replaceBy} instead: ${moved}`;
    yield `${kindOf(kind).singular} ${id}: ended`;
  },
});

export const attributeCommands: readonly Command[] = [list, add, set, end];
