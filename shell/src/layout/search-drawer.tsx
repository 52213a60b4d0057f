import { useEffect, useState } from 'react';
import { contractWords, Fragment, hasWords, useLanguage, useWords } from 'shared-contracts';
import { Button, IconButton } from 'shared-contracts/kit/button';
import { CloseIcon } from 'shared-contracts/kit/icons';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { useShell } from '../routes/shell-context.tsx';
import { loadTeamWords } from '../routes/words-of-page.ts';
import { shellWords } from '../words.ts';
import { Modal } from './modal.tsx';
import { overlayWords } from './overlay-words.ts';
import styles from './search-drawer.module.css';
import { SearchForm } from './search-form.tsx';

const SEARCH = 'catalog/fragments/search';

interface SearchDrawerProps {
  /** What has been typed in the header. */
  readonly text: string;
  readonly onClose: () => void;
}

/**
 * The search of the store over the page (SH-02). The catalogue's search lives here; until it is here, and while it is
 * away, a plain form takes its place, which searches too.
 */
export function SearchDrawer({ text, onClose }: SearchDrawerProps) {
  const t = useWords(shellWords);
  const overlay = useWords(overlayWords);
  const contract = useWords(contractWords);
  const [typed, setTyped] = useState(text);
  const { state, retry } = useSearchFragment();
  return (
    <Modal label={t('search')} from="top" onClose={onClose}>
      <div className={`container ${styles.row}`}>
        <div className={styles.search}>
          {state === 'here' ? (
            <Fragment id={SEARCH} term={typed} onLeave={onClose} />
          ) : (
            <SearchForm initialText={typed} focused onType={setTyped} onSearch={onClose} />
          )}
          {state === 'coming' && <TextSkeleton lines={4} />}
          {state === 'away' && (
            <div className={styles.away} role="status">
              <p>{overlay('searchAway')}</p>
              <Button kind="secondary" onClick={retry}>
                {contract('retry')}
              </Button>
            </div>
          )}
        </div>
        <IconButton className={styles.close} label={contract('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </Modal>
  );
}

/** Brings the catalogue's search with its texts; both may have come with the page already. */
function useSearchFragment() {
  const { modules } = useShell();
  const language = useLanguage();
  const isHere = modules.loaded(SEARCH) !== undefined && hasWords('catalog', language);
  const [state, setState] = useState<'coming' | 'here' | 'away'>(isHere ? 'here' : 'coming');
  useEffect(() => {
    if (state !== 'coming') return;
    const texts = loadTeamWords('catalog', language, modules).catch(() => undefined);
    Promise.all([modules.load(SEARCH), texts]).then(
      () => setState('here'),
      () => setState('away'),
    );
  }, [state, modules, language]);
  return { state, retry: () => setState('coming') };
}
