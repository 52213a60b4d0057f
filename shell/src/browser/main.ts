import '../layout/global-styles.ts';
import { startStore } from './start-store.tsx';

// A task of its own: running all of the first script has been one already.
setTimeout(() => void startStore());
