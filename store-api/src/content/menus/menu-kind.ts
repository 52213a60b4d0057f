import * as v from 'valibot';
import { type ContentKind, Order, StorePath, Text } from '../documents/content-kind.ts';

const MenuFront = v.strictObject({
  title: Text,
  order: Order,
  links: v.pipe(v.array(v.strictObject({ to: StorePath, text: Text })), v.minLength(1, 'a menu has links')),
});

/** The lists of links in the footer. The menu of the header lists the categories. */
export const menus: ContentKind<v.InferOutput<typeof MenuFront>> = {
  plural: 'menus',
  singular: 'menu',
  example: 'company',
  front: MenuFront,
  title: ({ title }) => title,
};
