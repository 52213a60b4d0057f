/** A page's editorial content. `html` starts at h2: the page itself has the h1, which is `title`. */
export interface SeedPage {
  readonly name: string;
  readonly title: string;
  readonly keywords: string;
  readonly description: string;
  readonly html: string;
  readonly schema?: object;
}
