interface CookieScope {
  /** Seconds; 0 deletes it. */
  readonly maxAge: number;
  /** Whether shoppers reach the store over TLS. */
  readonly isSecure: boolean;
}

/** A cookie of the whole store, which no script reads and no other site's form sends. @param value needs no escaping */
export function cookie(name: string, value: string, { maxAge, isSecure }: CookieScope): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The first of that name in a Cookie header. */
export function cookieIn(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name) return value.join('=').trim();
  }
  return undefined;
}
