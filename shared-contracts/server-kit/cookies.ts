interface CookieScope {
  /** Seconds; 0 deletes it. */
  readonly maxAge: number;
  /** Whether shoppers reach the store over TLS. */
  readonly isSecure: boolean;
  /** Below which it is sent; the whole store without it. */
  readonly path?: string;
}

/** A cookie that no script reads and no other site's form sends. @param value needs no escaping */
export function cookie(name: string, value: string, { maxAge, isSecure, path = '/' }: CookieScope): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The first of that name in a Cookie header. */
export function cookieIn(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

/** A browser that has written before, for the limits of store-api: the gateway passes this cookie on and no other. */
export const DEVICE_COOKIE = 'store-device';

/** A response header from the API to the gateway, never to a browser: the request's device cookie is one that the API gave. */
export const DEVICE_KNOWN_HEADER = 'x-device-known';
