/**
 * The blocks below the fold. The server shows them, the browser wakes them up once the page stands; their styles
 * come with the page all the same, since their markup does.
 */
import 'shared-contracts/kit/badge.module.css';
import 'shared-contracts/kit/button.module.css';
import 'shared-contracts/kit/link.module.css';
import 'shared-contracts/kit/picture.module.css';
import 'shared-contracts/kit/price.module.css';
import 'shared-contracts/kit/skeleton.module.css';
import 'shared-contracts/kit/stars.module.css';
import 'shared-contracts/kit/surface.module.css';
import '../all-collection/all-collection.module.css';
import '../blog/post-card.module.css';
import '../blog/post-grid.module.css';
import '../blog/post-picture.module.css';
import '../map/address-card.module.css';
import '../map/drawn-map.module.css';
import '../map/store-map.module.css';
import '../reviews/review-card.module.css';
import '../reviews/reviews.module.css';
import '../special-offers/special-offers.module.css';
import '../video/film.module.css';
import '../why-us/why-us.module.css';
import './journal.module.css';
import './link-lists.module.css';
import './questions.module.css';
import './story.module.css';

export const lowerHome = () => import('./lower-home.tsx');

/** For React, which would give up the page for it: where it cannot be fetched, what the server has sent stays as it is. */
export async function lowerHomeOrNever(): Promise<Awaited<ReturnType<typeof lowerHome>>> {
  try {
    return await lowerHome();
  } catch (fault) {
    // On a server it is a file of the same release: what is wrong with that is wrong with the page.
    if (typeof window === 'undefined') throw fault;
    return lowerHome().catch(() => new Promise<never>(() => undefined));
  }
}
