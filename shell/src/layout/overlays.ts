import { onDemand } from './on-demand.tsx';

/** What opens over the page: one chunk for all of it, fetched when the browser is idle or one of them is wanted. */
export const menuDrawer = onDemand(async () => {
  const { CategoryDrawer } = await import(/* webpackChunkName: "overlays" */ '../menu/category-drawer.tsx');
  return CategoryDrawer;
});

export const searchDrawer = onDemand(async () => {
  const { SearchDrawer } = await import(/* webpackChunkName: "overlays" */ './search-drawer.tsx');
  return SearchDrawer;
});

export const accountPanel = onDemand(async () => {
  const { AccountPanel } = await import(/* webpackChunkName: "overlays" */ './account-panel.tsx');
  return AccountPanel;
});
