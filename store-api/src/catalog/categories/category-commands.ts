import { sql } from 'kysely';
import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import { readWhole } from '../../platform/command-line/read-whole.ts';
import { orNone, readCount } from '../../platform/command-line/values.ts';
import { transact } from '../../platform/database/transact.ts';
import { openFiles } from '../../platform/files/stored-files.ts';
import { MOST_PICTURE_BYTES, preparePicture } from '../../platform/pictures/add-picture.ts';
import type { AssemblyFee } from '../delivery/delivery-answer.ts';
import {
  addCategory,
  changeCategory,
  endCategory,
  findCategory,
  moveCategory,
  orderCategory,
  setCategoryPicture,
} from './write-categories.ts';

const SLUG = { about: 'A category, by the last part of its address.' } as const;
const FACTS = {
  intro: { takes: 'TEXT', about: 'The paragraph above its products.' },
  popular: {
    takes: 'N',
    about: "Its place in the home page's grid, or 'none'.",
    read: (name: string, typed: string) => orNone(typed, (given) => readCount(name, given)),
  },
  assemblyFee: {
    takes: 'RUPEES',
    about: "What the assembler of a piece is paid outside the major cities, like 700-1000, or 'none'.",
    read: (name: string, typed: string) => orNone(typed, (given) => readFee(name, given)),
  },
} as const;

const FEE = /^([1-9]\d{0,5})-([1-9]\d{0,5})$/;

function readFee(option: string, given: string): AssemblyFee {
  const [, least, most] = FEE.exec(given)?.map(Number) ?? [];
  if (least && most && least <= most) return [least, most];
  throw new CommandRefused(`${option} is two amounts in whole rupees, like 700-1000.`);
}

const list = command({
  name: 'categories list',
  summary: 'All categories in the order of the menus, each with its products.',
  examples: ['', '--format csv'],
  columns: { slug: 'text', name: 'text', under: 'text', products: 'number', popular: 'number', picture: 'text' },
  async *run({ db }) {
    const categories = await db
      .selectFrom('categories')
      .leftJoin('categories as parent', 'parent.category_id', 'categories.parent_category_id')
      .select(['categories.slug', 'categories.name', 'parent.slug as under', 'categories.popular_order as popular'])
      .select('categories.image_id as picture')
      .select(
        sql<number>`(
          select count(*)::integer from product_categories where product_categories.category_id = categories.category_id
        )`.as('products'),
      )
      .orderBy('categories.display_order')
      .orderBy('categories.category_id')
      .execute();
    yield* categories;
    if (categories.length === 0) yield 'No categories.';
  },
});

const show = command({
  name: 'categories show',
  summary: 'One category in full, with the addresses it had before.',
  words: { slug: SLUG },
  examples: ['sofas'],
  async *run({ db }, { slug }) {
    const { category_id } = await findCategory(db, slug);
    const category = await db
      .selectFrom('categories')
      .selectAll()
      .where('category_id', '=', category_id)
      .executeTakeFirstOrThrow();
    const former = await db
      .selectFrom('category_slug_history')
      .select('slug')
      .where('category_id', '=', category_id)
      .orderBy('slug')
      .execute();
    yield `${category.name}  /collections/${category.slug}`;
    yield `Intro:    ${category.intro}`;
    yield `Picture:  ${category.image_id ?? 'none'}${category.image_alt ? ` (${category.image_alt})` : ''}`;
    yield `Popular:  ${category.popular_order ?? 'no'}`;
    yield `Assembly: ${category.assembly_fee_min === null ? 'as above it' : `₹${category.assembly_fee_min} to ₹${category.assembly_fee_max}`}`;
    yield `Formerly: ${former.map((one) => one.slug).join(', ') || 'nothing else'}`;
  },
});

const add = command({
  name: 'categories add',
  summary: 'A new category, last in the menus.',
  words: { name: { about: 'The name that shoppers read.', many: true } },
  options: { under: { takes: 'SLUG', about: 'The category above it. Without it: a top one.' }, ...FACTS },
  examples: ['Sofas', 'Corner Sofas --under sofas --intro "For the corner that nothing else fills."'],
  dryRun: 'transaction',
  async *run({ db }, { name, under, ...facts }) {
    const slug = await transact(db, (trx) => addCategory(trx, { ...facts, name: name.join(' ') }, under));
    yield `category ${slug}: added`;
  },
});

const set = command({
  name: 'categories set',
  summary: 'Changes name, text or place on the home page. Its former address leads to the new one for ever.',
  words: { slug: SLUG },
  options: { name: { takes: 'NAME', about: 'Another name.' }, ...FACTS },
  examples: ["sofas --name 'Sofas & Couches'", 'sofas --popular none'],
  dryRun: 'transaction',
  async *run({ db }, { slug, ...facts }) {
    const now = await transact(db, (trx) => changeCategory(trx, slug, facts));
    yield now === slug ? `category ${slug}: changed` : `category ${slug}: changed, its address is now ${now}`;
  },
});

const move = command({
  name: 'categories move',
  summary: 'Puts a category, with all below it, under another one or at the top.',
  words: { slug: SLUG },
  options: { under: { takes: 'SLUG', about: 'The category above it. Without it: none, it comes to the top.' } },
  examples: ['corner-sofas --under living-room', 'outdoor'],
  dryRun: 'transaction',
  async *run({ db }, { slug, under }) {
    await transact(db, (trx) => moveCategory(trx, slug, under ?? null));
    yield `category ${slug}: ${under === undefined ? 'at the top' : `under ${under}`}`;
  },
});

const order = command({
  name: 'categories order',
  summary: 'Puts a category before or after another one in the menus.',
  words: { slug: SLUG, place: { about: 'Where.', oneOf: ['before', 'after'] }, other: SLUG },
  examples: ['beds before sofas'],
  dryRun: 'transaction',
  async *run({ db }, { slug, place, other }) {
    await transact(db, (trx) => orderCategory(trx, slug, place, other));
    yield `category ${slug}: ${place} ${other}`;
  },
});

const picture = command({
  name: 'categories picture',
  summary: 'Gives a category a picture, from a JPEG, PNG, WebP or AVIF at least 480 pixels wide.',
  words: { slug: SLUG, file: { about: 'The picture.', file: 'read' } },
  options: { alt: { takes: 'TEXT', about: 'What it shows, for those who cannot see it.', required: true } },
  examples: ["sofas sofas.jpg --alt 'A teal sofa in a bright room'"],
  dryRun: 'plan',
  async *run({ db, settings, dryRun }, { slug, file, alt }) {
    await findCategory(db, slug);
    const bytes = await readWhole(file, MOST_PICTURE_BYTES);
    if (!bytes) throw new CommandRefused(`${file.name} is larger than ${MOST_PICTURE_BYTES / 1024 / 1024} MB.`);
    const prepared = await preparePicture(db, openFiles(settings), bytes);
    if (!prepared.ok) throw new CommandRefused(`${file.name} ${prepared.reason}.`);
    if (!dryRun) {
      await prepared.store();
      await setCategoryPicture(db, slug, prepared.imageId, alt);
    }
    yield `category ${slug}: picture ${prepared.imageId}`;
  },
});

const end = command({
  name: 'categories end',
  summary: 'Deletes a category. Its products and its address go to another one; what is below it moves up.',
  words: { slug: SLUG },
  options: { to: { takes: 'SLUG', about: 'The category that gets its products and its address.' } },
  examples: ['corner-sofas --to sofas'],
  dryRun: 'transaction',
  async *run({ db, confirm }, { slug, to }) {
    if (to !== undefined) await confirm(`End the category ${slug} and give its products to ${to}?`);
    const moved = await transact(db, (trx) => endCategory(trx, slug, to));
    yield to === undefined ? `category ${slug}: ended` : `category ${slug}: ended, ${moved} products went to ${to}`;
  },
});

export const categoryCommands: readonly Command[] = [list, show, add, set, move, order, picture, end];
