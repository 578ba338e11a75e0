import { afterEach, expect, test } from 'vitest';
import {
  dropWantedAddress,
  isOwnAddress,
  keepWantedAddress,
  wantedAddress,
} from './wanted-address.ts';

afterEach(() => sessionStorage.clear());

test('an address is kept with its question and its place in the page, until it is dropped', () => {
  keepWantedAddress({ pathname: '/quiz-analysis/q1', search: '?class=9b', hash: '#question-3' });
  expect(wantedAddress('ada')).toBe('/quiz-analysis/q1?class=9b#question-3');
  dropWantedAddress();
  expect(wantedAddress('ada')).toBeNull();
});

test('a page that somebody was on is kept for her alone, and a stranger’s for who signs in', () => {
  keepWantedAddress({ pathname: '/practice', search: '', hash: '' }, 'ada');
  expect(wantedAddress('ben')).toBeNull();
  expect(wantedAddress('ada')).toBe('/practice');
  keepWantedAddress({ pathname: '/quiz-view/q1', search: '', hash: '' });
  expect(wantedAddress('ben')).toBe('/quiz-view/q1');
});

test.each([
  ['/'],
  ['/dashboard'],
  ['/my-classes?code=K7P0'],
  ['/quiz-view/q1?back=https://school.example//x#top'],
  ['/quiz-view/%5Cevil.example'],
])('%s is an address of the app', (address) => {
  expect(isOwnAddress(address)).toBe(true);
  expect(new URL(address, 'https://school.example').host).toBe('school.example');
});

test.each([
  [''],
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['https://evil.example/dashboard'],
  ['http:evil.example'],
  ['javascript:alert(1)'],
  ['dashboard'],
])('%j is none, and nobody is sent there', (address) => {
  expect(isOwnAddress(address)).toBe(false);
  sessionStorage.setItem('wanted-address', address);
  expect(wantedAddress('ada')).toBeNull();
});
