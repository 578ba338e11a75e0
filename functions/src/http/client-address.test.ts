import { expect, test } from 'vitest';
import { readClientAddress } from './client-address.ts';

test.each([
  ['as Hosting names it', { 'fastly-client-ip': '203.0.113.7', 'x-forwarded-for': '10.0.0.1' }],
  ['as the last hop without Hosting', { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }],
])('an address is read %s', (_how, headers: Record<string, string>) => {
  expect(readClientAddress((name) => headers[name])).toBe('203.0.113.7');
});

test.each([{}, { 'x-forwarded-for': '' }])('%o tells none', (headers: Record<string, string>) => {
  expect(readClientAddress((name) => headers[name])).toBeNull();
});
