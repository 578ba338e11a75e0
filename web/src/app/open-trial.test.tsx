import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { askWhetherTrial } from '../lib/api/open-trial.ts';
import { accountOf, startFakeAuth } from '../test/fake-auth.ts';
import { openApp } from '../test/open-app.tsx';
import { student } from '../test/render-signed-in.tsx';
import { server } from '../test/server.ts';

const SENTENCE = /This is an open trial: whoever signs up as a teacher sees every student here/;

function openMaterials(headers: Record<string, string>) {
  localStorage.setItem('user', JSON.stringify(student));
  startFakeAuth(accountOf(student)).resume(student.uid);
  const empty = { success: true, materials: [], quizzes: [], attempts: [], next: null };
  server.use(http.get('/api/*', () => HttpResponse.json(empty, { headers })));
  return openApp('/student-dashboard');
}

test('every page of an open trial says so at its foot', async () => {
  openMaterials({ 'X-Open-Trial': 'yes' });
  await screen.findByText(SENTENCE);
});

test('the pages of a school do not', async () => {
  openMaterials({});
  await screen.findByText(/No study materials/);
  screen.getByRole('navigation', { name: 'About this site' });
  expect(screen.queryByText(SENTENCE)).toBeNull();
});

test('whoever signs up reads it before she does so', async () => {
  startFakeAuth();
  const healthy = { success: true, version: '0.1.0', provider: 'offline', uptime: 1 };
  const headers = { 'X-Open-Trial': 'yes' };
  server.use(http.get('/api/health', () => HttpResponse.json(healthy, { headers })));
  openApp('/signup');
  await screen.findByText(SENTENCE);
});

test('the answer that says so is read to its end, and leaves its connection to others', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await askWhetherTrial();
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/health');
  await expect(fetched.mock.results[0]?.value).resolves.toMatchObject({ bodyUsed: true });
});
