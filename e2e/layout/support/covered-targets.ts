import type { Page } from '@playwright/test';

/**
 * Links, buttons and fields that something lies over when they take the focus (WCAG 2.4.11), and those smaller than 24
 * px. Links within a sentence may be as low as their line.
 */
export function coveredTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(async (within) => {
    const faults: string[] = [];
    const targets = 'a[href], button, input, select, textarea, summary';
    for (const target of document.querySelectorAll<HTMLElement>(`${within} :is(${targets})`)) {
      if (!isUsable(target)) continue;
      target.focus();
      bringIntoView(target);
      // Content that loads near the window may move the target.
      for (let tries = 0; tries < 10 && !seenAt(target); tries += 1) {
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
          setTimeout(resolve, 1000);
        });
        bringIntoView(target);
      }
      const seen = seenAt(target);
      const { width, height } = target.getBoundingClientRect();
      const name = `${target.tagName.toLowerCase()} ${(target.getAttribute('aria-label') ?? target.textContent).slice(0, 50)}`;
      const over = seen?.closest('label')?.contains(target) ? target : seen;
      const isOwn = over && (target.contains(over) || over.contains(target) || over.closest('label, a') !== null);
      if (!isOwn) faults.push(`covered: ${name} by ${seen?.tagName.toLowerCase()}.${seen?.className}`);
      const isInText = getComputedStyle(target).display === 'inline';
      if (!isInText && Math.min(width, height) < 23.5 && !hasLabelOfSize(target)) faults.push(`small: ${name}`);
    }
    return faults;

    /** Respects the scroll padding that the page keeps for its bars. */
    function bringIntoView(target: Element): void {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }

    function seenAt(target: Element): Element | null {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    }

    function isUsable(target: HTMLElement): boolean {
      const { width, height } = target.getBoundingClientRect();
      if (width < 2 || height < 2 || target.tabIndex < 0 || target.matches(':disabled')) return false;
      for (let box: Element | null = target; box; box = box.parentElement) {
        const { clipPath, width } = getComputedStyle(box);
        // Read by assistive technology alone, or a skip link that appears with its focus.
        if (clipPath !== 'none' && width === '1px') return false;
      }
      return target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    function hasLabelOfSize(target: HTMLElement): boolean {
      const label = target.closest('label') ?? (target as HTMLInputElement).labels?.[0];
      return label !== undefined && label !== null && label.getBoundingClientRect().height >= 23.5;
    }
  }, within);
}
