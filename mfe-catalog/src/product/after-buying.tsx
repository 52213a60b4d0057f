import { useWords } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { PROMISE_ICON, usePromises } from 'shared-contracts/kit/promises';
import { SafeHtml } from 'shared-contracts/kit/safe-html';
import styles from './after-buying.module.css';
import { Deals } from './attributes/deals.tsx';
import { ProductChips } from './attributes/product-chips.tsx';
import type { ShownProduct } from './product-data.ts';
import { DeliveryFacts } from './sections/delivery-facts.tsx';
import { promisedOf } from './sections/promised-of.ts';
import { sectionWords } from './sections/words.ts';
import { ShareLinks } from './share/share-links.tsx';
import { OrderSwatches } from './swatches/order-swatches.tsx';

/** The buying column below Add to Cart: facts. */
export function AfterBuying({ shown: { product, html, address } }: { readonly shown: ShownProduct }) {
  const t = useWords(sectionWords);
  return (
    <>
      <p className="muted">
        <CatalogueText text={product.shortDescription} />
      </p>
      {product.hasSwatches && <OrderSwatches productId={product.id} />}
      <DeliveryFacts product={product} />
      {product.shipping && <CarriedPromises arrivesAssembled={product.arrivesAssembled} />}
      <Deals price={product.price} hasInstalments={product.instalmentFrom !== undefined} />
      <ProductChips product={product} />
      <ShareLinks product={product} address={address} />
      {html.description && (
        <section className={styles.details}>
          <h2>{t('productDetails')}</h2>
          <SafeHtml tree={html.description} className="prose" />
        </section>
      )}
    </>
  );
}

function CarriedPromises(product: Pick<ShownProduct['product'], 'arrivesAssembled'>) {
  return promisedOf(product, usePromises('carried')).map(({ icon, title }) => {
    const Icon = PROMISE_ICON[icon];
    return (
      <p key={title} className={styles.banner}>
        <Icon size={20} />
        {title}
      </p>
    );
  });
}
