import { useState } from 'react';
import { defineIsland, useSite, useWords } from 'shared-contracts';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { customizationWords } from './words.ts';

const CustomizationForm = defineIsland({
  load: async () => (await import('./customization-form.tsx')).CustomizationForm,
  placeholder: <TextSkeleton lines={6} />,
});

/** How to ask for a piece made differently; the form comes when the part is unfolded. */
export function Customization({ productId, open }: { readonly productId: number; readonly open: boolean }) {
  const t = useWords(customizationWords);
  const { email } = useSite();
  // Folded again, it stays as it is.
  const [wasOpened, setOpened] = useState(open);
  if (open && !wasOpened) setOpened(true);
  return (
    <>
      <p className="muted">{t('customizationIntro', { email: isolated(email) })}</p>
      {wasOpened && <CustomizationForm productId={productId} />}
    </>
  );
}

/** Kept together and in its own direction within a sentence of the other. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
