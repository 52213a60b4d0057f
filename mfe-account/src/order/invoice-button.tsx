import { toast, useWords } from 'shared-contracts';
import { getOrderInvoice } from 'shared-contracts/api/get-order-invoice';
import { useOneAtATime } from 'shared-contracts/form/use-one-at-a-time';
import { savePersonalFile } from '../session/save-personal-file.ts';
import { orderWords } from './words.ts';

/** The tax invoice of an order as a PDF (ACC-11). */
export function InvoiceButton({ orderNumber }: { readonly orderNumber: string }) {
  const t = useWords(orderWords);
  const { run, running } = useOneAtATime(async () => {
    const saved = await savePersonalFile(getOrderInvoice, { OrderNumber: orderNumber }, `invoice-${orderNumber}.pdf`);
    if (saved.kind === 'refused' && saved.status === 404) toast.info(t('invoiceNotYet'));
    else if (saved.kind !== 'saved') toast.error(t('invoiceFailed'));
  });
  return (
    <button type="button" className="button button-secondary" aria-busy={running} onClick={() => void run()}>
      {t('downloadInvoice')}
    </button>
  );
}
