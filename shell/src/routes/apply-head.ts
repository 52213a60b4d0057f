import type { ResolvedHead } from './page-head.ts';

/** Puts a resolved head into the document: what the server wrote for the first page, for every later one. */
export function applyHead(head: ResolvedHead): void {
  document.title = head.title;
  setMeta('name', 'description', head.description);
  setMeta('name', 'keywords', head.keywords);
  setMeta('name', 'robots', head.noindex ? 'noindex' : undefined);
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:description', head.description);
  setMeta('property', 'og:url', absolute(head.canonical));
  setMeta('property', 'og:image', head.image && absolute(head.image));
  setLinks('canonical', head.noindex ? [] : [{ href: absolute(head.canonical) }]);
  setLinks(
    'alternate',
    Object.entries(head.alternates).map(([hreflang, path]) => ({ href: absolute(path), hreflang })),
  );
  setStructuredData(head.structuredData ?? []);
}

function absolute(path: string): string {
  return new URL(path, location.origin).href;
}

function setMeta(attribute: 'name' | 'property', key: string, content: string | undefined): void {
  const found = document.head.querySelector(`meta[${attribute}="${key}"]`);
  if (!content) {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(attribute, key);
  meta.setAttribute('content', content);
}

function setLinks(rel: string, links: readonly Readonly<Record<string, string>>[]): void {
  for (const old of document.head.querySelectorAll(`link[rel="${rel}"]`)) old.remove();
  for (const attributes of links) {
    const link = document.head.appendChild(document.createElement('link'));
    link.rel = rel;
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  }
}

function setStructuredData(items: readonly object[]): void {
  for (const old of document.head.querySelectorAll('script[type="application/ld+json"]')) old.remove();
  for (const item of items) {
    const script = document.head.appendChild(document.createElement('script'));
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(item);
  }
}
