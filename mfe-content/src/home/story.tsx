import { useWords } from 'shared-contracts';
import type { HtmlTree } from 'shared-contracts/html-tree';
import { SafeHtml } from 'shared-contracts/kit/safe-html';
import { lowerWords } from './lower-words.ts';
import styles from './story.module.css';

/** The editors' text about the store: the opening is visible, the rest unfolds in two columns (HOME-06). */
export function Story({ text }: { readonly text: HtmlTree }) {
  const t = useWords(lowerWords);
  const { opening, rest } = unfolded(text);
  if (text.length === 0) return null;
  return (
    <section className={`container ${styles.story}`}>
      <SafeHtml tree={opening} className={styles.opening} />
      {rest.length > 0 && (
        <details>
          <summary>
            <span className={styles.whenFolded}>{t('readStory')}</span>
            <span className={styles.whenOpen}>{t('foldStory')}</span>
          </summary>
          <SafeHtml tree={rest} className={styles.rest} />
        </details>
      )}
    </section>
  );
}

/** The opening ends at the first subheading. */
function unfolded(text: HtmlTree): { readonly opening: HtmlTree; readonly rest: HtmlTree } {
  const end = text.findIndex((node) => typeof node === 'object' && node.tag === 'h3');
  return end < 0 ? { opening: text, rest: [] } : { opening: text.slice(0, end), rest: text.slice(end) };
}
