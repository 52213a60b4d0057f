import { type Command, command } from '../../platform/command-line/command.ts';
import { VIEWS, viewAndFile } from '../drawings/read-drawing.ts';
import { apply, changesOf, givenFiles, requireProducts } from './product-commands.ts';

const SKU = { about: 'Its SKU.' } as const;
const VIEW = {
  about: 'From where it is drawn. In top its front is below, in side at the left.',
  oneOf: VIEWS,
} as const;

const list = command({
  name: 'products drawings list',
  summary: 'The outlines of a product.',
  words: { sku: SKU },
  examples: ['OSLO-1'],
  columns: { view: 'text', drawing: 'text' },
  async *run({ db }, { sku }) {
    for (const { record } of await requireProducts(db, [sku])) {
      for (const one of record.drawings) {
        const [view, drawing] = viewAndFile(one);
        yield { view, drawing };
      }
      if (record.drawings.length === 0) yield 'It has no drawing.';
    }
  },
});

const set = command({
  name: 'products drawings set',
  summary: 'Gives a product its outline from one side: an SVG to scale, of at most 100 KB.',
  details:
    'It is made of filled shapes, and its width is that of the drawing in the room: width="217cm". data-margin="6" says that ' +
    '6 units of its viewBox are free around the piece. Colours are left out: the page gives them.',
  words: { sku: SKU, view: VIEW, file: { about: 'The SVG.', file: 'read' } },
  examples: ['OSLO-1 front oslo-front.svg'],
  dryRun: 'plan',
  async *run(context, { sku, view, file }) {
    await requireProducts(context.db, [sku]);
    yield* changesOf(
      await apply(context, [{ sku, drawings: [`${view}=${file.name}`] }], {
        source: givenFiles([file]),
        revise: ({ drawings }, given) => ({ sku, drawings: [...without(drawings, view), ...(given.drawings ?? [])] }),
      }),
    );
  },
});

const remove = command({
  name: 'products drawings remove',
  summary: 'Takes an outline from a product.',
  words: { sku: SKU, view: VIEW },
  examples: ['OSLO-1 top'],
  dryRun: 'plan',
  async *run(context, { sku, view }) {
    await requireProducts(context.db, [sku]);
    const revise = ({ drawings }: { readonly drawings: readonly string[] }) => ({
      sku,
      drawings: without(drawings, view),
    });
    yield* changesOf(await apply(context, [{ sku }], { revise }));
  },
});

const without = (drawings: readonly string[], view: string) => drawings.filter((one) => viewAndFile(one)[0] !== view);

export const drawingCommands: readonly Command[] = [list, set, remove];
