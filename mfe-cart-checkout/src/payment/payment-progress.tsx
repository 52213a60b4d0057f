import type { PaymentHandOff } from 'shared-contracts';
import { useWords } from 'shared-contracts';
import { words } from '../words.ts';
import { Confirming } from './confirming.tsx';
import { Processing } from './processing.tsx';
import { Refunding } from './refunding.tsx';
import { Refused } from './refused.tsx';
import { StartFailed } from './start-failed.tsx';
import { usePayment } from './use-payment.ts';
import { useSaveAddress } from './use-save-address.ts';

interface PaymentProgressProps {
  readonly handOff: PaymentHandOff;
  /** The shopper accepts the current total. */
  readonly onAccept: (changed: PaymentHandOff) => void;
}

export function PaymentProgress({ handOff, onAccept }: PaymentProgressProps) {
  const t = useWords(words);
  const { current, retry } = usePayment(handOff);
  useSaveAddress(handOff);
  switch (current.step) {
    case 'paying':
      return <Processing hint={t('windowOpen')} />;
    case 'starting':
    case 'loading-window':
    case 'verifying':
    case 'recording':
    case 'reporting-failure':
    case 'paid':
    case 'failed':
    case 'details-refused':
    case 'left':
      return <Processing />;
    case 'confirming':
      return <Confirming />;
    case 'refunding':
      return <Refunding />;
    case 'not-started':
      return <StartFailed text={t('notStarted')} onRetry={retry} />;
    case 'window-unavailable':
      return <StartFailed text={t('scriptFailed')} onRetry={retry} />;
    case 'refused':
      return <Refused handOff={handOff} refusal={current.refusal} onAccept={onAccept} onRetry={retry} />;
  }
}
