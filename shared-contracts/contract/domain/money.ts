/** An amount of money in integer paise (1 rupee = 100 paise). The only form money has inside the store. */
export type Paise = number & { readonly __unit: 'paise' };

/** Brands an integer count of paise. Throws RangeError for anything but a safe integer. */
export function paise(count: number): Paise {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole number of paise: ${count}`);
  return count as Paise;
}

/**
 * Rupees as they travel on the wire (a number with at most two decimals) to paise.
 * Rounds off the binary error, so 0.1 + 0.2 rupees are exactly 30 paise.
 */
export function fromRupees(rupees: number): Paise {
  return paise(Math.round(rupees * 100));
}

/** Paise to the wire's rupees: a number with at most two decimals. */
export function toRupees(amount: Paise): number {
  return amount / 100;
}

export function addPaise(...amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce((sum, amount) => sum + amount, 0));
}

export function timesPaise(amount: Paise, quantity: number): Paise {
  return paise(amount * quantity);
}

/**
 * en-IN grouping (1,23,456.00) and Latin digits in both languages (SH-16). Not by Intl: a browser's first formatter
 * takes tens of milliseconds on a phone, before a page with prices on it can be used.
 */
function grouped(amount: Paise): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const thousands = digits.slice(0, -5).replace(/\B(?=(\d{2})+$)/g, ',');
  const rupees = [thousands, digits.slice(-5, -2)].filter(Boolean).join(',');
  return `${amount < 0 ? '-' : ''}${rupees}.${digits.slice(-2)}`;
}

/** '₹1,23,456', with paise where there are some: the form everywhere but beside a product's price. */
export function formatRupees(amount: Paise): string {
  return `₹${withoutNoPaise(amount)}`;
}

/** 'Rs. 1,23,456.00': a price on product card, product page and quick view (SH-16). */
export function formatProductPrice(amount: Paise): string {
  return `Rs. ${grouped(amount)}`;
}

/** 'Rs. 1,23,456', with paise where there are some: an amount that a sentence beside such a price names. */
export function formatProductAmount(amount: Paise): string {
  return `Rs. ${withoutNoPaise(amount)}`;
}

const withoutNoPaise = (amount: Paise) => grouped(amount).replace('.00', '');
