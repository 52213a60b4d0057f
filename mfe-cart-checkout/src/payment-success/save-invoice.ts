import { getOrderInvoice } from 'shared-contracts/api/get-order-invoice';
import { saveFile } from 'shared-contracts/browser/save-file';

interface InvoiceWanted {
  readonly orderNumber: string;
  readonly token: string;
  readonly userId: number;
}

/**
 * Fetches an order's tax invoice and hands the PDF to the browser to keep. 'not-yet': it is written a moment after
 * the payment. Never throws. Not by the API's client, which reads envelopes only.
 */
export async function saveInvoice({
  orderNumber,
  token,
  userId,
}: InvoiceWanted): Promise<'saved' | 'not-yet' | 'failed'> {
  try {
    const response = await fetch(getOrderInvoice.path, {
      method: 'POST',
      headers: { Accept: 'application/pdf', 'Content-Type': 'application/json', Token: token, UserID: String(userId) },
      body: JSON.stringify({ requestParameters: { OrderNumber: orderNumber } }),
    });
    if (response.status === 404) return 'not-yet';
    if (!response.ok) return 'failed';
    saveFile(await response.blob(), `invoice-${orderNumber}.pdf`);
    return 'saved';
  } catch {
    return 'failed';
  }
}
