import { BlockList, isIP } from 'node:net';

type ReadHeader = (name: string) => string | undefined;

/**
 * What Google keeps for itself: of its published ranges (`goog.json`) those in which no customer's machine
 * is (`cloud.json`), as of September 2026. Hosting reaches a function from one of these. One that is
 * missing is no hole: who comes by it is counted with all others who do.
 */
const GOOGLES_OWN: readonly (readonly [string, number])[] = [
  ['64.233.160.0', 19],
  ['66.102.0.0', 20],
  ['66.249.64.0', 19],
  ['72.14.192.0', 18],
  ['74.125.0.0', 16],
  ['108.177.0.0', 17],
  ['142.250.0.0', 15],
  ['172.217.0.0', 16],
  ['172.253.0.0', 16],
  ['173.194.0.0', 16],
  ['192.178.0.0', 15],
  ['209.85.128.0', 17],
  ['216.58.192.0', 19],
  ['216.239.32.0', 19],
  ['2001:4860::', 32],
  ['2404:6800::', 32],
  ['2607:f8b0::', 32],
  ['2800:3f0::', 32],
  ['2a00:1450::', 32],
  ['2c0f:fb50::', 32],
];

const googlesOwn = new BlockList();
for (const [network, prefix] of GOOGLES_OWN)
  googlesOwn.addSubnet(network, prefix, familyOf(network));

/**
 * The address that a request comes from, as it is counted; null where the platform has written none.
 *
 * The cloud appends to `X-Forwarded-For` who has connected to it, and keeps what stood there before: so its
 * last entry is the only one that no caller can choose. Past Hosting that is the caller herself. By way of
 * Hosting it is a machine of Google's own, and Hosting has appended the browser's address to its left. Any
 * other entry, and every other header (`Fastly-Client-IP` too), is what a caller may have written.
 * docs/operations.md names the sources.
 */
export function readClientAddress(header: ReadHeader): string | null {
  const hops = (header('x-forwarded-for') ?? '').split(',').map(readAddress);
  const peer = hops.at(-1) ?? null;
  if (peer === null || !googlesOwn.check(peer, familyOf(peer))) return toCounted(peer);
  return toCounted(hops.at(-2) ?? peer);
}

const MAPPED = /^::ffff:(?=\d+\.)/i;

function readAddress(text: string): string | null {
  const address = text.trim().replace(MAPPED, '');
  return isIP(address) === 0 ? null : address;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** Of IPv6 the network: each device has as many addresses in it as it likes. */
function toCounted(address: string | null): string | null {
  if (address === null || familyOf(address) === 'ipv4') return address;
  // A URL writes an address in one way, whatever its zeros and capitals; a zone is no part of it.
  const [bare] = address.split('%');
  const [start = '', end = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const first = start === '' ? [] : start.split(':');
  const last = end === '' ? [] : end.split(':');
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
