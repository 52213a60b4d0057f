import * as v from 'valibot';
import { ASSEMBLIES, BOX, COVER_CARES, COVERS, FACT_NAMES } from '../facts/fact-names.ts';

/** How a column is written in a table: a list's items are separated by '|', yes and no are a flag's. */
type ColumnKind = 'text' | 'number' | 'flag' | 'list';

interface Column {
  readonly kind: ColumnKind;
  /** What an operator writes there. */
  readonly about: string;
  readonly schema: v.GenericSchema<unknown, unknown>;
}

const LONGEST_TEXT = 100_000;

// Stored text has no control characters: some readers obey them, and PostgreSQL refuses NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

const plainText = v.pipe(
  v.string('is text'),
  v.transform(normalText),
  v.check((given) => !CONTROL.test(given), 'has characters that cannot be shown (control characters)'),
);
const text = (longest: number) => v.pipe(plainText, v.maxLength(longest, `has at most ${longest} characters`));
const line = (longest: number) =>
  v.pipe(
    text(longest),
    v.check((given) => !given.includes('\n'), 'is one line'),
  );
const required = (longest: number) => v.pipe(line(longest), v.minLength(1, 'is empty'));
const optional = (longest: number) => v.nullable(required(longest));

const SKU = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,63}$/;
const sku = v.pipe(
  v.string('is text'),
  v.regex(SKU, 'has letters without accents, digits, . _ / and -, at most 64, and begins with a letter or digit'),
);

const count = (most: number) =>
  v.pipe(
    v.number('is a whole number'),
    v.integer('is a whole number'),
    v.minValue(0, 'is not below 0'),
    v.maxValue(most, `is at most ${most}`),
  );
/** Rupees with at most two decimals. */
const rupees = v.pipe(
  v.number('is an amount in rupees like 24990 or 499.50'),
  v.check((given) => Math.abs(given * 100 - Math.round(given * 100)) < 1e-6, 'has at most two decimals'),
  v.minValue(0, 'is not below 0'),
  v.maxValue(9_999_999.99, 'is at most 9999999.99'),
);
const flag = v.boolean('is yes or no');
const centimetres = v.nullable(v.pipe(count(10_000), v.minValue(1, 'is at least 1')));
const list = (longest: number, item: v.GenericSchema<unknown, string> = required(longest)) => {
  const items = v.pipe(v.array(item, 'is a list'), v.maxLength(50, 'has at most 50 items'));
  return v.pipe(
    items,
    v.check((given) => new Set(given).size === given.length, 'names something twice'),
  );
};
const oneOf = (words: readonly string[]) =>
  v.nullable(v.picklist(words, `is one of these: ${words.join(', ')}`) as v.GenericSchema<unknown, string>);
const positive = (most: number) => v.nullable(v.pipe(count(most), v.minValue(1, 'is at least 1')));
const box = v.pipe(required(11), v.regex(BOX, 'is length x width x height in whole centimetres, like 220x95x70'));
const moment = v.pipe(
  v.string('is a day like 2026-11-21'),
  v.check(
    (given) => /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(given) && Date.parse(given) > 0,
    'is a day like 2026-11-21',
  ),
  v.transform((given) => new Date(given).toISOString()),
);

const column = <Output>(kind: ColumnKind, schema: v.GenericSchema<unknown, Output>, about: string) => ({
  kind,
  schema,
  about,
});

/** Everything that a product is, as an operator writes it: by natural keys, in rupees. */
export const COLUMNS = {
  sku: column('text', sku, 'Your own number of the product. It says which product a row is about.'),
  name: column('text', required(200), 'Its name. Its address in the shop is made of it.'),
  published: column('flag', flag, 'yes: shoppers see it. A new product is not published unless you say so.'),
  categories: column(
    'list',
    v.pipe(list(200), v.minLength(1, 'names no category')),
    'Slugs of its categories, the main one first: fabric-sofas|living-room.',
  ),
  vendor: column('text', required(200), 'The name of who sells it.'),
  type: column('text', optional(200), 'Its kind: 3 Seater Sofa.'),
  material: column('text', optional(200), 'Its main material: Sheesham Wood.'),
  orientation: column('text', optional(200), 'Left or right, if it has a side.'),
  seater: column('text', optional(200), 'How many it seats: 3 Seater.'),
  color: column('text', optional(200), 'Its colour: Teal.'),
  size: column('text', optional(200), 'Its size: King.'),
  family: column('text', optional(200), 'The design it is one of, in its colour or size: Aarvi. See families add.'),
  tags: column('list', list(200), 'Words that shoppers may choose by: Solid Wood|Bestseller.'),
  price: column(
    'number',
    v.nullable(v.pipe(rupees, v.minValue(1, 'is below ₹1; leave it empty for a product that cannot be bought'))),
    'In rupees, with all taxes; without a promotion. Empty: it cannot be bought.',
  ),
  old_price: column('number', v.nullable(rupees), 'The price before, crossed out. Empty: none.'),
  stock: column('number', count(10_000_000), 'Pieces that can be sold.'),
  max_per_order: column(
    'number',
    v.nullable(v.pipe(count(10_000), v.minValue(1, 'is at least 1'))),
    'Most pieces in one order. Empty: the shop’s limit.',
  ),
  hsn: column('text', v.pipe(line(8), v.regex(/^\d{4,8}$/, 'has 4 to 8 digits')), 'The HSN code of its GST: 9403.'),
  gst_class: column('text', optional(100), 'The class of material that has a GST rate of its own. Mostly empty.'),
  digital: column('flag', flag, 'yes: a download.'),
  digital_file: column('text', optional(300), 'The file that buyers of a download get.'),
  shipping_fee: column('number', rupees, 'In rupees. 0: free shipping.'),
  shipping_days: column('number', count(365), 'Days until it is delivered.'),
  shipping_methods: column('list', list(200), 'How it is sent: Home Delivery with Assembly.'),
  returnable: column('flag', flag, 'no: sold finally.'),
  new: column('flag', flag, 'yes: marked as new.'),
  width_cm: column('number', centimetres, 'Whole centimetres.'),
  depth_cm: column('number', centimetres, 'Whole centimetres.'),
  height_cm: column('number', centimetres, 'Whole centimetres.'),
  weight_kg: column(
    'number',
    v.nullable(v.pipe(v.number(), v.minValue(0.001, 'is above 0'), v.maxValue(10_000, 'is at most 10000'))),
    'Of a piece with its packing, in kilograms. Empty: not known.',
  ),
  modules: column('number', positive(50), 'Parts that stand on their own: 2.'),
  seat_height_cm: column('number', positive(300), 'Whole centimetres from the floor to the seat.'),
  seat_depth_cm: column('number', positive(300), 'Whole centimetres of the seat from front to back.'),
  boxes: column(
    'list',
    v.pipe(v.array(box, 'is a list'), v.maxLength(50, 'has at most 50 items')),
    'Its packages, length x width x height in centimetres: 220x95x70|80x60x20.',
  ),
  load_kg: column('number', positive(5000), 'What it carries, in whole kilograms.'),
  cover: column('text', oneOf(COVERS), `What it is covered with: ${COVERS.join(', ')}.`),
  cover_care: column('text', oneOf(COVER_CARES), `How its cover is cleaned: ${COVER_CARES.join(', ')}.`),
  filling: column('text', optional(200), 'What is under the cover: 32-density foam.'),
  frame: column('text', optional(200), 'What its frame is made of: Sheesham wood.'),
  finish: column('text', optional(200), 'The finish of what is visible of it: Walnut.'),
  lead_days: column(
    'number',
    positive(365),
    'Of shipping_days those in which it is made to order. Empty: it is sent from stock.',
  ),
  assembly: column('text', oneOf(ASSEMBLIES), `What is left to do on arrival: ${ASSEMBLIES.join(', ')}.`),
  estimated: column(
    'list',
    list(40, v.picklist(FACT_NAMES, 'names a fact that products do not have') as v.GenericSchema<unknown, string>),
    'Facts that are not measured: weight_kg|boxes. One that is written anew is taken out.',
  ),
  net_quantity: column('text', required(100), 'What is in it: 1 piece, 4 chairs.'),
  origin: column('text', optional(100), 'The country it comes from. Empty: that of its vendor.'),
  importer: column('text', optional(200), 'Who brought it into India, if it comes from abroad.'),
  month: column(
    'text',
    v.nullable(v.pipe(line(7), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'is a month like 2026-11'))),
    'When it was made, or imported: 2026-11.',
  ),
  mrp: column(
    'number',
    v.nullable(v.pipe(rupees, v.minValue(0.01, 'is above 0'))),
    'The maximum retail price, in rupees. Empty: the price before reductions.',
  ),
  licences: column(
    'list',
    list(
      200,
      v.pipe(required(200), v.regex(/^[^=]+=[^=]+$/, 'is a standard and its licence like IS 17632:2022=CM/L-1234567')),
    ),
    'Licences of the Bureau of Indian Standards, where a standard is in force: IS 17632:2022=CM/L-1234567.',
  ),
  keywords: column('text', line(1000), 'Words for search engines.'),
  short_description: column('text', text(2000), 'One or two sentences.'),
  description: column('text', text(LONGEST_TEXT), 'HTML: paragraphs, headings, lists, tables.'),
  delivery: column('text', text(LONGEST_TEXT), 'HTML, beside what its facts say of delivery and assembly.'),
  care: column('text', text(LONGEST_TEXT), 'HTML, beside the care that its material and cover need.'),
  warranty: column('text', text(LONGEST_TEXT), 'HTML.'),
  disclaimer: column('text', text(LONGEST_TEXT), 'HTML.'),
  pictures: column('list', list(300), 'Picture files, the first one for cards: oslo-1.jpg|oslo-2.jpg.'),
  picture_texts: column(
    'list',
    v.pipe(v.array(line(500), 'is a list'), v.maxLength(50, 'has at most 50 items')),
    'What each picture shows, in the same order. Empty: the product’s name.',
  ),
  drawings: column(
    'list',
    v.pipe(
      list(
        300,
        v.pipe(required(300), v.regex(/^(front|side|top)=.+$/, 'is a view and a file like front=oslo-front.svg')),
      ),
      v.check((given) => new Set(given.map((one) => one.split('=')[0])).size === given.length, 'names a view twice'),
    ),
    'Outlines to scale, SVG files by their views: front=oslo-front.svg|side=oslo-side.svg|top=oslo-top.svg.',
  ),
  model: column('text', optional(300), 'The product in three dimensions, a GLB file of at most 5 MB: oslo.glb.'),
  related: column('list', list(64, sku), 'SKUs of products shown with it.'),
  added: column('text', moment, 'Since when it is in the shop: 2026-11-21. Empty rows of new products mean now.'),
} as const satisfies Readonly<Record<string, Column>>;

export type ColumnName = keyof typeof COLUMNS;

export const COLUMN_NAMES = Object.keys(COLUMNS) as readonly ColumnName[];

export const isColumnName = (name: string): name is ColumnName => Object.hasOwn(COLUMNS, name);

/** A whole product. */
export type ProductRecord = {
  readonly [Name in ColumnName]: v.InferOutput<(typeof COLUMNS)[Name]['schema']>;
};

/** What an operator gives of a product: the rest stays, or is as `NEW_PRODUCT` has it. */
export type GivenRecord = Partial<ProductRecord> & Pick<ProductRecord, 'sku'>;

/** What must be given of a new product is not here. */
export const NEW_PRODUCT = {
  published: false,
  type: null,
  material: null,
  orientation: null,
  seater: null,
  color: null,
  size: null,
  family: null,
  tags: [],
  price: null,
  old_price: null,
  stock: 0,
  max_per_order: null,
  gst_class: null,
  digital: false,
  digital_file: null,
  shipping_fee: 0,
  shipping_methods: [],
  returnable: true,
  new: false,
  width_cm: null,
  depth_cm: null,
  height_cm: null,
  weight_kg: null,
  modules: null,
  seat_height_cm: null,
  seat_depth_cm: null,
  boxes: [],
  load_kg: null,
  cover: null,
  cover_care: null,
  filling: null,
  frame: null,
  finish: null,
  lead_days: null,
  assembly: null,
  estimated: [],
  net_quantity: '1 piece',
  origin: null,
  importer: null,
  month: null,
  mrp: null,
  licences: [],
  keywords: '',
  short_description: '',
  description: '',
  delivery: '',
  care: '',
  warranty: '',
  disclaimer: '',
  pictures: [],
  picture_texts: [],
  drawings: [],
  model: null,
  related: [],
} as const satisfies Partial<ProductRecord>;

/** One fault of a record. `column` is as in the file, also an unknown one; '' for the whole row. */
export interface RecordFault {
  readonly column: string;
  readonly message: string;
}

const schema = v.object({
  ...Object.fromEntries(COLUMN_NAMES.map((name) => [name, v.optional(COLUMNS[name].schema)])),
  sku: COLUMNS.sku.schema,
});

/** Checks the values of a record, all faults at once. `given` has known columns only. */
export function parseRecord(
  given: Readonly<Record<string, unknown>>,
):
  | { readonly ok: true; readonly record: GivenRecord }
  | { readonly ok: false; readonly faults: readonly RecordFault[] } {
  if (given.sku === undefined) return { ok: false, faults: [{ column: 'sku', message: 'is missing' }] };
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return { ok: true, record: parsed.output as GivenRecord };
  const faults = parsed.issues.map((issue) => ({ column: String(issue.path?.[0]?.key ?? ''), message: issue.message }));
  return { ok: false, faults };
}

/** Text as it is stored: one form of each letter, of each line's end, and no white space around it. */
export function normalText(given: string): string {
  return given.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}
