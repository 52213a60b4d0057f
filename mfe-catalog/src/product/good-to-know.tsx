import { useWords } from 'shared-contracts';
import { CompareChoice } from '../compare/compare-choice.tsx';
import { ProductShelf } from '../product-shelf/product-shelf.tsx';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import { recentlyViewedWords } from '../recently-viewed/words.ts';
import { Drawing } from './drawing/drawing.tsx';
import { WillItFit } from './fit/will-it-fit.tsx';
import styles from './good-to-know.module.css';
import type { ShownProduct } from './product-data.ts';
import { Questions } from './questions/questions.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { ProductSections } from './sections/product-sections.tsx';
import { TrustRow } from './sections/trust-row.tsx';

/** Below the pictures and the buying column. */
export function GoodToKnow({ shown }: { readonly shown: ShownProduct }) {
  const t = useWords(recentlyViewedWords);
  const { product, reviews } = shown;
  const questions = reviews ? reviews.questions : null;
  return (
    <>
      {product.shipping && <TrustRow product={product} />}
      <Drawing product={product}>
        <WillItFit shown={shown} />
        {product.shipping && <CompareChoice product={product} />}
      </Drawing>
      <ProductSections shown={shown} />
      <Reviews productId={product.id} first={reviews} />
      {questions !== undefined && <Questions productId={product.id} first={questions} />}
      <div className={styles.others}>
        <ProductShelf heading={t('relatedProducts')} products={shown.related} />
        <RecentlyViewed productId={product.id} />
      </div>
    </>
  );
}
