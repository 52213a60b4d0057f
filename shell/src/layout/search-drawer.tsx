import { useLayoutEffect, useState } from 'react';
import { contractWords, Fragment, fragmentCode, useRequested, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { CloseButton, Dialog } from 'shared-contracts/kit/dialog';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { shellWords } from '../words.ts';
import { overlayWords } from './overlay-words.ts';
import styles from './search-drawer.module.css';
import { SearchForm } from './search-form.tsx';

const SEARCH = 'catalog/fragments/search';
const searchCode = fragmentCode(SEARCH);

interface SearchDrawerProps {
  /** What has been typed in the header. */
  readonly text: string;
  readonly onClose: () => void;
}

/**
 * The search over the page (SH-02): the catalogue's, or a plain form until that has loaded and while it is unavailable.
 */
export function SearchDrawer({ text, onClose }: SearchDrawerProps) {
  const t = useWords(shellWords);
  const overlay = useWords(overlayWords);
  const contract = useWords(contractWords);
  const [typed, setTyped] = useState(text);
  const fragment = useRequested(searchCode);
  useLayoutEffect(fragment.open, []);
  return (
    <Dialog label={t('search')} from="top" onClose={onClose}>
      <div className={`container ${styles.row}`}>
        <div className={styles.search}>
          {fragment.isOpen ? (
            <Fragment id={SEARCH} term={typed} onLeave={onClose} />
          ) : (
            <SearchForm initialText={typed} focused onType={setTyped} onSearch={onClose} />
          )}
          {fragment.isLoading && <TextSkeleton lines={4} />}
          {!fragment.isOpen && !fragment.isLoading && (
            <div className={styles.unavailable} role="status">
              <p>{overlay('searchUnavailable')}</p>
              <Button kind="secondary" onClick={fragment.open}>
                {contract('retry')}
              </Button>
            </div>
          )}
        </div>
        <CloseButton onClose={onClose} className={styles.close} />
      </div>
    </Dialog>
  );
}
