/** @jest-environment node */
import { letterIcon } from './favicon.ts';
import { FALLBACK_SITE } from './layout-data-source.ts';

const icon = (storeName: string, brand = '') =>
  letterIcon({ ...FALLBACK_SITE, mark: 'none', storeName, colours: { brand, action: '' } });

test('a store without a drawing has the first letter of its name on its colour [API-10]', () => {
  expect(icon('coromandel Craft', '#203040')).toContain('>C</text>');
  expect(icon('coromandel Craft', '#203040')).toContain('fill="#203040"');
  expect(icon('काष्ठ')).toContain('>का</text>');
  expect(icon('<i>')).toContain('>&lt;</text>');
});

test('a store with a drawing shows it [SH-24]', () => {
  expect(letterIcon({ ...FALLBACK_SITE, mark: 'chair' })).toBeNull();
});
