import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $consent, $storageReady, links, withoutLanguage } from 'shared-contracts';
import { useLocation } from 'shared-contracts/router';
import { whenIdle } from '../browser/when-idle.ts';
import { Demanded, onDemand } from '../layout/on-demand.tsx';

const question = onDemand(async () => {
  const { ConsentQuestion } = await import('./consent-question.tsx');
  return ConsentQuestion;
});

/** Nobody is asked while they buy: nothing is remembered there, and the lower edge is the buttons' that lead on. */
const BUYING: readonly string[] = [links.cart(), links.checkout(), links.payment()];

/** Asks once what may be stored beyond need (CON-08), when the page has nothing better to do; until then it is a no. */
export function Consent() {
  const ready = useStore($storageReady);
  const undecided = useStore($consent) === null;
  const buying = BUYING.includes(withoutLanguage(useLocation().pathname));
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (ready) whenIdle(() => setIdle(true));
  }, [ready]);
  if (!ready || !undecided || !idle || buying) return null;
  // Should it not come through, the next page asks.
  return <Demanded part={question} props={{}} onMissing={() => undefined} />;
}
