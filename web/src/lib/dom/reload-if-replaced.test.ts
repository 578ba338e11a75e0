import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../test/server.ts';
import { reloadIfReplaced } from './reload-if-replaced.ts';

const missing = new TypeError('Failed to fetch dynamically imported module');
const reload = vi.fn();

beforeEach(() => {
  const { href, origin, protocol, host } = window.location;
  vi.stubGlobal('location', { href, origin, protocol, host, reload });
  document.head.innerHTML = '<script type="module" src="/assets/index-OLD.js"></script>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  document.head.innerHTML = '';
});

function siteBeginsWith(entry: string) {
  server.use(http.get('*/', () => HttpResponse.html(`<script src="/assets/${entry}"></script>`)));
}

test('after an update the page is loaded again, and nothing fails before it goes', async () => {
  siteBeginsWith('index-NEW.js');
  const settled = vi.fn();
  reloadIfReplaced(missing).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(settled).not.toHaveBeenCalled();
});

test('without an update the failure is told, so that no page reloads for ever', async () => {
  siteBeginsWith('index-OLD.js');
  await expect(reloadIfReplaced(missing)).rejects.toBe(missing);
  expect(reload).not.toHaveBeenCalled();
});

test('offline the failure is told', async () => {
  server.use(http.get('*/', () => HttpResponse.error()));
  await expect(reloadIfReplaced(missing)).rejects.toBe(missing);
  expect(reload).not.toHaveBeenCalled();
});
