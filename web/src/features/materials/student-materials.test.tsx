import type { Material } from '@study-assistant/contract/materials/materials';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../components/ui/feedback/toaster.tsx';
import { provideAuth } from '../../lib/auth/auth.ts';
import { axeFaults } from '../../test/axe.ts';
import { server } from '../../test/server.ts';
import { StudentMaterials } from './student-materials.tsx';

beforeEach(() => {
  provideAuth({ token: () => Promise.resolve('token') } as Parameters<typeof provideAuth>[0]);
});

const slides: Material = {
  id: 'slides',
  name: 'Photosynthesis slides',
  type: 'Presentation',
  uploadDate: '2026-03-12T09:05:00.000Z',
  teacherId: 'teacher',
  teacherName: '',
  subject: null,
  fileName: 'slides.pptx',
  sizeBytes: 3_400_000,
  topics: [],
  tags: [],
  classes: [],
};

function serve(...materials: Material[]) {
  server.use(http.get('/api/materials', () => HttpResponse.json({ success: true, materials })));
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <StudentMaterials />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}

function stubTab() {
  const tab = {
    opener: window,
    closed: false,
    close: vi.fn(),
    document: { title: '' },
    location: { href: '' },
  };
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return { tab, open };
}

test('a card names the material, its type, date and size', async () => {
  serve(slides);
  show();
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('heading', { name: 'Photosynthesis slides' })).toBeTruthy();
  for (const text of ['Presentation · 3.4 MB', '12 Mar 2026']) {
    expect(within(card).getByText(text)).toBeTruthy();
  }
});

test('a card says whose it is and what about, and leads to its page', async () => {
  const topics = ['Light', 'Leaves', 'Roots', 'Water'];
  serve({ ...slides, teacherName: 'Ruth Meyer', subject: 'Biology', topics });
  show();
  const card = within(await screen.findByRole('article'));
  for (const text of ['Ruth Meyer', 'Biology', 'Light · Leaves · Roots']) {
    expect(card.getByText(text)).toBeTruthy();
  }
  for (const name of ['Photosynthesis slides', 'Open']) {
    expect(card.getByRole('link', { name }).getAttribute('href')).toBe('/materials/slides');
  }
  expect(await axeFaults()).toEqual([]);
});

test('a short list has no search', async () => {
  serve(slides);
  show();
  await screen.findByRole('article');
  expect(screen.queryByRole('search')).toBeNull();
});

test('a long list is searched by name, topic and teacher, and narrowed by subject and type', async () => {
  const others = Array.from({ length: 7 }, (_, at): Material => ({
    ...slides,
    id: `pdf-${at}`,
    name: `Lesson ${at}`,
    type: 'PDF',
    subject: at % 2 === 0 ? 'History' : 'Biology',
    teacherName: at === 3 ? 'Ruth Meyer' : '',
    topics: at === 2 ? ['Roman senate'] : [],
  }));
  serve(slides, ...others);
  show();
  const user = userEvent.setup();
  const search = await screen.findByRole('searchbox', { name: 'Search materials' });
  expect(screen.getByText('8 materials')).toBeTruthy();
  async function find(words: string) {
    await user.clear(search);
    await user.type(search, words);
    await screen.findByText('1 of 8 materials');
    return screen.getByRole('heading', { level: 3 }).textContent;
  }
  expect(await find('photo')).toBe('Photosynthesis slides');
  expect(await find('senate')).toBe('Lesson 2');
  expect(await find('meyer')).toBe('Lesson 3');
  await user.clear(search);
  await user.selectOptions(screen.getByLabelText('Subject'), 'History');
  expect(await screen.findByText('4 of 8 materials')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Type'), 'Presentation');
  expect(await screen.findByRole('heading', { name: 'No material found' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all materials' }));
  expect(await screen.findByText('8 materials')).toBeTruthy();
});

test('Download opens a tab at once and sends it to the link', async () => {
  const { tab, open } = stubTab();
  const url = '/api/materials/slides/download?ticket=abc';
  serve(slides);
  server.use(
    http.post('/api/materials/slides/download-link', () =>
      HttpResponse.json({ success: true, url, expiresAt: '2026-03-12T09:10:00.000Z' }),
    ),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(tab.location.href).toBe(url));
  expect(open).toHaveBeenCalledWith('', '_blank');
  expect(tab.opener).toBeNull();
});

test('a refused download closes the tab and says why', async () => {
  const { tab } = stubTab();
  serve(slides);
  server.use(
    http.post('/api/materials/slides/download-link', () =>
      HttpResponse.json(
        { success: false, error: 'Material not found.', code: 'not-found' },
        { status: 404 },
      ),
    ),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText(/Material not found\./)).toBeTruthy();
  expect(tab.close).toHaveBeenCalledOnce();
});

test('says so when there is no material', async () => {
  serve();
  show();
  expect(await screen.findByRole('heading', { name: 'No study materials yet' })).toBeTruthy();
});

test('offers to try again when the materials do not come', async () => {
  server.use(http.get('/api/materials', () => HttpResponse.error(), { once: true }));
  show();
  expect(await screen.findByText('The study materials could not be loaded.')).toBeTruthy();
  serve(slides);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});
