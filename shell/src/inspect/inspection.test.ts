import { act, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { watchInspection } from './watch-inspection.ts';

const remotes = { catalog: { version: '1.2.3', contractVersion: '0.4.0', entry: '/catalog.js' } };
const modules = { remoteOf: (team: keyof typeof remotes) => remotes[team] } as unknown as RemoteModules;

// jsdom has neither layout nor a top layer: every region gets a fixed box, every popover is just shown.
const nothing = { left: 0, top: 0, width: 0, height: 0 };
const box = { left: 8, top: 16, width: 320, height: 200 };
Object.assign(Element.prototype, {
  getBoundingClientRect(this: HTMLElement) {
    return this.style.display === 'contents' ? nothing : box;
  },
});
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
const { matches } = Element.prototype;
Object.assign(Element.prototype, {
  matches(this: Element, selector: string) {
    return selector !== ':popover-open' && matches.call(this, selector);
  },
});

let end: () => void = () => undefined;
afterEach(() => {
  act(() => end());
  history.replaceState(null, '', '/');
});

function open(path: string): void {
  history.replaceState(null, '', path);
  document.body.innerHTML =
    '<div data-module="content/pages/home"><div data-module="catalog/fragments/product-shelf" style="display: contents"><p></p></div></div>';
  end = watchInspection(modules);
}

const chord = (init: KeyboardEventInit = {}) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyR', altKey: true, shiftKey: true, ...init }));
const legend = () => screen.findByRole('complementary', { name: 'Made by' });
const legendNow = () => screen.queryByRole('complementary', { name: 'Made by' });

test('?inspect names every region with its remote, version and contract version [SH-20]', async () => {
  open('/?inspect');
  const entries = within(await legend()).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'mfe-content pages/home: unavailable',
    'mfe-catalog fragments/product-shelf, version 1.2.3, contract 0.4.0',
  ]);
  const frames = [...document.querySelectorAll<HTMLElement>('[data-team]')];
  expect(frames.map(({ dataset }) => dataset.team)).toEqual(['mfe-content', 'mfe-catalog']);
  expect(frames[1]).toHaveTextContent('mfe-catalog fragments/product-shelf · 1.2.3 · 0.4.0');
  expect(frames[1]?.style).toMatchObject({ left: '8px', top: '16px', width: '320px', height: '200px' });
});

test('the key chord shows and hides it; without chord and query nothing is shown [SH-20]', async () => {
  open('/');
  expect(legendNow()).not.toBeInTheDocument();
  chord({ altKey: false });
  chord({ code: 'KeyI' });
  expect(legendNow()).not.toBeInTheDocument();
  chord();
  await legend();
  chord();
  expect(legendNow()).not.toBeInTheDocument();
});

test('a region that comes later is framed too, and the button ends it all [SH-20]', async () => {
  open('/?inspect');
  await legend();
  document.body.insertAdjacentHTML('beforeend', '<div data-module="account/pages/login"></div>');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  (await screen.findByRole('button', { name: 'Leave the inspection' })).click();
  expect(legendNow()).not.toBeInTheDocument();
});
