import { links, useWords } from 'shared-contracts';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Picture } from 'shared-contracts/kit/picture';
import { Price } from 'shared-contracts/kit/price';
import { StoreLink } from 'shared-contracts/kit/store-link';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { rememberChosen } from '../../product-card/chosen-product.ts';
import type { ShownProduct } from '../product-data.ts';
import headingStyles from '../small-heading.module.css';
import styles from './sold-out.module.css';
import { StockAlertForm } from './stock-alert-form.tsx';
import { soldOutWords } from './words.ts';

const MOST_SIMILAR = 3;

/** In place of the button: a mail when the product is back, and what can be bought instead (CAT-29). */
export function SoldOut({ shown: { product, related, substitutes } }: { readonly shown: ShownProduct }) {
  const t = useWords(soldOutWords);
  const similar = related.filter(({ id, stock }) => stock === 'in' && substitutes.includes(id)).slice(0, MOST_SIMILAR);
  return (
    <div className={styles.soldOut}>
      <section className={styles.notice}>
        <h2 className={badgeStyles.outOfStock}>{t('soldOutNow')}</h2>
        <StockAlertForm productId={product.id} />
      </section>
      {similar.length > 0 && (
        <section className={styles.similar}>
          <h2 className={headingStyles.heading}>{t('similarInStock')}</h2>
          <ul>
            {similar.map((one) => (
              <li key={one.id}>
                <div className={surfaceStyles.well}>
                  <Picture image={one.image} sizes="72px" fit="square" alt="" />
                </div>
                <StoreLink to={links.product(one.category.slug, one.slug)} onClick={() => rememberChosen(one)}>
                  <CatalogueText text={one.name} />
                </StoreLink>
                {one.price && <Price amount={one.price} size="small" />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
