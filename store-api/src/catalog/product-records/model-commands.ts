import { type Command, command } from '../../platform/command-line/command.ts';
import { apply, changesOf, givenFiles, requireProducts } from './product-commands.ts';

const SKU = { about: 'Its SKU.' } as const;

const set = command({
  name: 'products model set',
  summary: 'Shows a product in three dimensions: a GLB of at most 5 MB.',
  details:
    'In metres, on the floor, its front towards +z, without compressions that need a decoder (Draco, meshopt, Basis). ' +
    'It is checked by the glTF validator.',
  words: { sku: SKU, file: { about: 'The GLB.', file: 'read' } },
  examples: ['OSLO-1 oslo.glb'],
  dryRun: 'plan',
  async *run(context, { sku, file }) {
    await requireProducts(context.db, [sku]);
    yield* changesOf(await apply(context, [{ sku, model: file.name }], { source: givenFiles([file]) }));
  },
});

const remove = command({
  name: 'products model remove',
  summary: 'Shows a product in pictures alone.',
  words: { sku: SKU },
  examples: ['OSLO-1'],
  dryRun: 'plan',
  async *run(context, { sku }) {
    await requireProducts(context.db, [sku]);
    yield* changesOf(await apply(context, [{ sku, model: null }]));
  },
});

export const modelCommands: readonly Command[] = [set, remove];
