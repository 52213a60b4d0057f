import {
  $handOff,
  $isLoggedIn,
  $storageReady,
  type ApiClient,
  type EventName,
  emit,
  HEADLESS_PARTS,
  type HeadlessModule,
  type HeadlessPart,
  languageOf,
  on,
  toast,
  translator,
  whenIdle,
  whenUsed,
} from 'shared-contracts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { shellWords } from '../words.ts';

/** Delay of the retry after a failed load while events wait. */
const RETRY_MS = 5000;

interface HeadlessContext {
  readonly api: ApiClient;
  readonly modules: RemoteModules;
}

/**
 * Starts the teams' headless parts when they have something to do, or at the first event that needs one. An event
 * emitted before its part has started is queued and emitted again after the start (CART-06).
 */
export function startHeadlessParts(context: HeadlessContext): void {
  for (const part of HEADLESS_PARTS) startPart(part, context);
}

function startPart({ module, answers, with: occasion }: HeadlessPart, { api, modules }: HeadlessContext): void {
  const queued = answers ? queueEvents(answers, () => void start()) : undefined;
  let starting: Promise<void> | undefined;
  let isNotified = false;

  const load = async (): Promise<void> => {
    const { headless } = (await modules.load(module)) as { readonly headless: HeadlessModule };
    headless.start({ api });
    // Not before: a start that throws is tried again, and what waits is still there.
    queued?.stop();
    queued?.replay();
  };
  const start = (): Promise<void> => {
    starting ??= load().catch(() => {
      starting = undefined;
      // The loader has reported the failure; the shopper sees a message only when an event waits.
      if (!queued?.waiting()) return;
      if (!isNotified && answers === 'catalog:add-to-cart-requested')
        toast.info(translator(shellWords, languageOf(location.pathname))('addToCartQueued'), undefined, 'cart');
      isNotified = true;
      setTimeout(() => void start(), RETRY_MS);
    });
    return starting;
  };
  const startWhenIdle = () => void whenIdle().then(start);
  if (occasion === 'use') void whenUsed().then(start);
  if (occasion === 'hand-off') $storageReady.subscribe((isReady) => isReady && $handOff.get() && startWhenIdle());
  if (occasion === 'login') $isLoggedIn.subscribe((isLoggedIn) => isLoggedIn && startWhenIdle());
}

interface QueuedPayload {
  readonly productId?: number;
}

/** Queues every event of a name until `stop`. A repeated request for a product takes the place of the earlier one. */
function queueEvents(name: EventName, onEvent: () => void) {
  const payloads: QueuedPayload[] = [];
  const stop = on(name, ((payload: QueuedPayload) => {
    const { productId } = payload;
    const earlier = productId === undefined ? -1 : payloads.findIndex((other) => other.productId === productId);
    payloads.splice(earlier < 0 ? payloads.length : earlier, 1, payload);
    onEvent();
  }) as Parameters<typeof on>[1]);
  return {
    stop,
    waiting: () => payloads.length > 0,
    replay() {
      for (const payload of payloads.splice(0)) emit(name, payload as Parameters<typeof emit>[1]);
    },
  };
}
