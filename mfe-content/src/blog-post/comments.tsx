import { useWords } from 'shared-contracts';
import type { BlogComment } from 'shared-contracts/api/get-blog-comments';
import { PostDate } from '../blog/post-date.tsx';
import styles from './comments.module.css';
import { words } from './words.ts';

/** Approved comments, oldest first, in any language. */
export function Comments({ comments }: { readonly comments: readonly BlogComment[] }) {
  const t = useWords(words);
  if (comments.length === 0) return null;
  return (
    <section aria-labelledby="comments" className={styles.comments}>
      <h2 id="comments">{t('comments')}</h2>
      <ol>
        {comments.map(({ CommentID, Name, Message, CreatedOn }) => (
          <li key={CommentID}>
            <p>
              <b>
                <bdi>{Name}</bdi>
              </b>{' '}
              <span className="muted small">
                <PostDate utc={CreatedOn} />
              </span>
            </p>
            <p dir="auto" className={styles.message}>
              {Message}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
