import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The first 64 bits of an IPv6 address: a client controls all addresses of its network. */
const NETWORK_GROUPS = 4;

/**
 * The key for counting attempts: an IPv4 address, or the /64 network of an IPv6 address, of which one household has
 * 2^64.
 */
export function clientOrigin(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [before = '', after] = canonical.split('::');
  const head = groups(before);
  const tail = groups(after ?? '');
  const zeros = Array<string>(GROUPS - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Whether an address is this machine's: a client's own, or a proxy's that speaks for all. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address);
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
