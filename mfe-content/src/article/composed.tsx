import type { HtmlTree } from 'shared-contracts/html-tree';
import { FROM_DESKTOP, FROM_TABLET, FROM_WHOLE_CONTAINER } from 'shared-contracts/kit/breakpoints';
import { Picture } from 'shared-contracts/kit/picture';
import { SafeHtml } from 'shared-contracts/kit/safe-html';
import { HelpBand } from '../help-band/help-band.tsx';
import parts from '../web-content/page-parts.module.css';
import { picturesIn } from '../web-content/page-pictures.ts';
import styles from './composed.module.css';
import type { ArticleData } from './load-article.ts';

const SECTION_SIZES = `${FROM_WHOLE_CONTAINER} 596px, ${FROM_DESKTOP} 48vw, 100vw`;
const GALLERY_SIZES = `${FROM_WHOLE_CONTAINER} 397px, ${FROM_TABLET} 33vw, 100vw`;

/** A page of sections. Each has a picture next to it, left and right in turn. */
export function Composed({ meta, text }: Pick<ArticleData, 'meta' | 'text'>) {
  const [opening = [], ...sections] = splitAtHeadings(text);
  const pictures = picturesIn('section', meta);
  const gallery = picturesIn('gallery', meta);
  return (
    <div className={`container ${styles.composed}`}>
      <SafeHtml tree={opening} className={parts.opening} />
      {sections.map((section, index) => {
        const picture = pictures[index];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no id, and a page's never change places
          <section key={index} className={styles.section} data-pictured={picture ? true : undefined}>
            <SafeHtml tree={section} className={`prose ${styles.text}`} />
            {picture && (
              <Picture
                image={picture}
                sizes={SECTION_SIZES}
                fit="cover"
                className={`${parts.picture} ${styles.picture}`}
              />
            )}
          </section>
        );
      })}
      {gallery.length > 0 && (
        <ul className={styles.gallery}>
          {gallery.map((image) => (
            <li key={image.Url}>
              <Picture image={image} sizes={GALLERY_SIZES} fit="cover" className={styles.tile ?? ''} />
            </li>
          ))}
        </ul>
      )}
      <HelpBand />
    </div>
  );
}

/** What is above the first heading, and each heading with what follows it. */
function splitAtHeadings(text: HtmlTree): readonly HtmlTree[] {
  const starts = text.flatMap((node, index) => (typeof node === 'object' && node.tag === 'h2' ? [index] : []));
  return [0, ...starts].map((start, part) => text.slice(start, starts[part] ?? text.length));
}
