import type { ApiClient } from 'shared-contracts';
import type { Paise } from 'shared-contracts/domain/money';
import { reportOnce } from '../parts/report-once.ts';

/** CAT-25. */
export function reportMissingPrice(id: number, price: Paise | undefined, api: ApiClient): void {
  if (price === undefined) reportOnce(`product ${id} has no price above 0`, api);
}
