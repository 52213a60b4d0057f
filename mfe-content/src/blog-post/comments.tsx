import { useWords } from 'shared-contracts';
import type { Comment } from 'shared-contracts/domain/article';
import { PostDate } from '../blog/post-date.tsx';
import styles from './comments.module.css';
import { words } from './words.ts';

/** Approved comments, oldest first, in any language. */
export function Comments({ comments }: { readonly comments: readonly Comment[] }) {
  const t = useWords(words);
  if (comments.length === 0) return null;
  return (
    <section aria-labelledby="comments" className={styles.comments}>
      <h2 id="comments">{t('comments')}</h2>
      <ol>
        {comments.map(({ id, name, message, at }) => (
          <li key={id}>
            <p>
              <b>
                <bdi>{name}</bdi>
              </b>{' '}
              <span className="muted small">
                <PostDate at={at} />
              </span>
            </p>
            <p dir="auto" className={styles.message}>
              {message}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
