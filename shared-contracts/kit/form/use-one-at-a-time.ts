import { useRef, useState } from 'react';

/** An action that ignores calls while it runs, so that a double click or a second Enter has one effect. */
export function useOneAtATime(action: () => Promise<void>): { run: () => Promise<void>; running: boolean } {
  // A state alone comes too late: a second click can precede the render that disables the button.
  const busy = useRef(false);
  const [running, setRunning] = useState(false);
  async function run() {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    try {
      await action();
    } finally {
      busy.current = false;
      setRunning(false);
    }
  }
  return { run, running };
}
