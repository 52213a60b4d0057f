import { contractWords, links, useWords } from 'shared-contracts';
import { formatProductPrice } from 'shared-contracts/domain/money';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { Price } from 'shared-contracts/kit/price';
import { StoreLink } from 'shared-contracts/kit/store-link';
import tableStyles from 'shared-contracts/kit/table.module.css';
import { sectionWords } from '../product/sections/words.ts';
import { comparePath } from './compare-path.ts';
import { $compared, toggleCompared } from './compared-store.ts';
import styles from './comparison.module.css';
import type { ComparisonData } from './comparison-data.ts';
import { type ComparisonRow, comparisonRows, rowOf } from './comparison-rows.ts';
import { FrontDrawing } from './front-drawing.tsx';
import { compareWords } from './words.ts';

export function ComparisonPage({ data }: { readonly data: ComparisonData }) {
  const t = useWords(compareWords);
  const { products, others } = data;
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('compareTitle')}</h1>
      {products.length === 0 ? (
        <EmptyState title={t('compareNothing')} text={t('compareHow')}>
          <ButtonLink kind="primary" to={links.allProducts()}>
            {t('seeAll')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <p className="muted">{t(products.length === 1 ? 'compareSingle' : 'compareIntro')}</p>
          {others.length > 0 && <p>{t('compareOther', { products: others.join(', ') })}</p>}
          <Table products={products} />
        </>
      )}
    </div>
  );
}

function Table({ products }: Pick<ComparisonData, 'products'>) {
  const t = useWords(compareWords);
  const contract = useWords(contractWords);
  const sections = useWords(sectionWords);
  const fronts = products.map(({ drawings }) => drawings.find(({ view }) => view === 'front'));
  const most = {
    width: Math.max(0, ...fronts.map((front) => front?.width ?? 0)),
    height: Math.max(0, ...fronts.map((front) => front?.height ?? 0)),
  };
  const prices = rowOf(
    t('priceRow'),
    products.map(({ price }) => price && formatProductPrice(price)),
  );
  const rows = [
    rowOf(
      t('availabilityRow'),
      products.map(({ stock }) => sections(stock === 'out' ? 'outOfStock' : 'inStock')),
    ),
    rowOf(
      t('ratingRow'),
      products.map(({ rating, reviewCount }) =>
        rating
          ? `${contract('ratedOutOfFive', { rating })} · ${contract('reviewCount', { n: reviewCount })}`
          : t('noReviews'),
      ),
    ),
    rowOf(
      t('brandRow'),
      products.map(({ brand }) => brand),
    ),
    ...comparisonRows({ products }, sections),
  ];
  return (
    <div className={`${tableStyles.scroll} ${styles.scroll}`}>
      <table className={`${tableStyles.table} ${styles.table}`}>
        <thead>
          <tr>
            <td />
            {products.map((product, place) => (
              <th key={product.id} scope="col">
                <FrontDrawing front={fronts[place]} most={most} />
                <StoreLink to={links.product(product.category.slug, product.slug)}>{product.name}</StoreLink>
                <Remove product={product} products={products} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <RowName row={prices} />
            {products.map(({ id, price, oldPrice }) => (
              <td key={id}>{price ? <Price amount={price} oldAmount={oldPrice} /> : t('noPrice')}</td>
            ))}
          </tr>
          {rows.map((row) => (
            <tr key={row.name}>
              <RowName row={row} />
              {products.map(({ id }, place) => (
                <td key={id}>
                  <bdi>{row.values[place] ?? t('notKnown')}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowName({ row: { name, differs } }: { readonly row: ComparisonRow }) {
  const t = useWords(compareWords);
  return (
    <th scope="row">
      {name} {differs && <span className={styles.differs}>{t('differs')}</span>}
    </th>
  );
}

interface RemoveProps extends Pick<ComparisonData, 'products'> {
  readonly product: ComparisonData['products'][number];
}

/** A link, so that it works without a script, which also takes the product from those that were chosen. */
function Remove({ product: { id, name, category }, products }: RemoveProps) {
  const t = useWords(compareWords);
  const ids = products.map((product) => product.id).filter((other) => other !== id);
  return (
    <StoreLink
      className={styles.remove}
      to={comparePath(ids)}
      aria-label={t('removeComparedName', { product: name })}
      onClick={() => {
        if ($compared.get().ids.includes(id)) toggleCompared(id, category.slug);
      }}
    >
      {t('removeCompared')}
    </StoreLink>
  );
}
