import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The library's select uses both and jsdom has neither; Node's MessageChannel keeps a finished run from ending. */
export function provideWhatSelectsUse(): void {
  class TimedMessageChannel {
    readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
    readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
  }
  class IdleResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { MessageChannel: TimedMessageChannel, ResizeObserver: IdleResizeObserver });
}

/** A select of ui/select by its label: a page may fetch it after its first render, so the test waits for it. */
export function findSelect(name: string): Promise<HTMLElement> {
  return screen.findByRole('combobox', { name }, { timeout: 15_000 });
}

/** Chooses by typing and a click, once there is something to choose from. */
export async function chooseInSelect(
  { user }: { readonly user: UserEvent },
  name: string,
  option: string,
  typed = option,
) {
  await user.type(await openableSelect(name), typed);
  const offered = screen.getAllByTitle(option).at(-1);
  if (!offered) throw new Error(`${name} offers no ${option}`);
  await user.click(offered);
}

/** The texts that a select offers now. */
export async function offeredBySelect({ user }: { readonly user: UserEvent }, name: string) {
  const select = await openableSelect(name);
  await user.click(select);
  const list = document.getElementById(select.getAttribute('aria-controls') ?? '');
  const popup = list?.closest('.ant-select-dropdown');
  if (!popup) throw new Error(`${name} does not open`);
  const texts = [...popup.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);
  await user.keyboard('{Escape}');
  return texts;
}

/** The id that a form sends for a place, '' for none. */
export function placeValue(name: string): string | undefined {
  return document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value;
}

async function openableSelect(name: string): Promise<HTMLElement> {
  const select = await findSelect(name);
  await waitFor(() => expect(select).toBeEnabled());
  return select;
}
