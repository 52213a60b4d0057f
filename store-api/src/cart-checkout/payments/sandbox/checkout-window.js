// The sandbox's stand-in for the provider's checkout script: window.Razorpay with the same options, handler,
// dismissal and events, so that the store's payment page is the same with either. Served as it is.
(() => {
  const STYLES = `
    :host { all: initial; }
    dialog { box-sizing: border-box; inline-size: min(26rem, calc(100vw - 2rem)); max-block-size: calc(100vh - 2rem);
      overflow: auto; padding: 0; border: 0; border-radius: 14px; color: #1f1a17; background: #fff;
      font: 16px/1.5 system-ui, sans-serif; box-shadow: 0 24px 64px rgb(0 0 0 / 35%); }
    dialog::backdrop { background: rgb(20 16 14 / 60%); }
    .head { display: flex; align-items: start; justify-content: space-between; gap: 1rem;
      padding: 1rem 1.25rem; background: var(--theme); color: #1f1a17; }
    h2 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
    p { margin: 0; }
    .body { display: grid; gap: 1rem; padding: 1.25rem; }
    .amount { font-size: 1.75rem; font-weight: 700; }
    .note { color: #57504a; font-size: 0.9375rem; }
    .error { color: #a3201a; font-weight: 600; }
    .error:empty { display: none; }
    button { min-block-size: 48px; padding: 0 1rem; border-radius: 10px; border: 1px solid #6b625b; background: #fff;
      color: #1f1a17; font: inherit; font-weight: 600; cursor: pointer; }
    button.pay { border-color: #1b6b3a; background: #1b6b3a; color: #fff; }
    button.close { min-inline-size: 44px; min-block-size: 44px; padding: 0; font-size: 1.25rem; line-height: 1;
      background: transparent; border-color: transparent; }
    button:focus-visible { outline: 3px solid #1a4fb4; outline-offset: 2px; }
    button:disabled { opacity: 0.6; cursor: progress; }
  `;
  const WORDS = {
    en: {
      title: 'Test payment',
      close: 'Close',
      note: 'This is the store’s payment sandbox. No money moves, whatever you choose.',
      pay: 'Pay successfully',
      fail: 'Fail the payment',
      silent: 'The payment sandbox does not answer. Please try again.',
      unknown: 'This order is not known.',
    },
    ar: {
      title: 'دفع تجريبي',
      close: 'إغلاق',
      note: 'هذه بيئة دفع تجريبية للمتجر، ولن يُخصم أي مبلغ مهما كان اختيارك.',
      pay: 'إتمام الدفع بنجاح',
      fail: 'جعل الدفع يفشل',
      silent: 'بيئة الدفع التجريبية لا تستجيب. يُرجى المحاولة مرة أخرى.',
      unknown: 'هذا الطلب غير معروف.',
    },
  };
  const htmlIn = (language, words) => `
    <dialog lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" aria-labelledby="title" aria-describedby="note">
      <div class="head">
        <div><h2 id="title">${words.title}</h2><p><bdi class="store"></bdi></p></div>
        <button type="button" class="close" aria-label="${words.close}">✕</button>
      </div>
      <div class="body">
        <p class="amount" aria-live="polite">…</p>
        <p class="note" id="note">${words.note}</p>
        <p class="error" role="alert"></p>
        <button type="button" class="pay">${words.pay}</button>
        <button type="button" class="fail">${words.fail}</button>
      </div>
    </dialog>
  `;
  const SAFE_COLOUR = /^#[0-9a-f]{3,8}$|^[a-z]+$/i;

  class Razorpay {
    #options;
    #listeners = new Map();
    #close = null;

    constructor(options) {
      if (!options?.key || !options.order_id) throw new Error('key and order_id are mandatory');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    }

    /** Opens the window. One that is open already stays as it is. */
    open() {
      if (this.#close) return;
      const options = this.#options;
      const opener = document.activeElement;
      const host = document.createElement('div');
      host.setAttribute('data-payment-sandbox', '');
      const root = host.attachShadow({ mode: 'open' });
      // Adopted, not written into the page: the store's policy need not allow inline styles for it.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLES);
      root.adoptedStyleSheets = [sheet];
      const language = Object.hasOwn(WORDS, document.documentElement.lang) ? document.documentElement.lang : 'en';
      const words = WORDS[language];
      root.innerHTML = htmlIn(language, words);
      const part = (selector) => root.querySelector(selector);
      const dialog = part('dialog');
      const buttons = [part('.pay'), part('.fail')];

      part('.store').textContent = options.name ?? '';
      const colour = options.theme?.color ?? '';
      dialog.style.setProperty('--theme', SAFE_COLOUR.test(colour) ? colour : '#f2c14e');

      let timer;
      const close = () => {
        clearTimeout(timer);
        this.#close = null;
        if (dialog.open) dialog.close();
        host.remove();
        opener?.focus?.();
      };
      const dismiss = (reason) => {
        close();
        options.modal?.ondismiss?.(reason);
      };
      const emit = (event, payload) => {
        for (const listener of this.#listeners.get(event) ?? []) listener(payload);
      };

      const choose = async (outcome) => {
        for (const button of buttons) button.disabled = true;
        part('.error').textContent = '';
        const answer = await send('/payment-sandbox/checkout/payments', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ key: options.key, order_id: options.order_id, outcome }),
        });
        // Closed while the request was in flight: the page has been notified.
        if (!this.#close) return;
        if (answer?.razorpay_signature) {
          close();
          options.handler?.(answer);
        } else if (answer?.error?.metadata?.payment_id) {
          close();
          emit('payment.failed', answer);
        } else {
          part('.error').textContent = answer?.error?.description ?? words.silent;
          for (const button of buttons) button.disabled = false;
        }
      };

      part('.pay').addEventListener('click', () => choose('success'));
      part('.fail').addEventListener('click', () => choose('failure'));
      part('.close').addEventListener('click', () => dismiss());
      // Escape closes the dialog without a notification: notify the page like the button does.
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        dismiss();
      });

      document.body.append(host);
      dialog.showModal();
      part('.pay').focus();
      this.#close = close;
      if (options.timeout > 0) timer = setTimeout(() => dismiss('timeout'), options.timeout * 1000);
      showAmount(part('.amount'), options, words);
    }

    close() {
      this.#close?.();
    }
  }

  async function showAmount(element, options, words) {
    const question = new URLSearchParams({ key: options.key, order_id: options.order_id });
    const order = await send(`/payment-sandbox/checkout/order?${question}`);
    element.textContent = order?.amount ? rupees(order.amount, order.currency) : words.unknown;
  }

  function rupees(minorUnits, currency) {
    return new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    }).format(minorUnits / 100);
  }

  /** The body of an answer, whatever its status; null when there was none. */
  async function send(url, init) {
    try {
      const response = await fetch(url, init);
      return await response.json();
    } catch {
      return null;
    }
  }

  window.Razorpay = Razorpay;
})();
