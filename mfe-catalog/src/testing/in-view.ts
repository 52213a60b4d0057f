/** jsdom has no layout: every observed element counts as visible. */
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
