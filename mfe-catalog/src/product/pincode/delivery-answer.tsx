import { contractWords, useLanguage, useWords } from 'shared-contracts';
import { fromRupees } from 'shared-contracts/domain/money';
import { Button } from 'shared-contracts/kit/button';
import { dayFromNow } from '../../parts/days.ts';
import styles from './pincode-check.module.css';
import type { Delivery, Serviceability } from './use-delivery.ts';
import { formatWholeRupees } from './whole-rupees.ts';
import { pincodeWords } from './words.ts';

interface DeliveryAnswerProps {
  readonly delivery: Delivery;
  readonly onRetry: () => void;
}

/** What a shopper learns about a pincode, in the page's language. */
export function DeliveryAnswer({ delivery, onRetry }: DeliveryAnswerProps) {
  const t = useWords(pincodeWords);
  const contract = useWords(contractWords);
  switch (delivery.state) {
    case 'unasked':
      return <p className={styles.help}>{t('pincodeHelp')}</p>;
    case 'asking':
      return <p className={styles.help}>{t('checkingPincode')}</p>;
    case 'invalid':
      return <p className="field-error">{t('pincodeInvalid')}</p>;
    case 'away':
      return (
        <>
          <p className="field-error">{t('pincodeAway')}</p>
          <Button kind="quiet" onClick={onRetry}>
            {contract('retry')}
          </Button>
        </>
      );
    case 'answered':
      return <Answer pincode={delivery.pincode} answer={delivery.answer} />;
  }
}

function Answer({ pincode, answer }: { readonly pincode: string; readonly answer: Serviceability }) {
  const t = useWords(pincodeWords);
  const language = useLanguage();
  const { serviceable, state, circle, city, deliveryDays, freeAssembly, assemblyFee } = answer;
  if (state === '') {
    // A circle without a state is the army's own.
    return <p className="field-error">{t(circle === '' ? 'pincodeUnknown' : 'armyPost', { code: pincode })}</p>;
  }
  if (!serviceable || !deliveryDays)
    return <p className="field-error">{t('notServiceable', { code: pincode, state })}</p>;
  const [min, max] = deliveryDays;
  const place = city ? `${city}, ${state}` : state;
  return (
    <>
      <p className={styles.yes}>{t('deliveredIn', { place, min, max })}</p>
      <p>{t('deliveredBetween', { from: dayFromNow(min, language), to: dayFromNow(max, language) })}</p>
      {freeAssembly && <p className={styles.yes}>{t('assemblyIsFree', { city: city ?? state })}</p>}
      {assemblyFee && (
        <p>
          {t('assemblyFee', {
            min: formatWholeRupees(fromRupees(assemblyFee[0])),
            max: formatWholeRupees(fromRupees(assemblyFee[1])),
          })}
        </p>
      )}
    </>
  );
}
