import { useEffect, useRef, useState } from 'react';
import { withoutLanguage } from 'shared-contracts';
import { useLocation } from 'shared-contracts/router';

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
    // The link that was followed is still there, as the current one, where a part of the page changed: another colour.
    if (!content?.querySelector('[aria-current]:focus')) {
      heading?.setAttribute('tabindex', '-1');
      (heading ?? content)?.focus({ preventScroll: true });
    }
    // The title follows the page when the code for it has loaded.
    const titles = new MutationObserver((changes) => {
      // Chunks are added to the head too.
      if (!changes.some(({ target }) => target.nodeName === 'TITLE')) return;
      titles.disconnect();
      setText(document.title);
    });
    titles.observe(document.head, { childList: true, subtree: true });
    return () => titles.disconnect();
  }, [page, contentId]);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}
