import * as v from 'valibot';

/** An id of the provider's; PostgreSQL's text holds no NUL. */
export const ProviderId = v.pipe(
  v.string(),
  v.check((id) => !id.includes('\0'), 'must not hold the character NUL'),
);

/** Paise, as number or text. */
export const ProviderAmount = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(0),
);
