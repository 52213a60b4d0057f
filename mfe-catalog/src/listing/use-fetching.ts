import { withoutLanguage } from 'shared-contracts';
import { useNavigation } from 'shared-contracts/router';

const LISTING_PATH = /^\/(ProductListing|collections\/[^/]+)\/?$/i;

/** Whether another listing is on its way: then the one on screen no longer counts. */
export function useFetching(): boolean {
  const { location } = useNavigation();
  return location !== undefined && LISTING_PATH.test(withoutLanguage(location.pathname));
}
