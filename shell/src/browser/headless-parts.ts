import {
  $isLoggedIn,
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
} from 'shared-contracts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { shellWords } from '../words.ts';

/** How long after a failed load the kept events are tried again, in milliseconds. */
const RETRY_MS = 5000;

interface HeadlessContext {
  readonly api: ApiClient;
  readonly modules: RemoteModules;
}

/**
 * Starts the teams' headless parts: ahead when the browser is idle (some only for somebody logged in), or at the first
 * event that needs one. An event that comes before its owner is kept and said again once the owner listens (CART-06).
 */
export function startHeadlessParts(context: HeadlessContext): void {
  for (const part of HEADLESS_PARTS) startPart(part, context);
}

function startPart({ module, answers, ahead, forLoggedIn }: HeadlessPart, { api, modules }: HeadlessContext): void {
  const kept = answers ? keepEvents(answers, () => void start()) : undefined;
  let starting: Promise<void> | undefined;
  let saidSo = false;

  const load = async (): Promise<void> => {
    const { headless } = (await modules.load(module)) as { readonly headless: HeadlessModule };
    kept?.stop();
    headless.start({ api });
    kept?.sayAgain();
  };
  const start = (): Promise<void> => {
    starting ??= load().catch(() => {
      starting = undefined;
      // The loader has reported the failure; the shopper hears of it only when something waits for it.
      if (!kept?.waiting()) return;
      if (!saidSo) toast.info(translator(shellWords, languageOf(location.pathname))('wishKept'));
      saidSo = true;
      setTimeout(() => void start(), RETRY_MS);
    });
    return starting;
  };
  const startAhead = () => void whenIdle().then(start);
  if (ahead) startAhead();
  if (forLoggedIn) $isLoggedIn.subscribe((isLoggedIn) => isLoggedIn && startAhead());
}

/** Keeps every event of a name until told to stop, telling of each that one came. */
function keepEvents(name: EventName, onEvent: () => void) {
  const payloads: unknown[] = [];
  const stop = on(name, ((payload: unknown) => {
    payloads.push(payload);
    onEvent();
  }) as Parameters<typeof on>[1]);
  return {
    stop,
    waiting: () => payloads.length > 0,
    sayAgain() {
      for (const payload of payloads.splice(0)) emit(name, payload as Parameters<typeof emit>[1]);
    },
  };
}
