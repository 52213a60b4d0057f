import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $consent, $storageReady } from 'shared-contracts';
import { whenIdle } from '../browser/when-idle.ts';
import { Demanded, onDemand } from '../layout/on-demand.tsx';

const question = onDemand(async () => {
  const { ConsentQuestion } = await import('./consent-question.tsx');
  return ConsentQuestion;
});

/** Asks once what may be stored beyond need (CON-08), when the page has nothing better to do; until then it is a no. */
export function Consent() {
  const ready = useStore($storageReady);
  const undecided = useStore($consent) === null;
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (ready) whenIdle(() => setIdle(true));
  }, [ready]);
  if (!ready || !undecided || !idle) return null;
  // Should it not come through, the next page asks.
  return <Demanded part={question} props={{}} onMissing={() => undefined} />;
}
