import { links, useWords } from 'shared-contracts';
import { Breadcrumb } from 'shared-contracts/ui/breadcrumb';
import { SafeHtml } from 'shared-contracts/ui/safe-html';
import { words } from '../words.ts';
import styles from './article.module.css';
import type { ArticleData } from './page.tsx';

/** An editorial page at reading width: breadcrumb, heading, text. */
export function Article({ meta, text, isPost }: ArticleData) {
  const t = useWords(words);
  const blog = isPost ? [{ name: t('blog'), to: links.blog() }] : [];
  return (
    <article className={`container ${styles.article}`}>
      <Breadcrumb crumbs={[{ name: t('home'), to: links.home() }, ...blog, { name: meta.Title }]} />
      <h1 tabIndex={-1} lang="en" dir="ltr">
        {meta.Title}
      </h1>
      <SafeHtml tree={text} className="prose" />
    </article>
  );
}
