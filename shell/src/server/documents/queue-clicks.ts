/**
 * Queues clicks on elements that are not hydrated yet, shows them at half opacity, and repeats them in order after
 * hydration; drops them after ten seconds, and says so. Applies to server-rendered buttons, checkboxes and radios, and to
 * forms without an action. Links and forms with an action work natively, with their checkboxes.
 *
 * `data-act` names what a button does: 'cart-12', 'wish-12'. Such an act is wanted however late it is done, so it waits for a
 * minute; it is done once, whichever of its buttons are pressed, and by another of them if its own has been replaced.
 *
 * Sent as text and run in the document before anything else: it may use nothing outside itself. React sets a property
 * on the elements it has hydrated, and stops the propagation of a click inside a boundary that is still hydrating: such
 * a click does not reach its target and is repeated.
 */
export function queueClicks(interactiveEvent: string, lostEvent: string): void {
  const EXPIRES_MS = 10_000;
  const ACT_EXPIRES_MS = 60_000;
  type QueuedClick = {
    target: HTMLElement;
    act: string | undefined;
    submitter: HTMLElement | null;
    until: number;
    glow: Animation;
  };
  let queue: QueuedClick[] = [];
  let isInteractive = false;
  let isScheduled = false;
  let serverElements: WeakSet<Element> | undefined;

  const isHydrated = (element: Element) =>
    isInteractive && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const isServerRendered = (element: Element) => !serverElements || serverElements.has(element);
  // The code of an island may wait for the first use of the page.
  const countAsUse = () => dispatchEvent(new Event('click'));
  /** What was filled in natively takes effect when its island is hydrated. */
  const wake = (field: Element, until: number) => {
    if (isHydrated(field) || performance.now() > until) return;
    if (isInteractive) countAsUse();
    setTimeout(wake, 50, field, until);
  };
  const schedule = () => {
    if (!isScheduled) setTimeout(repeatQueued, 50);
    isScheduled = true;
  };
  const enqueue = (event: Event, target: HTMLElement, submitter: HTMLElement | null = null) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const { act } = target.dataset;
    if (queue.some((click) => click.target === target || (act && click.act === act))) return;
    const maxWaitMs = act ? ACT_EXPIRES_MS : EXPIRES_MS;
    const glow = (submitter ?? target).animate([{ opacity: 0.5 }, { opacity: 0.5 }], maxWaitMs);
    queue.push({ target, act, submitter, until: performance.now() + maxWaitMs, glow });
    if (isInteractive) schedule();
  };
  const reachesTarget = ({ target, submitter }: QueuedClick) => {
    let reached = false;
    const isForm = target instanceof HTMLFormElement;
    const name = isForm ? 'submit' : 'click';
    const note = () => {
      reached = true;
    };
    target.addEventListener(name, note);
    if (isForm) target.requestSubmit(submitter);
    else target.click();
    target.removeEventListener(name, note);
    return reached;
  };
  const repeatQueued = () => {
    isScheduled = false;
    const waiting = queue;
    queue = [];
    const remaining = waiting.filter((click) => {
      if (!click.target.isConnected && click.act) {
        click.target = document.querySelector<HTMLElement>(`[data-act="${click.act}"]`) ?? click.target;
      }
      if (!click.target.isConnected || performance.now() > click.until) {
        document.dispatchEvent(new Event(lostEvent));
        return false;
      }
      if (!isHydrated(click.target)) {
        countAsUse();
        return true;
      }
      if (!reachesTarget(click)) return true;
      click.glow.cancel();
      return false;
    });
    queue = [...remaining, ...queue];
    if (queue.length > 0) schedule();
  };

  document.addEventListener('DOMContentLoaded', () => {
    serverElements = new WeakSet(document.querySelectorAll('#store :is(button, input, form)'));
  });
  document.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || !(event.target instanceof Element)) return;
      const target = event.target.closest<HTMLButtonElement | HTMLInputElement>(
        '#store :is(button, input:is([type=checkbox], [type=radio]))',
      );
      if (!target || (target.type === 'submit' && target.form)) return;
      if (target instanceof HTMLInputElement && target.form?.hasAttribute('action')) return;
      if (!target.disabled && isServerRendered(target) && !isHydrated(target)) enqueue(event, target);
    },
    true,
  );
  document.addEventListener(
    'input',
    ({ isTrusted, target }) => {
      if (!isTrusted || !(target instanceof Element) || !target.closest('#store form[action]')) return;
      wake(target, performance.now() + EXPIRES_MS);
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!event.isTrusted || form.hasAttribute('action') || !isServerRendered(form) || isHydrated(form)) return;
      enqueue(event, form, event.submitter);
    },
    true,
  );
  document.addEventListener(interactiveEvent, () => {
    isInteractive = true;
    repeatQueued();
  });
}
