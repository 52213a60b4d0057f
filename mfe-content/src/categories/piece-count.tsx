import { useWords } from 'shared-contracts';
import { words } from './words.ts';

export function PieceCount({ count }: { readonly count: number }) {
  const t = useWords(words);
  return <span className="muted small">{t('pieceCount', { n: count })}</span>;
}
