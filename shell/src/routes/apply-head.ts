import { headTags } from './head-tags.ts';
import type { ResolvedHead } from './page-head.ts';

/** Every tag that `headTags` can write, and nothing else that stands in the head. */
const OWN_TAGS =
  'meta[property], meta:is([name="description"], [name="keywords"], [name="robots"], [name="twitter:card"]), link:is([rel="canonical"], [rel="alternate"]), script[type="application/ld+json"]';

/** Puts a resolved head into the document: what the server wrote for the first page, for every later one. */
export function applyHead(head: ResolvedHead): void {
  document.title = head.title;
  for (const old of document.head.querySelectorAll(OWN_TAGS)) old.remove();
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
