import { useState } from 'react';
import { $wishList, links, useQuery, useWords } from 'shared-contracts';
import { getWithdrawnProducts } from 'shared-contracts/api/get-withdrawn-products';
import { Button } from 'shared-contracts/kit/button';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import styles from './wish-list-page.module.css';
import { wishListWords } from './words.ts';

/** The API's limit per call. */
const MOST_NAMED = 50;

/** The withdrawn products of the wish list, with a link to each recall, and a button that removes them all (CAT-24). */
export function WithdrawnWishes({ ids }: { readonly ids: readonly number[] }) {
  const t = useWords(wishListWords);
  const [asked] = useState(() => ids.slice(0, MOST_NAMED).join());
  const { answer = [] } = useQuery(getWithdrawnProducts, { ProductIds: asked });
  return (
    <div className={styles.discontinued}>
      <div>
        <p>{t('wishesDiscontinued', { n: ids.length })}</p>
        <ul>
          {answer
            .filter(({ id }) => ids.includes(id))
            .map(({ id, name, category, slug, isRecalled }) => (
              <li key={id}>
                <CatalogueText text={name} />
                {isRecalled && (
                  <>
                    {' – '}
                    <StoreLink to={links.product(category.slug, slug)} className={linkStyles.text}>
                      {t('wishRecalled')}
                    </StoreLink>
                  </>
                )}
              </li>
            ))}
        </ul>
      </div>
      <Button kind="quiet" onClick={() => $wishList.set($wishList.get().filter((id) => !ids.includes(id)))}>
        {t('removeDiscontinued')}
      </Button>
    </div>
  );
}
