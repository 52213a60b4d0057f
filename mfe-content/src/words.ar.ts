import { arabic as allCollection } from './all-collection/words.ar.ts';
import { arabic as article } from './article/words.ar.ts';
import { arabic as blogPage } from './blog/blog-words.ar.ts';
import { arabic as blog } from './blog/words.ar.ts';
import { arabic as blogPost } from './blog-post/words.ar.ts';
import { arabic as categories } from './categories/words.ar.ts';
import { arabic as contact } from './contact/words.ar.ts';
import { arabic as customerReviews } from './customer-reviews/words.ar.ts';
import { arabic as enquiry } from './enquiry/words.ar.ts';
import { arabic as enquiryForm } from './enquiry-form/words.ar.ts';
import { arabic as faqs } from './faqs/words.ar.ts';
import { arabic as grievance } from './grievance/words.ar.ts';
import { arabic as helpBand } from './help-band/words.ar.ts';
import { arabic as lowerHome } from './home/lower-words.ar.ts';
import { arabic as home } from './home/words.ar.ts';
import { arabic as madeToOrder } from './made-to-order/words.ar.ts';
import { arabic as map } from './map/words.ar.ts';
import { arabic as privacyChoices } from './privacy-choices/words.ar.ts';
import { arabic as promoBanner } from './promo-banner/words.ar.ts';
import { arabic as reviews } from './reviews/words.ar.ts';
import { arabic as specialOffers } from './special-offers/words.ar.ts';
import { arabic as studios } from './studios/words.ar.ts';
import { arabic as unsubscribe } from './unsubscribe/words.ar.ts';
import { arabic as video } from './video/words.ar.ts';
import { arabic as whyUs } from './why-us/words.ar.ts';

/** One module with all Arabic texts, loaded on Arabic pages only. */
export default {
  ...allCollection,
  ...article,
  ...blog,
  ...blogPage,
  ...blogPost,
  ...categories,
  ...contact,
  ...enquiry,
  ...enquiryForm,
  ...customerReviews,
  ...faqs,
  ...grievance,
  ...helpBand,
  ...lowerHome,
  ...home,
  ...madeToOrder,
  ...map,
  ...privacyChoices,
  ...promoBanner,
  ...reviews,
  ...specialOffers,
  ...studios,
  ...unsubscribe,
  ...video,
  ...whyUs,
};
