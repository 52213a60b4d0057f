import * as v from 'valibot';

/** The envelope's extras where the product is sold out: which of the answer are of its type, else its category. */
export const SubstituteExtras = v.looseObject({ substitutes: v.array(v.number()) });
