import { useEffect, useState } from 'react';
import { contractWords, useSite, useWords } from 'shared-contracts';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { useOnDemand } from '../../use-on-demand.ts';
import { customizationWords } from './words.ts';

const loadForm = async () => (await import('./customization-form.tsx')).CustomizationForm;

/** How to ask for a piece made differently; the form comes when the part is unfolded. */
export function Customization({ productId, open }: { readonly productId: number; readonly open: boolean }) {
  const t = useWords(customizationWords);
  const { email } = useSite();
  const contract = useWords(contractWords);
  const [isAway, setAway] = useState(false);
  const form = useOnDemand(loadForm, () => setAway(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched when it is unfolded, not at every render.
  useEffect(() => {
    setAway(false);
    if (open) form.want();
  }, [open]);
  return (
    <>
      <p className="muted">{t('customizationIntro', { email: isolated(email) })}</p>
      {form.Part && <form.Part productId={productId} />}
      {form.isComing && <TextSkeleton lines={6} />}
      {isAway && <p role="alert">{contract('regionUnavailable')}</p>}
    </>
  );
}

/** Kept together and in its own direction within a sentence of the other. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
