/**
 * A tap that comes before what it is meant for is alive is held, shown by half opacity, and given again in order
 * once it can be answered; after ten seconds it is dropped. Held are buttons and ticks that the server wrote, and
 * forms that lead nowhere by themselves. Links, and forms with an address, work natively and are left alone.
 *
 * Sent as text and run in the document before anything else: it may use nothing outside itself. React marks the
 * elements it has taken over, and stops a tap on its way to a part that it has not finished taking over: that one
 * does not get through and is given again.
 */
export function holdTaps(liveEvent: string): void {
  const HOLD_MS = 10_000;
  type Held = { target: HTMLElement; submitter: HTMLElement | null; until: number; glow: Animation };
  let held: Held[] = [];
  let live = false;
  let awaited = false;
  let written: WeakSet<Element> | undefined;

  const isAlive = (element: Element) => live && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const isServers = (element: Element) => !written || written.has(element);
  const soon = () => {
    if (!awaited) setTimeout(release, 50);
    awaited = true;
  };
  const hold = (event: Event, target: HTMLElement, submitter: HTMLElement | null = null) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.some((tap) => tap.target === target)) return;
    const glow = (submitter ?? target).animate([{ opacity: 0.5 }, { opacity: 0.5 }], HOLD_MS);
    held.push({ target, submitter, until: performance.now() + HOLD_MS, glow });
    if (live) soon();
  };
  const isThrough = ({ target, submitter }: Held) => {
    let through = false;
    const isForm = target instanceof HTMLFormElement;
    const name = isForm ? 'submit' : 'click';
    const note = () => {
      through = true;
    };
    target.addEventListener(name, note);
    if (isForm) target.requestSubmit(submitter);
    else target.click();
    target.removeEventListener(name, note);
    return through;
  };
  const release = () => {
    awaited = false;
    const waiting = held;
    held = [];
    const kept = waiting.filter((tap) => {
      if (!tap.target.isConnected || performance.now() > tap.until) return false;
      if (!isAlive(tap.target) || !isThrough(tap)) return true;
      tap.glow.cancel();
      return false;
    });
    held = [...kept, ...held];
    if (held.length > 0) soon();
  };

  document.addEventListener('DOMContentLoaded', () => {
    written = new WeakSet(document.querySelectorAll('#store :is(button, input, form)'));
  });
  document.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || !(event.target instanceof Element)) return;
      const target = event.target.closest<HTMLButtonElement | HTMLInputElement>(
        '#store :is(button, input:is([type=checkbox], [type=radio]))',
      );
      if (!target || (target.type === 'submit' && target.form)) return;
      if (!target.disabled && isServers(target) && !isAlive(target)) hold(event, target);
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!event.isTrusted || form.hasAttribute('action') || !isServers(form) || isAlive(form)) return;
      hold(event, form, event.submitter);
    },
    true,
  );
  document.addEventListener(liveEvent, () => {
    live = true;
    release();
  });
}
