import type { ComponentProps, MouseEvent } from 'react';

interface PartLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** The id of a part of this page. */
  readonly part: string;
}

/**
 * Leads to a part of the page and unfolds it. A fragment that the browser follows is a navigation, which renders parts
 * again whose code is not here yet: it would scroll to nothing.
 */
export function PartLink({ part, ...rest }: PartLinkProps) {
  const show = (event: MouseEvent) => {
    const shown = document.getElementById(part);
    if (!shown || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const folded = shown.closest('details');
    if (folded) folded.open = true;
    (folded ?? shown).scrollIntoView();
    const start = folded?.querySelector('summary') ?? shown;
    if (start === shown) shown.tabIndex = -1;
    start.focus({ preventScroll: true });
  };
  return <a {...rest} href={`#${part}`} onClick={show} />;
}
