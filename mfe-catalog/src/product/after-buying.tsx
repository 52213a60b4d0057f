import { useWords } from 'shared-contracts';
import { SafeHtml } from 'shared-contracts/kit/safe-html';
import styles from './after-buying.module.css';
import type { ShownProduct } from './load-product.ts';
import { PincodeCheck } from './pincode/pincode-check.tsx';
import { DeliveryFacts } from './sections/delivery-facts.tsx';
import { sectionWords } from './sections/words.ts';

/** The buying column below Add to Cart. */
export function AfterBuying({ shown: { product, html } }: { readonly shown: ShownProduct }) {
  const t = useWords(sectionWords);
  return (
    <>
      <DeliveryFacts product={product} />
      {!product.IsDigitalProduct && <PincodeCheck productId={product.ProductId} />}
      {html.FullDescription.length > 0 && (
        <section className={styles.details}>
          <h2>{t('productDetails')}</h2>
          <SafeHtml tree={html.FullDescription} className="prose" />
        </section>
      )}
    </>
  );
}
