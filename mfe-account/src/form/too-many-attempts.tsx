import { useWords } from 'shared-contracts';
import formStyles from 'shared-contracts/kit/form.module.css';
import { words } from '../words.ts';

export function TooManyAttempts({ minutes }: { readonly minutes: number | undefined }) {
  const t = useWords(words);
  if (minutes === undefined) return null;
  return (
    <p role="alert" className={formStyles.fault}>
      {t('tooManyAttempts', { n: minutes })}
    </p>
  );
}
