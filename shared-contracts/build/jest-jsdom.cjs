const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom lacks what the client and the router use of the platform. MessageChannel and BroadcastChannel stay out:
// their open ports keep a finished run from ending.
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

/**
 * jsdom knows the dialog element but not how to show it: opened it takes the focus, Escape asks the topmost to close,
 * closed it returns the focus. What is behind it is not inert: the journeys show that in a browser.
 */
function showDialogs({ document, Event, HTMLDialogElement }) {
  const shown = [];
  HTMLDialogElement.prototype.showModal = function showModal() {
    shown.push({ dialog: this, opener: document.activeElement });
    this.open = true;
    (this.querySelector('button, a[href], input, select, textarea') ?? this).focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    const place = shown.findIndex(({ dialog }) => dialog === this);
    if (place < 0) return;
    const [{ opener }] = shown.splice(place, 1);
    this.open = false;
    opener?.focus();
    this.dispatchEvent(new Event('close'));
  };
  document.addEventListener('keydown', ({ key }) => {
    const topmost = shown.at(-1)?.dialog;
    if (key === 'Escape' && topmost?.dispatchEvent(new Event('cancel', { cancelable: true }))) topmost.close();
  });
}

module.exports = class extends TestEnvironment {
  constructor(...settings) {
    super(...settings);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    showDialogs(this.global);
  }
};
