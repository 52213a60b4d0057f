import { useWords } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { SafeHtml } from 'shared-contracts/kit/safe-html';
import { Grievance } from '../grievance/grievance.tsx';
import { HelpBand } from '../help-band/help-band.tsx';
import { PageBanner } from '../page-banner/page-banner.tsx';
import { PrivacyChoices } from '../privacy-choices/privacy-choices.tsx';
import { picturesIn } from '../web-content/page-pictures.ts';
import styles from './article.module.css';
import { Composed } from './composed.tsx';
import type { Part } from './contents.ts';
import type { ArticleData } from './load-article.ts';
import { words } from './words.ts';

/** An editorial page: with a picture for each section, or a text at reading width. */
export function Article(data: ArticleData) {
  const { meta } = data;
  return (
    <article className={styles.page}>
      <PageBanner meta={meta} />
      {picturesIn('section', meta).length > 0 ? <Composed {...data} /> : <Text {...data} />}
    </article>
  );
}

function Text({ meta, text, contents }: ArticleData) {
  return (
    <div className={`container ${styles.article}`} data-long={contents.length > 0 || undefined}>
      {contents.length > 0 && <Contents parts={contents} />}
      <div className={styles.text}>
        {meta.page === 'privacy-choices' && <PrivacyChoices />}
        <SafeHtml tree={text} className="prose" />
        {meta.page === 'grievance' && <Grievance />}
        <HelpBand />
      </div>
    </div>
  );
}

/** The contents of a long page, next to the text where there is room. */
function Contents({ parts }: { readonly parts: readonly Part[] }) {
  const t = useWords(words);
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t('onThisPage')}</h2>
      <ol>
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <CatalogueText text={heading} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
