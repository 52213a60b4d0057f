import { useWords } from 'shared-contracts';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import type { PostData } from './post-data.ts';
import { SHARES, shareAddress } from './share-address.ts';
import styles from './share-post.module.css';
import { words } from './words.ts';

/** Ways to pass a post on: plain links, nothing of the networks on the page. */
export function SharePost({ post, address }: Pick<PostData, 'post' | 'address'>) {
  const t = useWords(words);
  return (
    <ul className={styles.share} aria-label={t('sharePost')}>
      {SHARES.map(({ network, action }) => (
        <li key={network}>
          <a
            href={shareAddress(network, post, address)}
            target="_blank"
            rel="noopener noreferrer"
            className={badgeStyles.chip}
            aria-label={t('shareOn', { action: t(action), network })}
          >
            {t(action)}
          </a>
        </li>
      ))}
    </ul>
  );
}
