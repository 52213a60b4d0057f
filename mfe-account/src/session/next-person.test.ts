import { $token, $user, connectStorage, createApiClient, forgetPerson, logIn, logOut, on } from 'shared-contracts';
import { storedPersonalData, storePersonalData } from '../testing/personal-data.ts';
import { asha } from '../testing/sample-person.ts';
import { headless } from './headless.ts';

const ravi = { ...asha, UserID: 8, FirstName: 'Ravi', EmailAddress: 'ravi@example.com' };
const PERSONAL_KEYS = ['Parms', 'orderNote', 'checkOut', 'recentlyViewed', 'pincode'];

let loggedOut = 0;
const endings: (() => void)[] = [];

/** A tab of the store as the shell makes it, with the session's part running. */
function openTab(): void {
  const api = createApiClient({ origin: 'http://api.test', fetch: () => Promise.reject(new TypeError('no network')) });
  endings.push(connectStorage(window), headless.start({ api }));
}

/** The document ends; what local storage holds stays. */
function closeTab(): void {
  for (const end of endings.splice(0).reverse()) end();
}

/** What the tab hears when another one has forgotten the person. */
function otherTabForgets(): void {
  for (const key of ['user', 'Token', 'orderNote', 'Parms', 'store:lastPerson']) {
    const oldValue = localStorage.getItem(key);
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }));
  }
}

beforeEach(() => {
  loggedOut = 0;
  const stop = on('account:logged-out', () => {
    loggedOut += 1;
  });
  openTab();
  endings.push(stop);
});
afterEach(() => {
  closeTab();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

describe('a person who logs in', () => {
  // Asha's session expired; then her brother logged in and saw her note on the cart page.
  test('after another person’s session has ended sees nothing of them [ACC-15]', () => {
    logIn(asha, 'token-1');
    storePersonalData();
    logOut();
    logIn(ravi, 'token-2');
    expect(storedPersonalData()).toEqual([]);
  });

  test('after another person’s session has ended sees nothing of them, also in a new visit [ACC-15]', () => {
    logIn(asha, 'token-1');
    storePersonalData();
    logOut();
    closeTab();
    openTab();
    expect(storedPersonalData()).toEqual(PERSONAL_KEYS);
    logIn(ravi, 'token-2');
    expect(storedPersonalData()).toEqual([]);
  });

  test('after their own session has ended finds all their data [ACC-13]', () => {
    logIn(asha, 'token-1');
    storePersonalData();
    logOut();
    logIn(asha, 'token-2');
    expect(storedPersonalData()).toEqual(PERSONAL_KEYS);
  });

  test('for the first time keeps what they did as a visitor', () => {
    storePersonalData();
    logIn(asha, 'token-1');
    expect(storedPersonalData()).toEqual(PERSONAL_KEYS);
  });

  test('after a logout sees nothing of the person before [ACC-15]', () => {
    logIn(asha, 'token-1');
    storePersonalData();
    forgetPerson();
    logIn(ravi, 'token-2');
    expect(storedPersonalData()).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/asha/i);
  });
});

describe('a logout in another tab', () => {
  test('clears this one and notifies its pages at once [SH-13] [ACC-15]', () => {
    logIn(asha, 'token-1');
    storePersonalData();
    otherTabForgets();
    expect([$user.get(), $token.get()]).toEqual([null, '']);
    expect(loggedOut).toBe(1);
  });

  test('while this page was in the back/forward cache takes effect when it is restored [SH-13]', () => {
    logIn(asha, 'token-1');
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect($user.get()).toBeNull();
    expect(loggedOut).toBe(1);
  });

  test('differs from a session that expires in another tab, where form values stay [ACC-13]', () => {
    logIn(asha, 'token-1');
    storePersonalData();
    for (const key of ['user', 'Token']) {
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue: localStorage.getItem(key), newValue: null }));
    }
    expect($user.get()).toBeNull();
    expect(loggedOut).toBe(0);
    expect(storedPersonalData()).toEqual(PERSONAL_KEYS);
  });

  test('is not reported to a page without a person', () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(loggedOut).toBe(0);
  });
});
