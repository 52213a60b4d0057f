import { useEffect, useState } from 'react';
import { defineIsland, useCannotOpen, useRequested, whenUsed } from 'shared-contracts';
import { useLocation } from 'shared-contracts/router';

// What opens over the page is one chunk, fetched when somebody uses the page.
export const CategoryDrawer = defineIsland({
  load: async () => (await import(/* webpackChunkName: "overlays" */ '../menu/category-drawer.tsx')).CategoryDrawer,
});

export const SearchDrawer = defineIsland({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './search-drawer.tsx')).SearchDrawer,
});

export const AccountPanel = defineIsland({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './account-panel.tsx')).AccountPanel,
});

/** Which of the header's overlays is open: at most one, and none after a navigation, Back included (SH-19). */
export function useOverlays() {
  const menu = useRequested(CategoryDrawer, useCannotOpen());
  // When it cannot be fetched, the form that was pressed still searches.
  const search = useRequested(SearchDrawer);
  const [typed, setTyped] = useState('');
  const { key } = useLocation();
  const closeAll = () => {
    menu.close();
    search.close();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means a navigation.
  useEffect(closeAll, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: preloaded once.
  useEffect(() => void whenUsed().then(menu.preload), []);
  return {
    menu,
    search,
    openMenu: () => {
      closeAll();
      menu.open();
    },
    /** The text of the header's search field when it was pressed or typed in. */
    typed,
    openSearch: (text: string) => {
      closeAll();
      setTyped(text);
      search.open();
    },
  };
}
