import { AfterBuying } from './after-buying.tsx';
import { GoodToKnow } from './good-to-know.tsx';

/** One chunk for what is read below pictures, summary and button; see more-parts.tsx. */
export { AfterBuying, GoodToKnow };
