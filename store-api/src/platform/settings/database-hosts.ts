const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/;

/** The addresses of `postgres://user:password@one:5432,two:5432/store`, one for each host, as libpq reads it. */
export function addressesOf(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = ADDRESS.exec(url) ?? [];
  return hosts === '' ? [url] : hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** What operators call a server, without its password. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? 'unknown';
