import { toast, useWords } from 'shared-contracts';
import { getOrderInvoice } from 'shared-contracts/api/get-order-invoice';
import { Button } from 'shared-contracts/kit/button';
import { savePersonalFile } from 'shared-contracts/kit/files/save-personal-file';
import { useOneAtATime } from 'shared-contracts/kit/form/use-one-at-a-time';
import { orderWords } from './words.ts';

interface TaxDocumentButtonProps {
  readonly orderNumber: string;
  /** Number of one of the order's credit notes; without it the button is for the invoice. */
  readonly creditNote?: string;
}

/** A tax document of an order as a PDF: its invoice, or one of its credit notes (ACC-11). */
export function TaxDocumentButton({ orderNumber, creditNote }: TaxDocumentButtonProps) {
  const t = useWords(orderWords);
  const { run, running } = useOneAtATime(async () => {
    const request = { OrderNumber: orderNumber, DocumentNumber: creditNote };
    const name = creditNote?.replaceAll('/', '-') ?? `invoice-${orderNumber}`;
    const saved = await savePersonalFile(getOrderInvoice, request, `${name}.pdf`);
    if (saved.kind === 'saved') return;
    // The invoice is written a moment after the payment.
    if (saved.kind === 'refused' && saved.status === 404 && !creditNote) toast.info(t('invoiceNotYet'));
    else toast.error(t(creditNote ? 'creditNoteFailed' : 'invoiceFailed'));
  });
  return (
    <Button kind="secondary" aria-busy={running} onClick={() => void run()}>
      {creditNote ? t('downloadCreditNote', { number: creditNote }) : t('downloadInvoice')}
    </Button>
  );
}
