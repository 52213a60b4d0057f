const LOAD_TIMEOUT_MS = 20_000;

/** Loads the provider's script once; 'missing' after a failure, a timeout, or without a Razorpay in it. */
export function loadCheckoutScript(url: string): Promise<'loaded' | 'missing'> {
  if (window.Razorpay) return Promise.resolve('loaded');
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle('missing'), LOAD_TIMEOUT_MS);
    script.addEventListener('load', () => settle(window.Razorpay ? 'loaded' : 'missing'));
    script.addEventListener('error', () => settle('missing'));
    function settle(result: 'loaded' | 'missing') {
      clearTimeout(timer);
      // Removed, so that a retry loads it again.
      if (result === 'missing') script.remove();
      resolve(result);
    }
    document.head.append(script);
  });
}
