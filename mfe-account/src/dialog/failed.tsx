import { useWords } from 'shared-contracts';
import { FormFault } from '../form/form-fault.tsx';
import { TooManyAttempts } from '../form/too-many-attempts.tsx';
import { words } from '../words.ts';

/** The failure notice of a form. `wait`: minutes before a retry, null for none. */
export function Failed({ wait }: { readonly wait: number | null }) {
  const t = useWords(words);
  if (wait !== null) return <TooManyAttempts minutes={wait} />;
  return <FormFault text={t('failed')} />;
}
