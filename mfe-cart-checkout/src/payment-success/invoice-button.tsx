import { toast, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { useOneAtATime } from 'shared-contracts/kit/form/use-one-at-a-time';
import { words } from '../words.ts';
import { saveInvoice } from './save-invoice.ts';

/** The tax invoice of an order as a PDF (PAY-14). */
export function InvoiceButton({ orderNumber }: { readonly orderNumber: string }) {
  const t = useWords(words);
  const { run, running } = useOneAtATime(async () => {
    const result = await saveInvoice(orderNumber);
    if (result === 'not-yet') toast.info(t('invoiceNotYet'));
    if (result === 'failed') toast.error(t('invoiceFailed'));
  });
  return (
    <Button kind="secondary" aria-busy={running} onClick={() => void run()}>
      {t('downloadInvoice')}
    </Button>
  );
}
