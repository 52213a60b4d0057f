import { links, useWords } from 'shared-contracts';
import { Breadcrumb } from 'shared-contracts/kit/breadcrumb';
import { SafeHtml } from 'shared-contracts/kit/safe-html';
import { PrivacyChoices } from '../privacy-choices/privacy-choices.tsx';
import styles from './article.module.css';
import type { Part } from './contents.ts';
import type { ArticleData } from './load-article.ts';
import { words } from './words.ts';

/** An editorial page at reading width. */
export function Article({ meta, text, contents }: ArticleData) {
  const t = useWords(words);
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumb crumbs={[{ name: t('home'), to: links.home() }, { name: meta.Title }]} />
      <article className={styles.article} data-long={contents.length > 0 || undefined}>
        <header>
          <h1 tabIndex={-1} lang="en" dir="ltr">
            {meta.Title}
          </h1>
          <p className="lead" lang="en" dir="ltr">
            {meta.Meta_Description}
          </p>
        </header>
        {contents.length > 0 && <Contents parts={contents} />}
        {meta.PageName === 'privacy-choices' && <PrivacyChoices />}
        <SafeHtml tree={text} className="prose" />
      </article>
    </div>
  );
}

/** The contents of a long page, next to the text where there is room. */
function Contents({ parts }: { readonly parts: readonly Part[] }) {
  const t = useWords(words);
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t('onThisPage')}</h2>
      <ol lang="en" dir="ltr">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
