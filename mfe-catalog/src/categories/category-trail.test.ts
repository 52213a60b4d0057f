import { categoryBySlug } from './category-trail.ts';

const category = (name: string, slug: string) => ({ id: 1, name, slug, intro: '', productCount: 1 });

test('a category is found by its slug before another one of that name, and by its hyphenated name [CAT-01]', () => {
  const categories = [category('Sofas', 'all-sofas'), category('Couches', 'sofas'), category('Living Room', 'living')];
  expect(categoryBySlug(categories, 'Sofas')?.name).toBe('Couches');
  expect(categoryBySlug(categories, 'Living-Room')?.name).toBe('Living Room');
});

// The page of any Arabic path showed the first category: both had an empty slug.
test('an Arabic segment is no category, though Arabic names make no slug either [SH-21]', () => {
  expect(categoryBySlug([category('غرفة المعيشة', 'living-room')], 'سرير')).toBeUndefined();
});
