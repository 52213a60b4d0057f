import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';

interface CheckoutOptions {
  key: string;
  order_id: string;
  name?: string;
  timeout?: number;
  theme?: { color: string };
  handler?: (completion: unknown) => void;
  modal?: { ondismiss: (reason?: string) => void };
}
interface Checkout {
  open(): void;
  close(): void;
  on(event: string, listener: (payload: unknown) => void): void;
}
declare global {
  interface Window {
    Razorpay: new (options: CheckoutOptions) => Checkout;
  }
}

const completion = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'signed' };
const failure = {
  error: { code: 'BAD_REQUEST_ERROR', description: 'No', metadata: { payment_id: 'pay_1', order_id: 'order_1' } },
};
const refusal = {
  error: { code: 'BAD_REQUEST_ERROR', description: 'Payment already done for this order.', metadata: {} },
};

let outcome: unknown = completion;
const asked: { url: string; body: unknown }[] = [];

beforeAll(async () => {
  // jsdom has the element and the style sheet but not their methods.
  CSSStyleSheet.prototype.replaceSync ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    asked.push({ url, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    if (url.startsWith('/payment-sandbox/checkout/order'))
      return Response.json({ amount: 12_345_600, currency: 'INR' });
    if (outcome === 'no answer') throw new TypeError('Failed to fetch');
    return Response.json(outcome);
  }) as typeof fetch;
  // A plain script without types; what it does is all on window.
  const script = './checkout-window.js';
  await import(script);
});

function open(more: Partial<CheckoutOptions> = {}) {
  const handler = jest.fn();
  const ondismiss = jest.fn();
  const failed = jest.fn();
  const options = {
    key: 'rzp_sandbox_1',
    order_id: 'order_1',
    name: 'Kashtha & Co.',
    handler,
    modal: { ondismiss },
    ...more,
  };
  const checkout = new window.Razorpay(options);
  checkout.on('payment.failed', failed);
  checkout.open();
  return { checkout, handler, ondismiss, failed };
}

/** The window lives in a shadow root, so that the page's styles and its own never meet. */
function shadow() {
  const root = document.querySelector('[data-payment-sandbox]')?.shadowRoot;
  if (!root) throw new Error('no test window is open');
  const within = (selector: string) => root.querySelector(selector) as HTMLElement;
  const button = (name: string) => {
    const found = [...root.querySelectorAll('button')].find(
      (one) => (one.ariaLabel ?? one.getAttribute('aria-label') ?? one.textContent) === name,
    );
    if (!found) throw new Error(`no button ${name}`);
    return found;
  };
  return { root, within, button };
}

const isOpen = () => document.querySelector('[data-payment-sandbox]') !== null;

describe('the sandbox’s payment window', () => {
  beforeEach(() => {
    outcome = completion;
    asked.length = 0;
    document.body.innerHTML = '<button>Pay Now</button>';
  });

  it('says that it is a test, for whom, and how much, with the focus in it [PAY-13]', async () => {
    screen.getByRole('button', { name: 'Pay Now' }).focus();
    const { checkout } = open();
    const { root, within } = shadow();
    expect(within('h2').textContent).toBe('Test payment');
    // A full stop at the end of a Latin name stays there from right to left.
    expect(within('bdi.store').textContent).toBe('Kashtha & Co.');
    await waitFor(() => expect(within('.amount').textContent).toBe('₹1,23,456'));
    expect(within('dialog').getAttribute('aria-labelledby')).toBe('title');
    expect(root.activeElement?.textContent).toBe('Pay successfully');
    checkout.close();
    expect(document.activeElement?.textContent).toBe('Pay Now');
  });

  it('speaks Arabic on an Arabic page, from right to left, and English on one in a further language [SH-16] [PAY-13]', () => {
    const shown = (language: string) => {
      document.documentElement.lang = language;
      const { checkout } = open();
      const { lang, dir, textContent } = shadow().within('dialog');
      checkout.close();
      return [lang, dir, /\p{Script=Latin}/u.test(textContent.replace('Kashtha & Co.', ''))];
    };
    try {
      expect([shown('ar'), shown('ur'), shown('en')]).toEqual([
        ['ar', 'rtl', false],
        ['en', 'ltr', true],
        ['en', 'ltr', true],
      ]);
    } finally {
      document.documentElement.lang = 'en';
    }
  });

  it('hands over ids and signature after Pay successfully, and closes [PAY-08] [PAY-13]', async () => {
    const { handler, ondismiss } = open();
    await userEvent.click(shadow().button('Pay successfully'));
    await waitFor(() => expect(handler).toHaveBeenCalledWith(completion));
    expect(asked.at(-1)?.body).toEqual({ key: 'rzp_sandbox_1', order_id: 'order_1', outcome: 'success' });
    expect([isOpen(), ondismiss.mock.calls]).toEqual([false, []]);
  });

  it('reports payment.failed after Fail the payment, and closes [PAY-09] [PAY-13]', async () => {
    outcome = failure;
    const { handler, failed, ondismiss } = open();
    await userEvent.click(shadow().button('Fail the payment'));
    await waitFor(() => expect(failed).toHaveBeenCalledWith(failure));
    expect([isOpen(), handler.mock.calls, ondismiss.mock.calls]).toEqual([false, [], []]);
  });

  it.each([
    ['its Close button', () => shadow().button('Close').click()],
    [
      'Escape',
      () =>
        shadow()
          .within('dialog')
          .dispatchEvent(new Event('cancel', { cancelable: true })),
    ],
  ])('reports its dismissal by %s, once [PAY-09] [PAY-13]', (_way, dismiss) => {
    const { ondismiss, handler } = open();
    dismiss();
    expect(ondismiss).toHaveBeenCalledTimes(1);
    expect([isOpen(), handler.mock.calls]).toEqual([false, []]);
  });

  it('closes by itself when its time is over [PAY-12]', () => {
    jest.useFakeTimers();
    const { ondismiss } = open({ timeout: 720 });
    jest.advanceTimersByTime(719_999);
    expect(isOpen()).toBe(true);
    jest.advanceTimersByTime(1);
    expect([isOpen(), ondismiss.mock.calls]).toEqual([false, [['timeout']]]);
    jest.useRealTimers();
  });

  it.each([
    ['the provider refuses', refusal, 'Payment already done for this order.'],
    ['nothing answers', 'no answer', 'The payment sandbox does not answer. Please try again.'],
  ])('stays open and says so when %s [PAY-13]', async (_case, answer, words) => {
    outcome = answer;
    const { handler, failed, checkout } = open();
    await userEvent.click(shadow().button('Pay successfully'));
    await waitFor(() => expect(shadow().within('[role=alert]').textContent).toBe(words));
    expect((shadow().button('Pay successfully') as HTMLButtonElement).disabled).toBe(false);
    expect([handler.mock.calls, failed.mock.calls]).toEqual([[], []]);
    checkout.close();
  });

  it('opens once, however often it is asked', () => {
    const { checkout } = open();
    checkout.open();
    expect(document.querySelectorAll('[data-payment-sandbox]')).toHaveLength(1);
    checkout.close();
  });

  it('takes a theme colour but no styles smuggled in with it [SEC-02]', () => {
    for (const [color, shown] of [
      ['url(https://evil.example)', '#f2c14e'],
      ['yellow', 'yellow'],
    ] as const) {
      const { checkout } = open({ theme: { color } });
      expect(shadow().within('dialog').style.getPropertyValue('--theme')).toBe(shown);
      checkout.close();
    }
  });

  it('refuses to be made without key and order', () => {
    expect(() => new window.Razorpay({ key: '', order_id: '' })).toThrow('mandatory');
  });
});
