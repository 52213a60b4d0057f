import type { ReactNode } from 'react';
import { links, useWords } from 'shared-contracts';
import type { PageMeta } from 'shared-contracts/domain/web-content';
import { Breadcrumb } from 'shared-contracts/kit/breadcrumb';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Picture } from 'shared-contracts/kit/picture';
import { words as articleWords } from '../article/words.ts';
import { BANNER_SIZES, bannerOf } from '../web-content/page-pictures.ts';
import styles from './page-banner.module.css';

interface PageBannerProps {
  /** The editors' texts and their picture; absent where they have written none. */
  readonly meta: PageMeta | undefined;
  /** The page's name in the language of the page, in case the editors have given it none. */
  readonly title?: string;
  /** Below the lead: the page's one action. */
  readonly children?: ReactNode;
}

/** The head of a content page: where it is, its name, what it is about, and a large picture. */
export function PageBanner({ meta, title = '', children }: PageBannerProps) {
  const home = useWords(articleWords)('home');
  const picture = bannerOf(meta);
  const name = meta?.title ?? title;
  return (
    <header className={`container ${styles.banner}`}>
      <Breadcrumb crumbs={[{ name: home, to: links.home() }, { name }]} />
      <div className={styles.words}>
        <h1 tabIndex={-1}>
          <CatalogueText text={name} />
        </h1>
        {meta?.description && (
          <p className="lead">
            <CatalogueText text={meta.description} />
          </p>
        )}
        {children}
      </div>
      {picture && (
        <Picture image={picture} sizes={BANNER_SIZES} priority fit="cover" alt="" className={styles.picture ?? ''} />
      )}
    </header>
  );
}
