export interface SeedPost {
  readonly slug: string;
  readonly title: string;
  /** One or two sentences for lists; also the description for search engines. */
  readonly excerpt: string;
  readonly keywords: string;
  readonly author: string;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  /** `room:` and the name of a picture of seed-media/rooms.json, or a product's slug. */
  readonly picture: string;
  /** Starts at h2: the page itself has the h1. */
  readonly html: string;
}
