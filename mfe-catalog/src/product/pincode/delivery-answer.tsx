import { contractWords, localeOf, type QueryResult, useLanguage, useWords } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import type { checkPincode } from 'shared-contracts/api/check-pincode';
import { daysFrom, dayText } from 'shared-contracts/domain/day-text';
import { formatWholeRupees, fromRupees } from 'shared-contracts/domain/money';
import { Button } from 'shared-contracts/kit/button';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import { useStoreNow } from 'shared-contracts/kit/use-store-now';
import styles from './pincode-check.module.css';
import { pincodeWords } from './words.ts';

export type Serviceability = CallAnswer<typeof checkPincode>;

interface DeliveryAnswerProps {
  /** '' before a pincode is checked. */
  readonly pincode: string;
  readonly delivery: QueryResult<typeof checkPincode>;
}

export function DeliveryAnswer({ pincode, delivery: { answer, error, refetch } }: DeliveryAnswerProps) {
  const t = useWords(pincodeWords);
  const contract = useWords(contractWords);
  if (!pincode) return <p className={styles.help}>{t('pincodeHelp')}</p>;
  if (answer) return <Answer pincode={pincode} answer={answer} />;
  if (!error) return <p className={styles.help}>{t('checkingPincode')}</p>;
  if (error.kind === 'http' && error.status === 400) return <p className={fieldStyles.error}>{t('pincodeInvalid')}</p>;
  return (
    <>
      <p className={fieldStyles.error}>{t('pincodeUnavailable')}</p>
      <Button kind="quiet" onClick={refetch}>
        {contract('retry')}
      </Button>
    </>
  );
}

function Answer({ pincode, answer }: { readonly pincode: string; readonly answer: Serviceability }) {
  const t = useWords(pincodeWords);
  const language = useLanguage();
  const now = useStoreNow();
  const { serviceable, state, circle, city, deliveryDays, freeAssembly, namesAssembly = true, assemblyFee } = answer;
  const deliveredBy = ([min, max]: readonly [number, number], place: string) =>
    t('deliveredBy', { day: dayText(daysFrom(now, max), localeOf(language)), place, min, max, n: max });
  if (state === '') {
    // A postal circle without a state belongs to the army.
    return <p className={fieldStyles.error}>{t(circle === '' ? 'pincodeUnknown' : 'armyPost', { code: pincode })}</p>;
  }
  if (!serviceable) return <p className={fieldStyles.error}>{t('notServiceable', { code: pincode, state })}</p>;
  const place = city ? t('cityInState', { city, state }) : state;
  return (
    <>
      <p className={styles.yes}>{deliveryDays ? deliveredBy(deliveryDays, place) : t('deliveredTo', { place })}</p>
      {namesAssembly && (
        <p>
          {freeAssembly
            ? t('assemblyIsFree', { city: city ?? state })
            : assemblyFee
              ? t('assemblyFee', {
                  min: formatWholeRupees(fromRupees(assemblyFee[0])),
                  max: formatWholeRupees(fromRupees(assemblyFee[1])),
                })
              : t('assemblyPaid')}
        </p>
      )}
    </>
  );
}
