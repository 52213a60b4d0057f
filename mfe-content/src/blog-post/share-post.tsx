import { useWords } from 'shared-contracts';
import { previewPicture } from 'shared-contracts/domain/picture';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { shareAddress } from 'shared-contracts/kit/share-address';
import type { PostData } from './post-data.ts';
import styles from './share-post.module.css';
import { words } from './words.ts';

const SHARES = [
  { network: 'Facebook', action: 'shareOnFacebook' },
  { network: 'X', action: 'shareOnX' },
  { network: 'Pinterest', action: 'shareOnPinterest' },
  { network: 'WhatsApp', action: 'shareOnWhatsApp' },
] as const;

/** Plain links, without scripts of the networks. */
export function SharePost({ post, address }: Pick<PostData, 'post' | 'address'>) {
  const t = useWords(words);
  const picture = new URL(previewPicture(post.image), address).href;
  return (
    <ul className={styles.share} aria-label={t('sharePost')}>
      {SHARES.map(({ network, action }) => (
        <li key={network}>
          <a
            href={shareAddress(network, { address, title: post.title, picture })}
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
