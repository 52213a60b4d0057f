import { toast, useWords } from 'shared-contracts';
import { getOrderInvoice } from 'shared-contracts/api/get-order-invoice';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { savePersonalFile } from 'shared-contracts/kit/files/save-personal-file';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { orderWords } from './words.ts';

interface TaxDocumentButtonProps {
  readonly orderNumber: string;
  /** The number of a credit note; undefined for the invoice. */
  readonly creditNote?: string;
}

/** Downloads an invoice or a credit note as a PDF (ACC-11). */
export function TaxDocumentButton({ orderNumber, creditNote }: TaxDocumentButtonProps) {
  const t = useWords(orderWords);
  const { run, running } = useMutation(async () => {
    const request = { OrderNumber: orderNumber, DocumentNumber: creditNote };
    const name = creditNote?.replaceAll('/', '-') ?? `invoice-${orderNumber}`;
    const saved = await savePersonalFile(getOrderInvoice, request, `${name}.pdf`);
    if (saved.kind === 'saved') return;
    // The invoice is created shortly after the payment.
    if (saved.kind === 'refused' && saved.status === 404 && !creditNote)
      toast.info(t('invoiceNotYet'), TOAST_MS.standard, 'tax-document');
    else toast.error(t(creditNote ? 'creditNoteFailed' : 'invoiceFailed'), TOAST_MS.standard, 'tax-document');
  });
  return (
    <Button kind="secondary" aria-busy={running} onClick={() => void run()}>
      {creditNote ? t('downloadCreditNote', { number: creditNote }) : t('downloadInvoice')}
    </Button>
  );
}
