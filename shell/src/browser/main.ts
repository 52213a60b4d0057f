import '../layout/global-styles.ts';
import { noteUncaught } from './noted-faults.ts';
import { startStore } from './start-store.tsx';

noteUncaught(window);
// A separate task: evaluating the first script was a long one already.
setTimeout(() => void startStore());
