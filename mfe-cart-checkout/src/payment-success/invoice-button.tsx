import { toast, useWords } from 'shared-contracts';
import { getOrderInvoice } from 'shared-contracts/api/get-order-invoice';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { savePersonalFile } from 'shared-contracts/kit/files/save-personal-file';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { words } from '../words.ts';

/** The tax invoice of an order as a PDF (PAY-14). */
export function InvoiceButton({ orderNumber }: { readonly orderNumber: string }) {
  const t = useWords(words);
  const { run, running } = useMutation(async () => {
    const saved = await savePersonalFile(getOrderInvoice, { OrderNumber: orderNumber }, `invoice-${orderNumber}.pdf`);
    if (saved.kind === 'saved') return;
    // The invoice is created shortly after the payment.
    if (saved.kind === 'refused' && saved.status === 404)
      toast.info(t('invoiceNotYet'), TOAST_MS.standard, 'tax-document');
    else toast.error(t('invoiceFailed'), TOAST_MS.standard, 'tax-document');
  });
  return (
    <Button kind="secondary" aria-busy={running} onClick={() => void run()}>
      {t('downloadInvoice')}
    </Button>
  );
}
