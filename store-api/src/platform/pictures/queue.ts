/** Runs at most `atOnce` tasks at a time; the others wait in the order they came. */
export function createQueue(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async run<T>(task: () => Promise<T>): Promise<T> {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await task();
      } finally {
        // The place passes straight to the next in line.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
