import type { Category } from 'shared-contracts/domain/category';

type NamedCategory = Pick<Category, 'name' | 'slug'>;

export interface LinkList {
  readonly name: 'linksByRoom' | 'linksSofas' | 'linksBeds' | 'linksCollections';
  readonly categories: readonly NamedCategory[];
}

const ROOMS = ['living-room', 'bedroom', 'dining-room', 'study', 'storage'];
const WOOD = 'solid-wood';
const OTHER_COLLECTIONS = ['fabric-furniture', 'cane-furniture', 'lounge-chairs'];

/** The lists by room, sofas, beds and collections (HOME-06): categories with products. */
export function linkListsOf(categories: readonly Category[]): readonly LinkList[] {
  const filled = categories.filter(({ productCount }) => productCount > 0);
  const named = (slugs: readonly string[]) => slugs.flatMap((slug) => filled.find((each) => each.slug === slug) ?? []);
  const withChildren = (slug: string) =>
    named([slug]).flatMap((parent) => [parent, ...filled.filter((each) => each.parentId === parent.id)]);
  const lists = {
    linksByRoom: named(ROOMS),
    linksSofas: withChildren('sofas'),
    linksBeds: withChildren('beds'),
    linksCollections: [...withChildren(WOOD), ...named(OTHER_COLLECTIONS)],
  } satisfies Record<LinkList['name'], readonly Category[]>;
  return Object.entries(lists)
    .filter(([, found]) => found.length > 0)
    .map(([name, found]) => ({
      name: name as LinkList['name'],
      categories: found.map((category) => ({ name: category.name, slug: category.slug })),
    }));
}
