import { definePage } from 'shared-contracts';
import { preloadOf, previewPicture } from 'shared-contracts/domain/picture';
import { webContentHead } from '../web-content/web-content-head.ts';
import { SLIDE_SIZES } from './carousel/slide.tsx';
import { Home, LowerHome } from './home.tsx';
import type { HomeData } from './home-data.ts';

export const page = definePage<HomeData>({
  fragments: ['catalog/fragments/product-shelf'],
  // The server sends the first page's data, so the loader's code loads only on navigation.
  load: async (context) => {
    const [{ loadHome }] = await Promise.all([
      import('./load-home.ts'),
      LowerHome.load(context.language).catch(() => undefined),
    ]);
    return loadHome(context);
  },
  Component: ({ data }) => <Home {...data} />,
  head: (data, { storeName }) => {
    const first = data?.banners[0]?.image;
    return {
      ...(data?.meta ? webContentHead(data.meta, storeName) : { title: storeName }),
      ...(first ? { image: previewPicture(first), preload: preloadOf(first, SLIDE_SIZES) } : {}),
    };
  },
});
