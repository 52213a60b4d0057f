import { PATHS } from './store-paths.ts';

type Name = keyof typeof PATHS;

/** A text for each parameter of a path, in their order. */
type ValuesOf<Path extends string> = Path extends `${string}:${infer Rest}` ? [string, ...ValuesOf<Rest>] : [];

type PageLinks = { readonly [N in Name]: (...values: ValuesOf<(typeof PATHS)[N]['path']>) => string };

function linkTo({ path }: { readonly path: string }) {
  return (...values: readonly string[]) => {
    let next = 0;
    return path.replace(/:\w+/g, () => encodeURIComponent(values[next++] ?? ''));
  };
}

const pages = Object.fromEntries(Object.entries(PATHS).map(([name, row]) => [name, linkTo(row)])) as PageLinks;

/** Canonical paths of the store's pages, without language prefix: the only places code navigates to (SH-10). */
export const links = {
  ...pages,
  search: (term: string) => `${pages.allProducts()}?SearchTerm=${encodeURIComponent(term)}`,
  /** Where an order is, without an account. */
  trackOrder: (orderNumber?: string) => numbered(pages.trackOrder(), orderNumber),
  /** By the signed link of its mails; behind '#', which neither a Referer nor a log of a server contains. */
  followOrder: (token: string) => `${pages.trackOrder()}#${token}`,
  grievance: () => pages.policy('grievance'),
  /** Where the sender follows a message. */
  enquiry: (number?: string) => numbered(pages.enquiry(), number),
} as const;

function numbered(path: string, number?: string): string {
  return number ? `${path}?number=${encodeURIComponent(number)}` : path;
}
