import { getOrderInvoice } from 'shared-contracts/api/get-order-invoice';
import { savePersonalFile } from 'shared-contracts/kit/files/save-personal-file';

/** Fetches an order's tax invoice and hands the PDF to the browser to keep. Never throws. */
export async function saveInvoice(orderNumber: string): Promise<'saved' | 'not-yet' | 'failed'> {
  const saved = await savePersonalFile(getOrderInvoice, { OrderNumber: orderNumber }, `invoice-${orderNumber}.pdf`);
  if (saved.kind === 'saved') return 'saved';
  // It is written a moment after the payment.
  return saved.kind === 'refused' && saved.status === 404 ? 'not-yet' : 'failed';
}
