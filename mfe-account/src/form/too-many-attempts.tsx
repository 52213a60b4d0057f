import { useWords } from 'shared-contracts';
import { words } from '../words.ts';
import { FormFault } from './form-fault.tsx';

export function TooManyAttempts({ minutes }: { readonly minutes: number | undefined }) {
  const t = useWords(words);
  if (minutes === undefined) return null;
  return <FormFault text={t('tooManyAttempts', { n: minutes })} />;
}
