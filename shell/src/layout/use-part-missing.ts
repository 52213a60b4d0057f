import { toast, useWords } from 'shared-contracts';
import { shellWords } from '../words.ts';

/** What happens when a part that was asked for cannot be fetched: the shopper is told, and may ask again. */
export function usePartMissing(onTold: () => void): () => void {
  const t = useWords(shellWords);
  return () => {
    toast.error(t('partMissing'));
    onTold();
  };
}
