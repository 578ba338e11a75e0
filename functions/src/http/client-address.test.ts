import { expect, test } from 'vitest';
import { readClientAddress } from './client-address.ts';

type Headers = Record<string, string>;

const read = (headers: Headers) => readClientAddress((name) => headers[name]);
const CLIENT = '203.0.113.7';
/** Machines of Google's own, as Hosting's requests come from them. */
const HOSTING = '66.102.8.142';
const HOSTING_BY_IPV6 = '2a00:1450:4001:82a::200a';
/** A machine that anybody can rent of Google. */
const RENTED = '34.16.0.9';

test.each<[string, Headers]>([
  ['is the hop before Hosting', { 'x-forwarded-for': `${CLIENT}, ${HOSTING}` }],
  ['stands there without spaces', { 'x-forwarded-for': `${CLIENT},${HOSTING}` }],
  ['is found before a Hosting of IPv6', { 'x-forwarded-for': `${CLIENT},${HOSTING_BY_IPV6}` }],
  ['is who connected, past Hosting', { 'x-forwarded-for': CLIENT }],
  ['may be written as IPv6', { 'x-forwarded-for': `::ffff:${CLIENT}` }],
])('an address %s', (_where, headers) => {
  expect(read(headers)).toBe(CLIENT);
});

test.each<[string, Headers]>([
  ['a hop of her own', { 'x-forwarded-for': `198.51.100.1, ${CLIENT}` }],
  ['many', { 'x-forwarded-for': `198.51.100.1,198.51.100.2,198.51.100.3,${CLIENT}` }],
  ['Hosting before her', { 'x-forwarded-for': `198.51.100.1, ${HOSTING}, ${CLIENT}` }],
  ['a header of Hosting’s', { 'x-forwarded-for': CLIENT, 'fastly-client-ip': '198.51.100.1' }],
  [
    'all such headers',
    {
      ...{ 'x-forwarded-for': CLIENT, 'x-real-ip': '198.51.100.1', forwarded: 'for=198.51.100.1' },
      ...{ 'x-client-ip': '198.51.100.1', 'true-client-ip': '198.51.100.1' },
      ...{ 'x-appengine-user-ip': '198.51.100.1', 'x-forwarded-host': 'school.web.app' },
    },
  ],
  ['a hop by way of Hosting', { 'x-forwarded-for': `198.51.100.1, ${CLIENT}, ${HOSTING}` }],
  [
    'Hosting’s header by way of it',
    { 'x-forwarded-for': `${CLIENT}, ${HOSTING}`, 'fastly-client-ip': '198.51.100.1' },
  ],
])('who calls and writes %s is counted where she is', (_what, headers) => {
  expect(read(headers)).toBe(CLIENT);
});

test('a machine that is rented of Google is no Hosting', () => {
  expect(read({ 'x-forwarded-for': `198.51.100.1, ${RENTED}` })).toBe(RENTED);
});

test.each([
  ['2001:db8:12:34:5:6:7:8', '2001:db8:12:34::/64'],
  ['2001:DB8:12:34::1', '2001:db8:12:34::/64'],
  ['2001:0db8:0012:0034:ffff::', '2001:db8:12:34::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8:12:34:5:6:192.0.2.1', '2001:db8:12:34::/64'],
])('of IPv6 the network is counted: %s is in %s', (address, network) => {
  expect(read({ 'x-forwarded-for': address })).toBe(network);
  expect(read({ 'x-forwarded-for': `${address}, ${HOSTING}` })).toBe(network);
});

test.each<Headers>([
  {},
  { 'x-forwarded-for': '' },
  { 'x-forwarded-for': ' , ' },
  { 'x-forwarded-for': 'unknown' },
  { 'x-forwarded-for': `${CLIENT}, <script>` },
  { 'x-forwarded-for': '203.0.113.700' },
  { 'x-forwarded-for': '203.0.113.7:443' },
  { 'fastly-client-ip': CLIENT },
])('%o tells none', (headers) => {
  expect(read(headers)).toBeNull();
});

test.each([HOSTING, `junk, ${HOSTING}`])(
  'who hides from %j is counted with its Hosting',
  (hops) => {
    expect(read({ 'x-forwarded-for': hops })).toBe(HOSTING);
  },
);
