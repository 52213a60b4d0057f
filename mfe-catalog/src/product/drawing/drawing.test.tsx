import { screen } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { shownProduct } from '../../testing/shown-product.ts';
import { Drawing } from './drawing.tsx';
import { outlineOf } from './outlines.ts';
import { drawingArabic } from './words.ar.ts';

const draw = (DimensionsCm: { Width: number; Depth: number; Height: number } | null, language: 'en' | 'ar' = 'en') =>
  renderPage(<Drawing product={shownProduct({ DimensionsCm }).product} />, { language });
const views = () => screen.getAllByRole('img') as unknown as SVGSVGElement[];
const numbers = (text: string | null | undefined) => (text?.match(/-?[\d.]+/g) ?? []).map(Number);
/** The lengths of a view's two lines of measure: across, down. */
const measured = (view: SVGSVGElement | undefined) =>
  [...(view?.querySelectorAll('path[d*="m"]') ?? [])].map((line) => {
    const found = /[hv]([\d.]{3,})/.exec(line.getAttribute('d') ?? '');
    return Number(found?.[1]);
  });

test.each([
  ['a sofa', { Width: 217, Depth: 91, Height: 88 }],
  ['a wardrobe', { Width: 90, Depth: 55, Height: 210 }],
  ['a bedside table', { Width: 45, Depth: 40, Height: 50 }],
])('%s is drawn to one scale in both views, within their edges [CAT-29]', async (_, size) => {
  await draw(size);
  const [front, above] = views();
  const [width = 0, height = 0] = measured(front);
  const [widthAbove, depth = 0] = measured(above);
  expect(width / height).toBeCloseTo(size.Width / size.Height, 3);
  expect(width / depth).toBeCloseTo(size.Width / size.Depth, 3);
  expect(widthAbove).toBe(width);
  const [, , edge = 0] = numbers(front?.getAttribute('viewBox'));
  expect(width).toBeLessThan(edge);
});

test('the measures are written at it and in its name [CAT-29]', async () => {
  await draw({ Width: 217, Depth: 91, Height: 88 });
  expect(screen.getByRole('img', { name: /from the front: 217 cm wide and 88 cm high/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /from above: 217 cm wide and 91 cm deep/ })).toBeVisible();
  expect(views().map((view) => [...view.querySelectorAll('text')].map(({ textContent }) => textContent))).toEqual([
    ['217 cm', '88 cm'],
    ['217 cm', '91 cm'],
  ]);
});

test('Arabic names it in Arabic and does not mirror it [CAT-29] [SH-16]', async () => {
  const size = { Width: 217, Depth: 91, Height: 88 };
  const english = await draw(size);
  const shape = english.container.querySelector('svg')?.innerHTML.replaceAll(' cm', '');
  english.unmount();
  installWords('catalog', 'ar', drawingArabic);
  const { container } = await draw(size, 'ar');
  expect(screen.getByRole('img', { name: /رسم بمقياس من الأمام/ })).toBeVisible();
  expect(container.querySelector('svg')?.innerHTML.replaceAll(' سم', '')).toBe(shape);
});

test('without measures in the data nothing is drawn [CAT-29]', async () => {
  await draw(null);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['sofa-cum-beds', 'seat'],
  ['king-size-beds', 'bed'],
  ['bedside-tables', 'table'],
  ['wardrobes', 'cabinet'],
])('%s look like a %s [CAT-29]', (slug, outline) => {
  expect(outlineOf(slug)).toBe(outline);
});
