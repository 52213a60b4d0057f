import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Of an IPv6 address the first 64 bits: a client with one address of a network has all of them. */
const NETWORK_GROUPS = 4;

/**
 * The origin that attempts from an address are counted for: '203.0.113.9', or the network '2001:db8:0:7::/64' of an IPv6
 * address. Counted by themselves, one household would have 2^64 origins.
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

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
