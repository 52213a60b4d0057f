import '../layout/global-styles.ts';
import { whenUsed } from 'shared-contracts/island/when';
import { noteUncaught } from './noted-faults.ts';

/**
 * A task each: evaluated in one, these were 146 ms of a CPU slowed to a quarter, and are 25, 50 and 10. Most was V8's reading of
 * the whole file again for the stack of React's first Error, which it keeps with a debugger or Lighthouse attached: a
 * timer's stack is short.
 */
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { startStore } = await import(/* webpackMode: "eager" */ './start-store.tsx');
  await nextTask();
  await startStore();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

noteUncaught(window);
// From here on: a scroll between these tasks is a use of the page too.
void whenUsed();
void start();
