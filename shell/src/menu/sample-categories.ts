import type { Category } from 'shared-contracts/api/get-categories-list';

const entry = (CategoryID: number, Name: string, Slug: string, ParentCategoryID?: number): Category => ({
  CategoryID,
  Name,
  Slug,
  Intro: '',
  ProductCount: 3,
  ...(ParentCategoryID === undefined ? {} : { ParentCategoryID }),
});

/** A menu with every kind of entry, for tests: three levels deep, two levels, and without children. */
export const sampleCategories: readonly Category[] = [
  entry(1, 'Sofas', 'sofas'),
  entry(2, 'Cane Furniture', 'cane-furniture'),
  entry(3, 'Beds', 'beds'),
  entry(4, 'Fabric Sofas', 'fabric-sofas', 1),
  entry(5, 'Recliners', 'recliners', 1),
  entry(6, '3 Seater Sofas', '3-seater-sofas', 4),
  entry(7, 'King Size Beds', 'king-size-beds', 3),
  entry(8, 'Lost', 'lost', 99),
];
