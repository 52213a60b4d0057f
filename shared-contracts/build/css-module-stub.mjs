/** Every class of a CSS module is its own name in tests. */
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
