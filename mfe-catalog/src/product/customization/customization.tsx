import { useState } from 'react';
import { defineIsland, useSite, useWords } from 'shared-contracts';
import { isolated } from 'shared-contracts/kit/enquiry/enquiry-words';
import { TextSkeleton } from 'shared-contracts/kit/skeletons';
import { customizationWords } from './words.ts';

const CustomizationForm = defineIsland({
  load: async () => (await import(/* webpackChunkName: "forms" */ './customization-form.tsx')).CustomizationForm,
  placeholder: <TextSkeleton lines={6} />,
});

/** Requests a customized item; opening the section loads the form. */
export function Customization({ productId, open }: { readonly productId: number; readonly open: boolean }) {
  const t = useWords(customizationWords);
  const { email } = useSite();
  // The form stays when the section closes.
  const [wasOpened, setOpened] = useState(open);
  if (open && !wasOpened) setOpened(true);
  return (
    <>
      <p className="muted">{t('customizationIntro', { email: isolated(email) })}</p>
      {wasOpened && <CustomizationForm productId={productId} />}
    </>
  );
}
