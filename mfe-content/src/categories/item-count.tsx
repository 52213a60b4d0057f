import { useWords } from 'shared-contracts';
import { words } from './words.ts';

export function ItemCount({ count }: { readonly count: number }) {
  const t = useWords(words);
  return <span className="muted small">{t('itemCount', { n: count })}</span>;
}
