import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $consent, $storageReady, defineIsland, links, whenIdle, withoutLanguage } from 'shared-contracts';
import { useLocation } from 'shared-contracts/router';

const ConsentQuestion = defineIsland({
  load: async () => (await import('./consent-question.tsx')).ConsentQuestion,
  // Should it not come through, the next page asks.
  unavailable: () => null,
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
    if (ready) void whenIdle().then(() => setIdle(true));
  }, [ready]);
  return idle && undecided && !buying ? <ConsentQuestion /> : null;
}
