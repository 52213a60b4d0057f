import { TOAST_MS } from '../domain/constants.ts';
import { emit } from './bus.ts';

/** The shell shows them. `duration` in milliseconds, 3000 by default (SH-14). */
export const toast = {
  success: (text: string, duration: number = TOAST_MS.standard) =>
    emit('shell:toast-requested', { kind: 'success', text, duration }),
  error: (text: string, duration: number = TOAST_MS.standard) =>
    emit('shell:toast-requested', { kind: 'error', text, duration }),
  info: (text: string, duration: number = TOAST_MS.standard) =>
    emit('shell:toast-requested', { kind: 'info', text, duration }),
};
