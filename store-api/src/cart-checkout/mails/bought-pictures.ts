import { sql } from 'kysely';
import { PICTURE_WIDTHS } from 'shared-contracts/domain/picture';
import type { Db } from '../../platform/database/schema.ts';
import type { Completion } from '../../platform/mail/mail-kind.ts';
import type { MailPicture } from '../../platform/mail/mail-parts.ts';
import { type Followed, followable } from './follow-link.ts';

export interface Illustrated {
  /** Of each line of the order, in its order. */
  readonly pictures: readonly { readonly isDigital: boolean; readonly picture: MailPicture | null }[];
}

/** Signs the link and reads the pictures that the products have when the mail is sent. */
export function illustrated<Facts extends { readonly orderNumber: string }>(): Completion<
  Facts,
  Facts & Followed & Illustrated
> {
  const { atSending, placeholder } = followable<Facts>();
  return {
    async atSending(claimed, facts) {
      const ready = await atSending(claimed, facts);
      if (ready.result !== 'ready') return ready;
      const pictures = await boughtPictures(claimed.db, facts.orderNumber);
      return { ...ready, content: { ...ready.content, pictures } };
    },
    placeholder: (mail, facts) => ({ ...placeholder(mail, facts), pictures: [] }),
  };
}

async function boughtPictures(db: Db, orderNumber: string): Promise<Illustrated['pictures']> {
  const lines = await db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.order_id')
    .leftJoin('images', (join) =>
      join.on(
        'images.image_id',
        '=',
        sql`(
          select image_id from product_images where product_images.product_id = order_items.product_id
          order by position limit 1
        )`,
      ),
    )
    .select(['is_digital', 'images.image_id', 'width', 'height'])
    .where('order_number', '=', orderNumber)
    .orderBy('order_item_id')
    .execute();
  return lines.map(({ is_digital: isDigital, image_id, width, height }) => ({
    isDigital,
    // The smallest JPEG, some 5 KB, which every mail program shows.
    picture:
      image_id !== null && width !== null && height !== null
        ? { path: `/media/${image_id}/${PICTURE_WIDTHS[0]}.jpg`, width, height }
        : null,
  }));
}
