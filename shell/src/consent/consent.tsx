import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $consent, $storageReady, defineIsland, links, whenIdle, withoutLanguage } from 'shared-contracts';
import { useLocation } from 'shared-contracts/router';

const ConsentQuestion = defineIsland({
  load: async () => (await import('./consent-question.tsx')).ConsentQuestion,
  // If it cannot be fetched, the next page asks.
  unavailable: () => null,
});

/** These pages remember nothing, and their own buttons take the lower edge. */
const BUYING: readonly string[] = [links.cart(), links.checkout(), links.payment()];

/** Asks once for consent to optional storage (CON-08), when the browser is idle; until then the answer counts as no. */
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
