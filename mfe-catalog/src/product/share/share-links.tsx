import { useId, useSyncExternalStore } from 'react';
import { toast, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { previewPicture } from 'shared-contracts/domain/picture';
import { IconButton } from 'shared-contracts/kit/button';
import buttonStyles from 'shared-contracts/kit/button.module.css';
import { NETWORKS, shareAddress } from 'shared-contracts/kit/share-address';
import type { ShownProduct } from '../product-data.ts';
import headingStyles from '../small-heading.module.css';
import { ShareIcon } from './share-icons.tsx';
import styles from './share-links.module.css';
import { shareWords } from './words.ts';

/** Shares the page's address: with a network, through the device's share sheet, or as a copied link. */
export function ShareLinks({ product, address }: Pick<ShownProduct, 'product' | 'address'>) {
  const t = useWords(shareWords);
  const id = useId();
  const canShare = useSyncExternalStore(neverChanges, deviceCanShare, () => false);
  const [picture] = product.images;
  const preview = picture && previewPicture(picture);
  const page = { address, title: product.name, picture: preview && new URL(preview, address).href };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t('linkCopied'), TOAST_MS.productAndCart, 'share');
    } catch {
      // Permission was denied, or the page is not secure: the address bar still shows the link.
      toast.info(t('linkNotCopied'), TOAST_MS.productAndCart, 'share');
    }
  };
  const shareByDevice = () => {
    // Closing the share sheet rejects: not an error.
    navigator.share({ title: page.title, url: address }).catch(() => undefined);
  };
  return (
    <section aria-labelledby={id} className={styles.share}>
      <h2 id={id} className={headingStyles.heading}>
        {t('share')}
      </h2>
      <ul>
        {NETWORKS.map((network) => (
          <li key={network}>
            <a
              className={buttonStyles.icon}
              href={shareAddress(network, page)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('shareOn', { network })}
            >
              <ShareIcon of={network} />
            </a>
          </li>
        ))}
        <li>
          <IconButton label={t('copyLink')} onClick={copy}>
            <ShareIcon of="link" />
          </IconButton>
        </li>
        {canShare && (
          <li>
            <IconButton label={t('moreWaysToShare')} onClick={shareByDevice}>
              <ShareIcon of="device" />
            </IconButton>
          </li>
        )}
      </ul>
    </section>
  );
}

function neverChanges() {
  return () => undefined;
}

function deviceCanShare(): boolean {
  return typeof navigator.share === 'function';
}
