import { AfterBuying } from './after-buying.tsx';
import { Deals } from './attributes/deals.tsx';
import { ProductChips } from './attributes/product-chips.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { ShareLinks } from './share/share-links.tsx';

/** One chunk for everything below the buying column; see more-parts.tsx. */
export { AfterBuying, Deals, GoodToKnow, ProductChips, ShareLinks };
