import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { clientOrigin } from 'shared-contracts/server-kit/client-origin';
import { cookieIn, DEVICE_COOKIE, DEVICE_KNOWN_HEADER } from 'shared-contracts/server-kit/cookies';
import type { QueueClient } from 'shared-contracts/server-kit/fair-queue';

const MOST = 50_000;
/** Its cookies have some 60 characters. */
const LONGEST = 100;

interface Asking {
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
}

/** Devices whose cookie the API has given or recognised: an invented one costs nothing and is none. */
export interface KnownDevices {
  clientOf(request: Asking): QueueClient;
  /** @param answered the API's answer to the request */
  note(request: Asking, answered: IncomingHttpHeaders): void;
}

export function createKnownDevices(): KnownDevices {
  const known = new LRUCache<string, true>({ max: MOST });
  const cookieOf = ({ headers }: Asking) => cookieIn(headers.cookie ?? '', DEVICE_COOKIE);
  const add = (device: string | undefined) => {
    if (device && device.length <= LONGEST) known.set(device, true);
  };
  return {
    clientOf(request) {
      const device = cookieOf(request);
      return { origin: clientOrigin(request.ip), device: device && known.get(device) ? device : null };
    },
    note(request, answered) {
      if (answered[DEVICE_KNOWN_HEADER] !== undefined) add(cookieOf(request));
      for (const given of answered['set-cookie'] ?? []) add(cookieIn(given, DEVICE_COOKIE));
    },
  };
}
