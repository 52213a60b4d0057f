import { useWords } from 'shared-contracts';
import { words } from './words.ts';

/** The texts of a form, which is named after what it is for. */
export function useEnquiryLabels(form: string) {
  const t = useWords(words);
  return {
    t,
    labels: {
      form,
      Name: t('enquiryName'),
      Email: t('enquiryEmail'),
      PhoneNumber: t('enquiryPhone'),
      Message: t('enquiryMessage'),
      send: t('enquirySend'),
    },
  };
}
