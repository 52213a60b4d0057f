import { type Following, followLanguage } from './follow-language.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';

/** What runs for the whole life of the document and no first page needs. */
export function startIdleServices(following: Following): void {
  followLanguage(following);
  registerOfflineWorker();
}
