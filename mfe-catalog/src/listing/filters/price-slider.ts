/** The slider's range in rupees, as observed; the number fields go further (CAT-04). */
export const PRICE_SLIDER = { min: 0, max: 48_000, step: 1, gap: 6, typedMax: 999_999 } as const;
