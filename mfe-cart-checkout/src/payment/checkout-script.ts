const LOADING_LIMIT_MS = 20_000;

/** Loads the provider's checkout script once; 'missing' when it does not come or brings no Razorpay. */
export function loadCheckoutScript(url: string): Promise<'loaded' | 'missing'> {
  if (window.Razorpay) return Promise.resolve('loaded');
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle('missing'), LOADING_LIMIT_MS);
    script.addEventListener('load', () => settle(window.Razorpay ? 'loaded' : 'missing'));
    script.addEventListener('error', () => settle('missing'));
    function settle(result: 'loaded' | 'missing') {
      clearTimeout(timer);
      // A script that failed must not stand in the way of the next try.
      if (result === 'missing') script.remove();
      resolve(result);
    }
    document.head.append(script);
  });
}
