import { type Paise, paise } from 'shared-contracts/domain/money';

/** An article as it was sold; money in paise, `discount` and `shipping` of all its pieces. */
export interface SoldArticle {
  readonly quantity: number;
  /** Per piece. */
  readonly price: number;
  readonly discount: number;
  readonly shipping: number;
}

export interface PiecesShare {
  readonly quantity: number;
  readonly discount: number;
  readonly shipping: number;
  readonly amount: Paise;
}

/**
 * What some pieces of an article cost, coupon and shipping considered. However an article is parted, one part after
 * the other, its parts add up to what was charged for it, to the paisa.
 * @param before how many of its pieces were shared out before
 */
export function shareOfPieces(article: SoldArticle, before: number, quantity: number): PiecesShare {
  const ofFirst = (amount: number, pieces: number) => Math.floor((amount * pieces) / article.quantity);
  const part = (amount: number) => ofFirst(amount, before + quantity) - ofFirst(amount, before);
  const [discount, shipping] = [part(article.discount), part(article.shipping)];
  return { quantity, discount, shipping, amount: paise(quantity * article.price - discount + shipping) };
}
