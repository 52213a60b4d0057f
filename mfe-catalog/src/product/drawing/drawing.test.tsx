import { screen } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { shownProduct } from '../../testing/shown-product.ts';
import { Drawing } from './drawing.tsx';
import { drawingArabic } from './words.ar.ts';

interface Size {
  readonly Width: number;
  readonly Depth: number;
  readonly Height: number;
}
const SOFA: Size = { Width: 217, Depth: 91, Height: 88 };

/** Outlines as the API names them, two units to a centimetre with six units around. */
function outlinesOf({ Width, Depth, Height }: Size) {
  const outline = (View: 'front' | 'side' | 'top', WidthCm: number, HeightCm: number) => {
    return { View, Url: `/media/drawings/${View}.svg`, WidthCm, HeightCm, UnitsPerCm: 2, Margin: 6 };
  };
  return [outline('front', Width, Height), outline('side', Depth, Height), outline('top', Width, Depth)];
}

const draw = (size: Size | null, { Drawings = size ? outlinesOf(size) : [], language = 'en' as 'en' | 'ar' } = {}) =>
  renderPage(<Drawing product={shownProduct({ DimensionsCm: size, Drawings }).product} />, { language });
const views = () => screen.getAllByRole('img') as unknown as SVGSVGElement[];
/** The lengths of a view's two lines of measure: across, down. */
const measured = (view: SVGSVGElement | undefined) =>
  [...(view?.querySelectorAll('path[d*="m"]') ?? [])].map((line) => {
    const found = /[hv]([\d.]{3,})/.exec(line.getAttribute('d') ?? '');
    return Number(found?.[1]);
  });

test.each([
  ['a sofa', SOFA],
  ['a wardrobe', { Width: 90, Depth: 55, Height: 210 }],
  ['a bedside table', { Width: 45, Depth: 40, Height: 50 }],
])('%s is drawn by its own outlines, to one scale in all views, within their edges [CAT-34]', async (_, size) => {
  await draw(size);
  const [front, side, above] = views();
  const [width = 0, height = 0] = measured(front);
  const [depth = 0, heightAtSide] = measured(side);
  expect(width / height).toBeCloseTo(size.Width / size.Height, 3);
  expect(width / depth).toBeCloseTo(size.Width / size.Depth, 3);
  expect(measured(above)).toEqual([width, depth]);
  expect(heightAtSide).toBe(height);
  expect(width).toBeLessThan(front?.viewBox.baseVal?.width ?? 320);
  // Six units of margin are three centimetres.
  const [drawn] = front?.getElementsByTagName('image') ?? [];
  expect(drawn?.getAttribute('href')).toBe('/media/drawings/front.svg');
  expect(Number(drawn?.getAttribute('width'))).toBeCloseTo((width / size.Width) * (size.Width + 6), 6);
  expect(Number(drawn?.getAttribute('height'))).toBeCloseTo((width / size.Width) * (size.Height + 6), 6);
});

test('the measures are written at it and in its name [CAT-34]', async () => {
  await draw(SOFA);
  expect(screen.getByRole('img', { name: /from the front: 217 cm wide and 88 cm high/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /from the side: 91 cm deep and 88 cm high/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /from above: 217 cm wide and 91 cm deep/ })).toBeVisible();
  expect(views().map((view) => [...view.querySelectorAll('text')].map(({ textContent }) => textContent))).toEqual([
    ['217 cm', '88 cm'],
    ['91 cm', '88 cm'],
    ['217 cm', '91 cm'],
  ]);
});

test('the own sofa or wall is drawn at the same scale below it, and the difference is said [CAT-34]', async () => {
  const { user } = await draw(SOFA);
  const field = screen.getByRole('textbox', { name: 'Your own sofa or wall, in cm' });
  const before = measured(views()[0])[0] ?? 0;
  await user.type(field, '300');
  expect(screen.getByRole('status')).toHaveTextContent('Yours is 83 cm longer than this product is wide.');
  const [width = 0, own = 0] = measured(views()[0]);
  expect(own / width).toBeCloseTo(300 / 217, 3);
  expect(width).toBeLessThan(before);
  expect(measured(views()[1])[0]).toBeCloseTo((width / 217) * 91, 3);
  await user.clear(field);
  await user.type(field, '٢٠٠');
  expect(screen.getByRole('status')).toHaveTextContent('Yours is 17 cm shorter than this product is wide.');
  await user.clear(field);
  await user.type(field, 'wide');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(measured(views()[0])[0]).toBe(before);
});

test('Arabic names it in Arabic and does not mirror it [CAT-34] [SH-16]', async () => {
  const english = await draw(SOFA);
  const shape = english.container.querySelector('svg')?.innerHTML.replaceAll(' cm', '');
  english.unmount();
  installWords('catalog', 'ar', drawingArabic);
  const { container } = await draw(SOFA, { language: 'ar' });
  expect(screen.getByRole('img', { name: /رسم بمقياس من الأمام/ })).toBeVisible();
  expect(container.querySelector('svg')?.innerHTML.replaceAll(' سم', '')).toBe(shape);
});

test('without outlines nothing is drawn: its measures are a list [CAT-34]', async () => {
  await draw(SOFA, { Drawings: [] });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['217 cm', '91 cm', '88 cm']);
});

test('without measures in the data there is no section [CAT-34]', async () => {
  const { container } = await draw(null);
  expect(container.querySelector('section')).toBeNull();
});
