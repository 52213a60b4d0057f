import { slugify } from 'shared-contracts/domain/slug';
import * as v from 'valibot';
import { readYaml } from '../files/read-files.ts';

interface SeedCategory {
  readonly name: string;
  readonly intro: string;
  /** A product's slug, or `room:` and a name of rooms.json. */
  readonly picture: string;
  /** Place in the home page's grid of popular categories. */
  readonly popular?: number | undefined;
  /** What the assembler of a piece is paid, in rupees. */
  readonly assemblyFee?: readonly [least: number, most: number] | undefined;
  readonly children?: readonly SeedCategory[] | undefined;
}

const category: v.GenericSchema<unknown, SeedCategory> = v.strictObject({
  name: v.string(),
  intro: v.string(),
  picture: v.string(),
  popular: v.optional(v.number()),
  assemblyFee: v.optional(v.tuple([v.number(), v.number()])),
  children: v.optional(v.lazy(() => v.array(category))),
});

export interface FlatCategory extends SeedCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly slug: string;
}

/** Rows numbered in menu order, parents before their children. */
export function flattenCategories(): readonly FlatCategory[] {
  const rows: FlatCategory[] = [];
  const add = (categories: readonly SeedCategory[], parentId: number | null) => {
    for (const one of categories) {
      const row = { ...one, id: rows.length + 1, parentId, slug: slugify(one.name) };
      rows.push(row);
      add(one.children ?? [], row.id);
    }
  };
  add(readYaml('catalog/categories.yaml', v.array(category)), null);
  return rows;
}
