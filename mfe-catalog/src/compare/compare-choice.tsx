import { useStore } from '@nanostores/react';
import { useWords } from 'shared-contracts';
import type { Product } from 'shared-contracts/domain/product';
import { Button } from 'shared-contracts/kit/button';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { choiceWords } from './choice-words.ts';
import { comparePath, MOST_COMPARED } from './compare-path.ts';
import { $compared, toggleCompared } from './compared-store.ts';

/** Chooses a product for the comparison with others of its kind (CAT-37). */
export function CompareChoice({ product: { id, category } }: { readonly product: Pick<Product, 'id' | 'category'> }) {
  const t = useWords(choiceWords);
  const chosen = useStore($compared, { ssr: 'initial' });
  const ids = chosen.category === category.slug ? chosen.ids : [];
  const isChosen = ids.includes(id);
  const isFull = !isChosen && ids.length >= MOST_COMPARED;
  return (
    <>
      <Button kind="secondary" disabled={isFull} onClick={() => toggleCompared(id, category.slug)}>
        {t(isChosen ? 'compareNot' : 'compare')}
      </Button>
      <p role="status">
        {isFull && `${t('compareFull', { n: MOST_COMPARED })} `}
        {ids.length >= 2 ? (
          <StoreLink className={linkStyles.more} to={comparePath(ids)}>
            {t('compareChosen', { n: ids.length })}
          </StoreLink>
        ) : (
          isChosen && t('compareOneMore')
        )}
      </p>
    </>
  );
}
