import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function load() {
  const [, body = ''] = /<body>([\s\S]*?)<script>/.exec(html) ?? [];
  document.body.innerHTML = body;
  runInThisContext(script);
  return {
    splash: () => document.getElementById('splash'),
    root: document.getElementById('root') as HTMLElement,
  };
}

test('the splash names the product and shows four decorative stars', () => {
  const { splash } = load();
  const logo = splash()?.querySelector('img');
  expect(logo?.alt).toContain('Study Assistant');
  expect([logo?.width, logo?.height]).toEqual([120, 120]);
  expect(splash()?.textContent).toContain('Smarter Study, Guided Growth');
  expect(splash()?.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(4);
});

test('it fades after 2.5 s, which frees the app, and is gone after 3.1 s', () => {
  const { splash, root } = load();
  expect(splash()?.hidden).toBe(false);
  expect(root.inert).toBe(true);
  vi.advanceTimersByTime(2499);
  expect(splash()?.className).toBe('');
  vi.advanceTimersByTime(1);
  expect(splash()?.className).toBe('fading');
  expect(root.inert).toBe(false);
  vi.advanceTimersByTime(599);
  expect(splash()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(splash()).toBeNull();
});

test('a later load of the same browser session skips it', () => {
  load();
  const { splash, root } = load();
  expect(splash()).toBeNull();
  expect(root.inert).toBeFalsy();
});
