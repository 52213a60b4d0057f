import '../layout/global-styles.ts';
import { startStore } from './start-store.tsx';

// A separate task: evaluating the first script was a long one already.
setTimeout(() => void startStore());
