import { addressHash } from '../../account/people/email-proof.ts';
import { installationSecret } from '../../platform/database/installation-secret.ts';
import type { Db } from '../../platform/database/schema.ts';
import { checkSigned, signUntil } from '../../platform/signed-until.ts';
import { DAY_MS } from '../../platform/time.ts';

/** From each mail on: longer than the longest delivery and the days to return it. */
const FOLLOW_DAYS = 90;
const TOKEN = /^([A-Za-z0-9-]{1,40})\.(.+)$/;

const key = (db: Db) => installationSecret(db, 'follow-order');
/** Bound to the address, too: once the buyer corrects it or is erased, links in the former mailbox show nothing. */
const claim = (number: string, email: string) => `follow-order ${number} ${addressHash(email)}`;

/** '{order number}.{end}.{signature}', for the mails about an order. */
export async function followToken(db: Db, orderNumber: string, now: Date): Promise<string> {
  const { contact_email } = await db
    .selectFrom('orders')
    .select('contact_email')
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const end = new Date(now.getTime() + FOLLOW_DAYS * DAY_MS);
  return `${orderNumber}.${signUntil(await key(db), claim(orderNumber, contact_email), end)}`;
}

/** The order that a token shows; undefined for a forged or expired one. */
export async function followedOrder(db: Db, token: string, now: Date) {
  const [, number = '', signed = ''] = TOKEN.exec(token) ?? [];
  const order = await db
    .selectFrom('orders')
    .leftJoin('cities', 'cities.city_id', 'orders.delivery_city_id')
    .select(['order_id', 'order_number', 'status_id', 'paid_at', 'contact_email', 'city_name', 'making_days'])
    .where('order_number', '=', number)
    .executeTakeFirst();
  if (!order?.contact_email) return undefined;
  const verdict = checkSigned(await key(db), claim(number, order.contact_email), signed, now);
  return verdict === 'right' ? order : undefined;
}
