import type { LayoutData } from '../composition/layout-data.ts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { headTags } from './head-tags.ts';
import { type ResolvedHead, resolveHead } from './page-head.ts';
import { structuredData } from './structured-data.ts';

type Matches = Parameters<typeof resolveHead>[0];

/** Shows the head of the page navigated to; the server writes that of the first page. */
export function showHead(
  matches: Matches,
  modules: RemoteModules,
  layout: Pick<LayoutData, 'site' | 'logo'>,
  search: string,
): void {
  const head = resolveHead(matches, modules, layout.site, search);
  applyHead({ ...head, structuredData: structuredData(head, location.origin, layout) });
}

/** Every tag that `headTags` can write, and no other tag of the head. */
const OWN_TAGS =
  'meta[property], meta:is([name="description"], [name="keywords"], [name="robots"], [name="twitter:card"]), link:is([rel="canonical"], [rel="alternate"]), script[type="application/ld+json"]';

/** Replaces the head of the page shown before. */
export function applyHead(head: ResolvedHead): void {
  document.title = head.title;
  for (const stale of document.head.querySelectorAll(OWN_TAGS)) stale.remove();
  for (const { name, attributes } of headTags(head, location.origin)) {
    const tag = document.head.appendChild(document.createElement(name));
    for (const [attribute, value] of Object.entries(attributes)) tag.setAttribute(attribute, value);
  }
  for (const item of head.structuredData ?? []) {
    const script = document.head.appendChild(document.createElement('script'));
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(item);
  }
}
