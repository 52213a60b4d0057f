const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', numberingSystem: 'latn' });
const DATE = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** '₹1,02,500.00' for paise. */
export function rupees(paise: number): string {
  return RUPEES.format(paise / 100);
}

/** The same without the sign, for columns. */
export function plainRupees(paise: number): string {
  return rupees(paise).replace('₹', '');
}

/** '21 Nov 2026', the day in India. */
export function indianDate(iso: string): string {
  return DATE.format(new Date(iso));
}

/** '18%' or '2.5%' for hundredths of a percent. */
export function percent(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
