/** Runs at most `atOnce` tasks, in order of arrival. */
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
        // The slot passes to the next task.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
