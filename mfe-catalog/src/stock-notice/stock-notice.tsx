import { useEffect, useRef, useState } from 'react';
import { links, useWords } from 'shared-contracts';
import type { answerStockNotice } from 'shared-contracts/api/answer-stock-notice';
import type { CallAnswer } from 'shared-contracts/api/call';
import { Button } from 'shared-contracts/kit/button';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { useSearchParams } from 'shared-contracts/router';
import styles from './stock-notice.module.css';
import { stockNoticeWords } from './words.ts';

type Product = NonNullable<CallAnswer<typeof answerStockNotice>>;
type State =
  | { readonly kind: 'asking' | 'ended' | 'useless' | 'failed' }
  | { readonly kind: 'confirmed'; readonly product: Product };

/** Asks with a button: programs that check mails follow every link in them. */
export function StockNotice() {
  const t = useWords(stockNoticeWords);
  const [query] = useSearchParams();
  const isEnding = query.get('end') === '1';
  const [state, setState] = useState<State>({ kind: 'asking' });

  const { run, running } = useMutation(async ({ api }, Wanted: boolean) => {
    const loading = import(/* webpackChunkName: "notice" */ 'shared-contracts/api/answer-stock-notice').then(
      (module) => module.answerStockNotice,
    );
    const Token = query.get('token')?.slice(0, 100) ?? '';
    const given = await api.call(loading, { Token, Wanted });
    if (!given.ok) return setState({ kind: 'failed' });
    if (!given.value) return setState({ kind: 'useless' });
    setState(Wanted ? { kind: 'confirmed', product: given.value } : { kind: 'ended' });
  });
  const { kind } = state;
  const isOpen = kind === 'asking' || kind === 'failed';
  const outcome = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (kind !== 'asking' && kind !== 'failed') outcome.current?.focus();
  }, [kind]);
  return (
    <div className={`container ${styles.page}`}>
      <h1 tabIndex={-1}>{t(isEnding ? 'noticeEndTitle' : 'noticeTitle')}</h1>
      {isOpen && <p className="lead">{t(isEnding ? 'noticeEndAsk' : 'noticeAsk')}</p>}
      <div ref={outcome} role="status" tabIndex={-1}>
        {state.kind === 'confirmed' && <p>{t('noticeConfirmed', { product: state.product.name })}</p>}
        {state.kind === 'ended' && <p>{t('noticeEnded')}</p>}
        {state.kind === 'useless' && <p>{t('noticeUseless')}</p>}
        {state.kind === 'failed' && <p>{t('noticeFailed')}</p>}
      </div>
      <p className={styles.choices}>
        {isOpen && (
          <Button kind="primary" aria-busy={running} aria-disabled={running} onClick={() => void run(!isEnding)}>
            {t(isEnding ? 'noticeEnd' : 'noticeConfirm')}
          </Button>
        )}
        {state.kind === 'confirmed' && (
          <>
            <ButtonLink kind="primary" to={links.product(state.product.category.slug, state.product.slug)}>
              {t('noticeSee')}
            </ButtonLink>
            <Button kind="quiet" onClick={() => void run(false)}>
              {t('noticeEnd')}
            </Button>
          </>
        )}
      </p>
    </div>
  );
}
