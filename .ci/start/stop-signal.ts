export const STOP = 'stop';

/** Resolves at the first Ctrl-C or SIGTERM; a second one, a moment later, ends the process at once. */
export function stopSignal(): Promise<typeof STOP> {
  const { promise, resolve } = Promise.withResolvers<typeof STOP>();
  let askedAt = 0;
  const ask = () => {
    // A terminal's Ctrl-C arrives twice: from the terminal, and from the parent process.
    if (askedAt && Date.now() - askedAt > 1000) process.exit(1);
    askedAt ||= Date.now();
    resolve(STOP);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  return promise;
}
