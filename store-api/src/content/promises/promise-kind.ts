import { PROMISE_ICONS, PROMISE_PLACES } from 'shared-contracts/api/shapes/promise';
import * as v from 'valibot';
import { type ContentKind, Order, Text } from '../documents/content-kind.ts';

const PromiseFront = v.strictObject({
  title: Text,
  text: v.optional(Text),
  place: v.picklist(PROMISE_PLACES, `a place is one of ${PROMISE_PLACES.join(', ')}`),
  icon: v.optional(v.picklist(PROMISE_ICONS, `an icon is one of ${PROMISE_ICONS.join(', ')}`), 'shield'),
  order: Order,
});
export type PromiseFront = v.InferOutput<typeof PromiseFront>;

/** What the store promises, where it is shown: a shop without any promises nothing. */
export const promises: ContentKind<PromiseFront> = {
  plural: 'promises',
  singular: 'promise',
  example: 'free-assembly',
  front: PromiseFront,
  title: ({ title }) => title,
};
