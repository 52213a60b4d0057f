import { useEffect, useRef, useState } from 'react';
import { withoutLanguage } from 'shared-contracts';
import { useLocation } from 'shared-contracts/router';

/** The document's title changes a moment after the page. Milliseconds. */
const TITLE_SETTLES_MS = 100;

/**
 * After a navigation to another page: focus on its heading, and its title spoken (SH-17). A change of filter, sort
 * or language keeps the shopper where they are.
 */
export function RouteAnnouncer({ contentId }: { readonly contentId: string }) {
  const { pathname, search } = useLocation();
  // Another search term is another page; a filter, a sort or a page number is not.
  const page = `${withoutLanguage(pathname)} ${new URLSearchParams(search).get('SearchTerm') ?? ''}`;
  const shown = useRef(page);
  const [text, setText] = useState('');
  useEffect(() => {
    if (page === shown.current) return;
    shown.current = page;
    const content = document.getElementById(contentId);
    const heading = content?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? content)?.focus({ preventScroll: true });
    const timer = setTimeout(() => setText(document.title), TITLE_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [page, contentId]);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}
