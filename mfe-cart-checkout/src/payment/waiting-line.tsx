import { type PaymentHandOff, useApi, useWords } from 'shared-contracts';
import { waitForPieces } from 'shared-contracts/api/wait-for-pieces';
import type { RefusedItem } from 'shared-contracts/domain/payment';
import { Button } from 'shared-contracts/kit/button';
import { words } from '../words.ts';
import { ItemNames } from './item-names.tsx';
import styles from './payment.module.css';
import { StartFailed } from './start-failed.tsx';
import { linesOf, usePlaceInLine } from './use-place-in-line.ts';

interface WaitingLineProps {
  readonly handOff: PaymentHandOff;
  /** Others hold them. */
  readonly items: readonly RefusedItem[];
  readonly onTurn: () => void;
  readonly onSoldOut: () => void;
  readonly onLeave: () => void;
}

/** A place in line for pieces that are in other buyers' payments; the payment goes on when it is this shopper's turn. */
export function WaitingLine({ handOff, items, onTurn, onSoldOut, onLeave }: WaitingLineProps) {
  const t = useWords(words);
  const api = useApi();
  const lines = linesOf(handOff, items);
  const place = usePlaceInLine(lines, { onTurn, onSoldOut });
  // The start that is refused again leads back here, to a new place.
  if (place === 'missed') return <StartFailed text={t('turnMissed')} onRetry={onTurn} />;
  const leave = () => {
    void api.call(waitForPieces, { Lines: lines, Leave: true });
    onLeave();
  };
  return (
    <div className={styles.message}>
      <span className={styles.spinner} aria-hidden="true" />
      <h2>{t('waitingTitle')}</h2>
      <ItemNames items={items} />
      <p className="lead" role="status">
        {place && (place.ahead > 0 ? t('waitingBehind', { n: place.ahead }) : t('waitingNext'))}
      </p>
      <p className="muted">{t('waitingHint')}</p>
      <Button kind="secondary" onClick={leave}>
        {t('leaveLine')}
      </Button>
    </div>
  );
}
