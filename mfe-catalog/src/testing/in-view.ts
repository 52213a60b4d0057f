/** jsdom has no layout: whoever asks whether an element is in the window is told that it is. */
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly thresholds = [];
  readonly #tell: () => void;

  constructor(callback: IntersectionObserverCallback) {
    this.#tell = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  observe() {
    queueMicrotask(this.#tell);
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
} as unknown as typeof IntersectionObserver;
