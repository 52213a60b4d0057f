import { screen, within } from '@testing-library/react';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { page } from '../listing/page.tsx';
import { categories, listItems } from './sample-catalogue.ts';
import { listingExtras } from './sample-facets.ts';

export const answer = reply.enveloped(listItems(10, 24), listingExtras());
export const api = { 'get-categories-list': categories, 'get-all-products': answer };

export const showListing = (query = '', options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(page, {
    path: `/collections/sofas${query}`,
    pattern: '/collections/:category',
    api,
    ...(options as object),
  });

export const rail = async () => within(await screen.findByRole('complementary', { name: 'Filters' }));
export const group = async (name: string) => within(await (await rail()).findByRole('group', { name }));
