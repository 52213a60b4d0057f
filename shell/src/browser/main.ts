import '../layout/global-styles.ts';
import { startStore } from './start-store.tsx';

void startStore();
