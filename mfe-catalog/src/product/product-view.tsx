import { links, useWords } from 'shared-contracts';
import { Breadcrumb } from 'shared-contracts/kit/breadcrumb';
import { useNoteViewed } from '../recently-viewed/use-note-viewed.ts';
import { BuyingColumn } from './buying/buying-column.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { SeeIn3d } from './model/see-in-3d.tsx';
import { GoodToKnow } from './more-parts.tsx';
import type { ShownProduct } from './product-data.ts';
import styles from './product-page.module.css';
import { productWords } from './words.ts';

export function ProductView({ shown }: { readonly shown: ShownProduct }) {
  const t = useWords(productWords);
  const { product, trail } = shown;
  useNoteViewed(product.id);
  const above = trail.map(({ name, slug }) => ({ name, to: links.category(slug) }));
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumb crumbs={[{ name: t('home'), to: links.home() }, ...above, { name: product.name }]} />
      <div className={styles.columns}>
        <div className={styles.pictures}>
          <Gallery key={product.id} productId={product.id} images={product.images} name={product.name}>
            {product.model && <SeeIn3d model={product.model} name={product.name} />}
          </Gallery>
        </div>
        <div className={styles.buying}>
          <BuyingColumn shown={shown} />
        </div>
      </div>
      <div className={styles.more}>
        <GoodToKnow key={product.id} shown={shown} />
      </div>
    </div>
  );
}
