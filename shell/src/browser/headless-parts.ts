import {
  type ApiClient,
  EVENT_OWNERS,
  type EventPayload,
  emit,
  type HeadlessModule,
  languageOf,
  on,
  toast,
  translator,
} from 'shared-contracts';
import type { RemoteModuleId } from 'shared-contracts/remote/teams';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { shellWords } from '../words.ts';
import { whenIdle } from './when-idle.ts';

type OwnedEvent = keyof typeof EVENT_OWNERS;

/** How long after a failed load the kept events are tried again, in milliseconds. */
const RETRY_MS = 5000;

interface HeadlessContext {
  readonly api: ApiClient;
  readonly modules: RemoteModules;
}

/**
 * Starts the teams' headless parts: ahead when the browser is idle, or at the first event that needs one. An
 * event that comes before its owner is kept and said again once the owner listens (CART-06).
 */
export function startHeadlessParts(context: HeadlessContext): void {
  for (const name of Object.keys(EVENT_OWNERS) as OwnedEvent[]) ownEvent(name, EVENT_OWNERS[name], context);
}

function ownEvent<Name extends OwnedEvent>(name: Name, owner: RemoteModuleId, { api, modules }: HeadlessContext): void {
  const kept: EventPayload<Name>[] = [];
  let started = false;
  let loading = false;

  const start = async (): Promise<void> => {
    if (started || loading) return;
    loading = true;
    try {
      const { headless } = (await modules.load(owner)) as { readonly headless: HeadlessModule };
      started = true;
      stopKeeping();
      headless.start({ api });
      for (const payload of kept.splice(0)) emit(name, payload);
    } catch {
      // The failure is reported by the loader; the shopper hears of it only when something waits for it.
      if (kept.length > 0) {
        toast.info(translator(shellWords, languageOf(location.pathname))('wishKept'));
        setTimeout(() => void start(), RETRY_MS);
      }
    } finally {
      loading = false;
    }
  };
  const keep = (payload: EventPayload<Name>) => {
    kept.push(payload);
    void start();
  };
  const stopKeeping = on(name, keep as Parameters<typeof on<Name>>[1]);
  whenIdle(() => void start());
}
