import { type Command, type CommandContext, CommandRefused, command } from '../../platform/command-line/command.ts';
import { pictureIdOf } from '../../platform/pictures/originals.ts';
import { apply, changesOf, givenFiles, requireProducts } from './product-commands.ts';
import type { ProductRecord } from './product-record.ts';

const SKU = { about: 'Its SKU.' } as const;
const PLACES = { about: 'Numbers of pictures, the first one is 1.', many: true } as const;

const list = command({
  name: 'products pictures list',
  summary: 'The pictures of a product in their order, with their texts.',
  words: { sku: SKU },
  examples: ['OSLO-1'],
  columns: { number: 'number', picture: 'text', text: 'text' },
  async *run({ db }, { sku }) {
    const { pictures, picture_texts } = await recordOf(db, sku);
    for (const [place, picture] of pictures.entries()) {
      yield { number: place + 1, picture, text: picture_texts[place] ?? '' };
    }
  },
});

const add = command({
  name: 'products pictures add',
  summary: 'Adds pictures behind those that a product has: JPEG, PNG, WebP or AVIF.',
  details:
    'They are turned upright, made as large as pages need them, and lose what the camera noted about place and time.',
  words: { sku: SKU, file: { about: 'Picture files.', file: 'read', many: true } },
  options: {
    text: {
      about: 'What the picture shows, one for each file. Without: the name of the product.',
      takes: 'TEXT',
      many: true,
    },
  },
  examples: ['OSLO-1 oslo-front.jpg --text "Oslo Chair from the front"', 'OSLO-1 oslo-2.jpg oslo-3.jpg'],
  dryRun: 'plan',
  async *run(context, { sku, file, text }) {
    if (text.length > file.length) throw new CommandRefused('There are more texts than pictures.');
    await requireProducts(context.db, [sku]);
    const added = { sku, pictures: file.map(({ name }) => name) };
    yield* changesOf(
      await apply(context, [added], {
        source: givenFiles(file),
        revise: ({ pictures, picture_texts }, given) => ({
          sku,
          pictures: [...pictures, ...(given.pictures ?? [])],
          picture_texts: [...picture_texts, ...text],
        }),
      }),
    );
  },
});

const remove = command({
  name: 'products pictures remove',
  summary: 'Takes pictures from a product.',
  words: { sku: SKU, number: PLACES },
  examples: ['OSLO-1 3', 'OSLO-1 2 3'],
  dryRun: 'plan',
  async *run(context, { sku, number }) {
    yield* arrange(context, sku, (record) => without(record, placesIn(record, number)));
  },
});

const order = command({
  name: 'products pictures order',
  summary: 'Puts pictures first, in the given order; the others follow as they are.',
  words: { sku: SKU, number: PLACES },
  examples: ['OSLO-1 3 1'],
  dryRun: 'plan',
  async *run(context, { sku, number }) {
    yield* arrange(context, sku, (record) => {
      const first = placesIn(record, number);
      return [...first, ...without(record, first)];
    });
  },
});

const room = command({
  name: 'products pictures room',
  summary: 'Says which pictures show a product in a furnished room.',
  details:
    'The pages of its collections show the second picture of a product large if it is one; a caption says there that what is around the product is not sold with it.',
  words: { sku: SKU, number: PLACES },
  options: { not: { about: 'They show no room.' } },
  examples: ['OSLO-1 2', 'OSLO-1 2 --not'],
  dryRun: 'transaction',
  async *run({ db }, { sku, number, not }) {
    const record = await recordOf(db, sku);
    const ids = placesIn(record, number).map((place) => pictureIdOf(record.pictures[place] ?? ''));
    await db.updateTable('images').set({ is_room: !not }).where('image_id', 'in', ids).execute();
    yield `${ids.length === 1 ? '1 picture shows' : `${ids.length} pictures show`} ${not ? 'no' : 'a'} room.`;
  },
});

export const pictureCommands: readonly Command[] = [list, add, remove, order, room];

async function recordOf(db: Parameters<typeof requireProducts>[0], sku: string): Promise<ProductRecord> {
  const [product] = await requireProducts(db, [sku]);
  if (!product) throw new CommandRefused(`There is no product ${sku}.`);
  return product.record;
}

/** Keeps the pictures at the given places, in that order. */
async function* arrange(
  context: CommandContext,
  sku: string,
  placesOf: (record: ProductRecord) => readonly number[],
): AsyncGenerator<string> {
  await requireProducts(context.db, [sku]);
  yield* changesOf(await apply(context, [{ sku }], { revise: (record) => arranged(record, placesOf(record)) }));
}

/** Places from 0. */
function placesIn({ pictures }: ProductRecord, numbers: readonly string[]): readonly number[] {
  const places = numbers.map((number) => (/^\d{1,3}$/.test(number) ? Number(number) - 1 : -1));
  const wrong = numbers.filter((_, index) => pictures[places[index] ?? -1] === undefined);
  if (wrong.length > 0) {
    throw new CommandRefused(
      `There is no picture ${wrong.join(', ')}; it has ${pictures.length}. Nothing was changed.`,
    );
  }
  return [...new Set(places)];
}

const without = ({ pictures }: ProductRecord, places: readonly number[]) =>
  [...pictures.keys()].filter((place) => !places.includes(place));

function arranged({ sku, pictures, picture_texts }: ProductRecord, places: readonly number[]) {
  return {
    sku,
    pictures: places.map((place) => pictures[place] ?? ''),
    picture_texts: places.map((place) => picture_texts[place] ?? ''),
  };
}
