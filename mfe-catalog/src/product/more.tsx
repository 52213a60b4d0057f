import { AfterBuying } from './after-buying.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { PincodeCheck } from './pincode/pincode-check.tsx';
import { SoldOut } from './sold-out/sold-out.tsx';

/** One chunk for everything but pictures, summary and button; see more-parts.tsx. */
export { AfterBuying, GoodToKnow, PincodeCheck, SoldOut };
