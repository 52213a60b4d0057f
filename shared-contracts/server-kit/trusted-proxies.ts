import { BlockList, isIP } from 'node:net';

/** Whether an address belongs to a proxy whose X-Forwarded-For header counts. */
export type Trust = (address: string) => boolean;

type TrustResult = { readonly ok: true; readonly trust: Trust } | { readonly ok: false; readonly fault: string };

/**
 * Parses TRUST_PROXY: comma-separated addresses, CIDR ranges (10.0.0.0/8) or the word 'loopback'.
 * Empty trusts no address: the client's address is then the socket's.
 */
export function trustedAddresses(list: string): TrustResult {
  const trusted = new BlockList();
  for (const entry of list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    if (entry === 'loopback') {
      trusted.addSubnet('127.0.0.0', 8, 'ipv4');
      trusted.addAddress('::1', 'ipv6');
      continue;
    }
    const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const family = isIP(address);
    const size = family === 6 ? 128 : 32;
    const prefix = bits === undefined ? size : Number(bits);
    if (family === 0 || prefix > size) {
      return { ok: false, fault: `TRUST_PROXY holds '${entry}', which is no address, range or 'loopback'.` };
    }
    trusted.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4');
  }
  return { ok: true, trust: (address) => isTrusted(trusted, address) };
}

function isTrusted(trusted: BlockList, address: string): boolean {
  // A dual-stack socket shows IPv4 peers as ::ffff:127.0.0.1.
  const plain = address.replace(/^::ffff:/, '');
  const family = isIP(plain);
  return family !== 0 && trusted.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}
