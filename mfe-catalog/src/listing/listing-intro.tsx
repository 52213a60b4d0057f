import type { CSSProperties } from 'react';
import { links, useSite, useWords } from 'shared-contracts';
import { Breadcrumb, type Crumb } from 'shared-contracts/kit/breadcrumb';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Picture } from 'shared-contracts/kit/picture';
import { StoreLink } from 'shared-contracts/kit/store-link';
import type { ProductListing } from './listing-data.ts';
import { listingHeading } from './listing-heading.ts';
import styles from './listing-intro.module.css';
import { listingWords } from './words.ts';

/** The banner: breadcrumb, heading, one line of text, and pictures of the collections below (CAT-01). */
export function ListingIntro({ listing }: { readonly listing: ProductListing }) {
  const t = useWords(listingWords);
  const { query, trail, related } = listing;
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
              <CatalogueText text={category.intro} />
            </p>
          ) : (
            <Lead isSearch={query.searchTerm !== ''} />
          )}
        </div>
        {related.length > 0 && (
          // Its width does not grow while the document arrives: what is centred or at the end would move.
          <nav
            className={styles.related}
            aria-label={t('collections')}
            style={{ '--collections': related.length } as CSSProperties}
          >
            <ul>
              {related.map(({ name, slug, picture }) => (
                <li key={slug}>
                  <StoreLink to={links.category(slug)}>
                    {picture && (
                      <Picture image={picture} sizes="64px" fit="cover" alt="" className={styles.picture ?? ''} />
                    )}
                    <CatalogueText text={name} />
                  </StoreLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}

/** A store that says nothing of itself says nothing of its furniture either. */
function Lead({ isSearch }: { readonly isSearch: boolean }) {
  const t = useWords(listingWords);
  const { tagline } = useSite();
  if (!isSearch && !tagline) return null;
  return <p className="lead">{t(isSearch ? 'searchIntro' : 'allProductsIntro')}</p>;
}

function crumbsAbove({ query, trail }: ProductListing, allProducts: string): Crumb[] {
  if (!query.searchTerm && trail.length === 0) return [];
  const listed = query.searchTerm ? trail : trail.slice(0, -1);
  const categories = listed.map(({ name, slug }) => ({ name, to: links.category(slug) }));
  return [{ name: allProducts, to: links.allProducts() }, ...categories];
}
