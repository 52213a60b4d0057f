import { links, useWords } from 'shared-contracts';
import { Breadcrumb, type Crumb } from 'shared-contracts/kit/breadcrumb';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Picture } from 'shared-contracts/kit/picture';
import { listingHeading } from './listing-heading.ts';
import styles from './listing-intro.module.css';
import type { ProductListing } from './load-listing.ts';
import { listingWords } from './words.ts';

/** The banner: breadcrumb, heading, one line of text and a picture (CAT-01). */
export function ListingIntro({ listing }: { readonly listing: ProductListing }) {
  const t = useWords(listingWords);
  const { query, trail } = listing;
  const heading = listingHeading(t, listing);
  const category = query.searchTerm ? undefined : trail.at(-1);
  const above = crumbsAbove(listing, t('allProducts'));
  return (
    <div className={styles.band}>
      <div className={`container ${styles.inside}`}>
        <div className={styles.text}>
          <Breadcrumb crumbs={[{ name: t('home'), to: links.home() }, ...above, { name: heading }]} />
          <h1>{query.searchTerm ? heading : <CatalogueText text={heading} />}</h1>
          {category ? (
            <p className="lead">
              <CatalogueText text={category.Intro} />
            </p>
          ) : (
            <p className="lead">{t(query.searchTerm ? 'searchIntro' : 'allProductsIntro')}</p>
          )}
        </div>
        {category?.ImageUrl && (
          <Picture
            image={bannerPicture(category.ImageUrl)}
            sizes="240px"
            fit="cover"
            alt=""
            className={styles.picture ?? ''}
          />
        )}
      </div>
    </div>
  );
}

/** Categories have only a picture address, no dimensions; the decoration has a box of fixed size. */
function bannerPicture(Url: string) {
  return { Url, Alt: '', Width: 720, Height: 720, Placeholder: '' };
}

function crumbsAbove({ query, trail }: ProductListing, allProducts: string): Crumb[] {
  if (!query.searchTerm && trail.length === 0) return [];
  const listed = query.searchTerm ? trail : trail.slice(0, -1);
  const categories = listed.map(({ Name, Slug }) => ({ name: Name, to: links.category(Slug) }));
  return [{ name: allProducts, to: links.allProducts() }, ...categories];
}
