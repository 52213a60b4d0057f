import { TOAST_MS } from '../domain/constants.ts';
import { emit } from './bus.ts';
import type { EventPayload } from './contract.ts';

const show =
  (kind: EventPayload<'shell:toast-requested'>['kind']) =>
  (text: string, duration: number = TOAST_MS.standard, subject?: string): void =>
    emit('shell:toast-requested', { kind, text, duration, ...(subject === undefined ? {} : { subject }) });

/**
 * The shell shows them. `duration` in milliseconds, 3000 by default (SH-14). A newer toast with the same `subject`
 * replaces the older one, so that two never contradict each other; faults of a form belong in the form instead.
 */
export const toast = { success: show('success'), error: show('error'), info: show('info') };
