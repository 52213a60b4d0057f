import { screen } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { decodeCards } from 'shared-contracts/domain/card';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { listItem } from '../../testing/sample-catalogue.ts';
import { shownProduct } from '../../testing/shown-product.ts';
import { SoldOut } from './sold-out.tsx';
import { soldOutArabic } from './words.ar.ts';

const related = decodeCards([
  listItem({ ProductId: 9, ProductName: 'Bed' }),
  listItem({ ProductId: 1, ProductName: 'Sold-out sofa', StockStatus: 'Out of stock' }),
  ...[2, 3, 4, 5].map((n) => listItem({ ProductId: n, ProductName: `Sofa ${n}`, Slug: `sofa-${n}` })),
]);
const substitutes = [1, 2, 3, 4, 5];
const show = (answer: unknown = [{ ResponseMsg: 'Saved Successfully' }], language: 'en' | 'ar' = 'en') =>
  renderPage(
    <SoldOut shown={shownProduct({ StockQuantity: 0, StockStatus: 'Out of stock' }, { related, substitutes })} />,
    {
      language,
      api: { 'insert-stock-notice': answer },
    },
  );
const ask = async (shown: Awaited<ReturnType<typeof show>>, email: string) => {
  await shown.user.type(screen.getByRole('textbox', { name: 'Email' }), email);
  await shown.user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
};

// A desk that was sold out offered a bed.
test('what is sold out shows three products of its kind in stock, each a link with its price [CAT-29]', async () => {
  await show();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Sofa 2', 'Sofa 3', 'Sofa 4']);
  expect(screen.getByRole('link', { name: 'Sofa 2' })).toHaveAttribute('href', '/collections/fabric-sofas/sofa-2');
});

test('the address is sent with product and language, and the shopper reads that it must be confirmed [CAT-29]', async () => {
  const shown = await show();
  await ask(shown, 'asha@example.com');
  expect(await screen.findByText(/open the link that we have just emailed to asha@example.com/)).toBeVisible();
  expect(shown.calls).toMatchObject([
    { request: { ProductId: 7, EmailAddress: 'asha@example.com', LanguageCode: 'en' } },
  ]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
});

test('a wrong address is refused before it is sent [CAT-29]', async () => {
  const shown = await show();
  await ask(shown, 'asha');
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  expect(shown.calls).toEqual([]);
});

test('when it could not be sent, what was typed stays [CAT-29]', async () => {
  const shown = await show(() => reply.problem(500));
  await ask(shown, 'asha@example.com');
  expect(await screen.findByText(/could not be sent/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
});

test('a product that is in stock again by then is reported so [CAT-29]', async () => {
  const shown = await show(() => reply.problem(409, { code: 'in-stock' }));
  await ask(shown, 'asha@example.com');
  expect(await screen.findByText(/back in stock/, { selector: '[role=status]' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
});

test('without scripts the form cannot be sent to the page [CAT-29]', async () => {
  await renderPage(<SoldOut shown={shownProduct({ StockQuantity: 0 })} />, { storageReady: false });
  expect(screen.getByRole('button', { name: 'Tell me when it is back' })).toBeDisabled();
});

test('it is in Arabic too [CAT-29] [SH-16]', async () => {
  installWords('catalog', 'ar', soldOutArabic);
  await show(undefined, 'ar');
  expect(screen.getByRole('button', { name: 'أخبرني عند توفره' })).toBeVisible();
});
