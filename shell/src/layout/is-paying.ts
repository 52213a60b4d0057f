import { links, withoutLanguage } from 'shared-contracts';
import { useLocation } from 'shared-contracts/router';

/** Paths where the shopper is paying: the header is reduced to logo and help, the footer to what the law asks for. */
const PAYING: readonly string[] = [links.checkout(), links.payment()];

export function useIsPaying(): boolean {
  return PAYING.includes(withoutLanguage(useLocation().pathname));
}
