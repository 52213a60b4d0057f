import { createOverlay } from '@rspack/dev-server/client/overlay.js';

/** Part of a development build: what the page throws is shown over it with the lines of the sources, which the server knows. */
const overlay = createOverlay({ trustedTypesPolicyName: false, catchRuntimeError: false });

async function show(thrown: unknown): Promise<void> {
  const body = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  const answer = await fetch('/development/faults', { method: 'POST', body });
  overlay.send({ type: 'RUNTIME_ERROR', messages: [await answer.text()] });
}

addEventListener('error', ({ error, message }) => void show(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => void show(reason));
// The bundler's client says so at the next save.
addEventListener('message', ({ data }) => data?.type === 'webpackInvalid' && overlay.send({ type: 'DISMISS' }));
