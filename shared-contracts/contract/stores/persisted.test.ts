import { jest } from '@jest/globals';
import { $cartCount, $cartLines, $orderNote, $unreadableLines } from './cart.ts';
import { $checkoutMarker, markCheckout, takeCheckoutMarker } from './checkout-marker.ts';
import { isText } from './guard.ts';
import { $storageReady, $storageRefused, connectStorage, jsonCodec, persistedAtom, textCodec } from './persisted.ts';
import { $isLoggedIn, $logOut, $token, $user, forgetPerson, logIn, logOut } from './session.ts';

const line = {
  ProductId: 7,
  ProductName: 'Sofa',
  Quantity: 2,
  Price: 100,
  OrderMaximumQuantity: 5,
  Material: 'Fabric',
};
const user = { UserID: 3, FirstName: 'Asha', LastName: 'Rao', EmailAddress: 'asha@example.in' };

/** Another tab's write, of which this tab has not heard yet. */
function writeElsewhere(key: string, text: string | null) {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
}
const storedCart = () => JSON.parse(localStorage.getItem('cartItems') ?? 'null');

let disconnect: (() => void) | undefined;
const connect = () => {
  disconnect = connectStorage(window);
};
/** What another tab does: it writes, and this tab hears of it. */
function otherTab(key: string | null, newValue: string | null) {
  if (key === null) localStorage.clear();
  else writeElsewhere(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  disconnect?.();
  disconnect = undefined;
  $cartLines.set([]);
  logOut();
  $logOut.set('');
});

describe('facts stored in the browser', () => {
  test('nothing is read before the page has hydrated, so server and browser agree [SH-15]', () => {
    localStorage.setItem('cartItems', JSON.stringify([line]));
    expect($cartLines.get()).toEqual([]);
    expect($storageReady.get()).toBe(false);
    connect();
    expect($cartCount.get()).toBe(1);
    expect($storageReady.get()).toBe(true);
  });

  test('cart lines are stored under their observed name and fields [CART-03] [SH-15]', () => {
    connect();
    $cartLines.set([line]);
    expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toEqual([line]);
    $cartLines.set([]);
    expect(localStorage.getItem('cartItems')).toBeNull();
  });

  test('another tab’s cart is this tab’s cart [CART-05] [SH-15]', () => {
    connect();
    otherTab('cartItems', JSON.stringify([line, { ...line, ProductId: 8 }]));
    expect($cartCount.get()).toBe(2);
    otherTab(null, null);
    expect($cartCount.get()).toBe(0);
  });

  test.each([
    ['not JSON', '{['],
    ['a foreign shape', '{"evil":true}'],
    ['null', 'null'],
    ['a prototype', '{"__proto__":{"x":1}}'],
  ])('%s in storage is an empty cart, not a broken page [SH-15]', (_, text) => {
    localStorage.setItem('cartItems', text);
    connect();
    expect($cartLines.get()).toEqual([]);
  });

  test('one nonsense line does not cost the shopper the others', () => {
    localStorage.setItem(
      'cartItems',
      JSON.stringify([line, { ...line, Quantity: -1 }, { ...line, Quantity: '3; drop' }, 5]),
    );
    connect();
    expect($cartLines.get()).toEqual([line]);
  });

  // The checkout draft's store comes with its page, long after the shell has connected the others.
  test('a store that is made after the storage was connected is stored too [SH-15]', () => {
    localStorage.setItem('test:late', 'written before');
    connect();
    const $late = persistedAtom({ key: 'test:late', belongsTo: 'browser', initial: '', ...textCodec });
    expect($late.get()).toBe('written before');
    $late.set('written now');
    expect(localStorage.getItem('test:late')).toBe('written now');
  });

  // Back to a page from the browser's back/forward cache: it had missed the storage events, and the cart it
  // still held came back with its next change, paid lines and all; so did a person who had logged out elsewhere.
  test('a page that comes back from the browser’s page cache reads its stores again [CART-05] [SH-13]', () => {
    connect();
    $cartLines.set([line]);
    logIn(user, 'token-1');
    localStorage.removeItem('cartItems');
    localStorage.removeItem('user');
    localStorage.removeItem('Token');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect([$cartLines.get(), $user.get(), $token.get()]).toEqual([[], null, '']);
    $cartLines.set([{ ...line, ProductId: 9 }]);
    expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toHaveLength(1);
  });

  test('a storage that refuses loses nothing in memory', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
    const $note = persistedAtom({
      key: 'test:note',
      belongsTo: 'person',
      initial: '',
      ...jsonCodec(isText, (text) => text === ''),
    });
    disconnect = connectStorage({
      localStorage: forbidden,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    $note.set('call first');
    expect($note.get()).toBe('call first');
    expect($storageRefused.get()).toBe(true);
  });

  // A line of a release with another shape was gone for good after the next click on any product.
  test('a line that cannot be read outlives the next change of the cart [CART-04]', () => {
    const odd = { ProductName: 'Settee', Quantity: 'two' };
    writeElsewhere('cartItems', JSON.stringify([line, odd]));
    connect();
    $cartLines.set([...$cartLines.get(), { ...line, ProductId: 8 }]);
    expect(storedCart()).toEqual([line, { ...line, ProductId: 8 }, odd]);
    expect($unreadableLines.get()).toEqual([odd]);
    $cartLines.set([]);
    expect(storedCart()).toEqual([odd]);
    $unreadableLines.set([]);
    expect(localStorage.getItem('cartItems')).toBeNull();
  });

  test('a cart that cannot be read at all outlives the next change [CART-04]', () => {
    writeElsewhere('cartItems', '[{"ProductId":7');
    connect();
    $cartLines.set([line]);
    expect(storedCart()).toEqual([line, '[{"ProductId":7']);
  });

  // Two tabs added a product in the same moment: the later write replaced the earlier one.
  test('a change of the cart keeps what another tab has just written [CART-05]', () => {
    connect();
    $cartLines.set([line, { ...line, ProductId: 8 }]);
    const sofaOnly = [{ ...line, Quantity: 3 }];
    writeElsewhere('cartItems', JSON.stringify([...sofaOnly, { ...line, ProductId: 9 }]));
    $cartLines.set([...$cartLines.get(), { ...line, ProductId: 10 }]);
    const merged = [...sofaOnly, { ...line, ProductId: 10 }, { ...line, ProductId: 9 }];
    expect($cartLines.get()).toEqual(merged);
    expect(storedCart()).toEqual(merged);
  });

  test('units that two tabs add to one line in the same moment both count [CART-05]', () => {
    connect();
    $cartLines.set([line]);
    writeElsewhere('cartItems', JSON.stringify([{ ...line, Quantity: 3 }]));
    $cartLines.set([{ ...line, Quantity: 4 }]);
    expect(storedCart()).toEqual([{ ...line, Quantity: 5 }]);
  });

  test('an event that is older than what was merged takes nothing back [CART-05]', () => {
    connect();
    const theirs = [{ ...line, ProductId: 8 }];
    writeElsewhere('cartItems', JSON.stringify(theirs));
    $cartLines.set([line]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems', newValue: JSON.stringify(theirs) }));
    expect($cartLines.get()).toEqual([line, ...theirs]);
  });

  // A full storage: each later change took the unsaved ones for another tab's removals.
  test('a storage that is full says so, and changes add up in memory [SH-27]', () => {
    connect();
    $cartLines.set([line]);
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    $cartLines.set([line, { ...line, ProductId: 8 }]);
    $cartLines.set([...$cartLines.get(), { ...line, ProductId: 9 }]);
    write.mockRestore();
    expect($cartCount.get()).toBe(3);
    expect($storageRefused.get()).toBe(true);
    $cartLines.set($cartLines.get().slice(1));
    expect(storedCart()).toHaveLength(2);
  });
});

describe('the session', () => {
  test('login stores user and token and forgets the logout flag, logout the reverse [SH-13] [SH-15]', () => {
    connect();
    $logOut.set('1');
    logIn(user, 'token-1');
    expect($isLoggedIn.get()).toBe(true);
    expect(localStorage.getItem('Token')).toBe('token-1');
    expect(localStorage.getItem('logOut')).toBeNull();
    logOut();
    expect($isLoggedIn.get()).toBe(false);
    expect([localStorage.getItem('user'), localStorage.getItem('Token'), localStorage.getItem('logOut')]).toEqual([
      null,
      null,
      '1',
    ]);
  });

  test('another tab’s logout logs this one out [SH-13]', () => {
    connect();
    logIn(user, 'token-1');
    otherTab('user', null);
    otherTab('Token', null);
    expect($user.get()).toBeNull();
    expect($token.get()).toBe('');
  });

  test('the cart survives login and logout [CART-05]', () => {
    connect();
    $cartLines.set([line]);
    logIn(user, 'token-1');
    logOut();
    expect($cartLines.get()).toEqual([line]);
  });

  test('the order note is stored, and leaves with its author [CART-05] [ACC-15]', () => {
    connect();
    expect($orderNote.get()).toBe('');
    logIn(user, 'token-1');
    $orderNote.set('Ring twice');
    expect(localStorage.getItem('orderNote')).toBe('Ring twice');
    forgetPerson();
    expect($orderNote.get()).toBe('');
  });
});

describe('the checkout marker', () => {
  test.each([
    [0, true],
    [29 * 60_000, true],
    [31 * 60_000, false],
  ])('after %s ms it counts: %s, and is gone [ACC-02]', (age, counts) => {
    markCheckout(1_000_000);
    expect(takeCheckoutMarker(1_000_000 + age)).toBe(counts);
    expect($checkoutMarker.get()).toBe('');
  });
});
