import { useWords } from 'shared-contracts';
import formStyles from 'shared-contracts/kit/form.module.css';
import { TooManyAttempts } from '../form/too-many-attempts.tsx';
import { words } from '../words.ts';

/** Says in a form that it was not done; `wait` in minutes when trying again has to wait, else null. */
export function Failed({ wait }: { readonly wait: number | null }) {
  const t = useWords(words);
  if (wait !== null) return <TooManyAttempts minutes={wait} />;
  return (
    <p role="alert" className={formStyles.fault}>
      {t('failed')}
    </p>
  );
}
