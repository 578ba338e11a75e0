import type { Material } from '@study-assistant/contract/materials/materials';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { READING_PAUSE_MS } from '../../../components/materials/being-read.ts';
import type { MaterialText } from '../../../queries/material-reading.ts';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn, student } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { takePage } from '../../../test/take-page.ts';
import { MaterialPage } from './material.page.tsx';

const material: Material = {
  id: 'leaves',
  name: 'Leaves and light',
  type: 'Document',
  uploadDate: '2026-03-12T09:05:00.000Z',
  teacherId: 'teacher-1',
  teacherName: 'Ruth Meyer',
  subject: 'Biology',
  fileName: 'leaves.docx',
  sizeBytes: 34_000,
  topics: ['Chlorophyll', 'Leaves'],
  tags: [],
  classes: [],
};

const text: MaterialText = {
  sections: [
    { title: 'The leaf', page: 1, paragraphs: ['A leaf is thin.', 'It is green.'] },
    { title: null, page: 1, paragraphs: ['Light falls on it.'] },
    { title: 'The root', page: 2, paragraphs: ['A root drinks.'] },
  ],
  isCut: false,
  ordersLeftOut: 0,
};

let links = 0;

type Served = { materials?: Material[]; text?: MaterialText | null };

/** Serves materials; one without a text could not be read. */
function serve({ materials = [material], text: read = text }: Served = {}) {
  server.use(
    http.get('/api/materials', ({ request }) => {
      const { page, next } = takePage(materials, request);
      return HttpResponse.json({ success: true, materials: page, next });
    }),
    http.get('/api/materials/:id/text', () =>
      read
        ? HttpResponse.json({ success: true, ...read })
        : HttpResponse.json(
            { success: false, error: 'Nothing was read.', code: 'not-found' },
            { status: 404 },
          ),
    ),
    http.post('/api/materials/:id/download-link', ({ params }) => {
      links += 1;
      const url = `/api/materials/${String(params['id'])}/download?ticket=${links}`;
      return HttpResponse.json({ success: true, url, expiresAt: '2026-03-12T09:10:00.000Z' });
    }),
  );
}

/** Sets what the browser reports about itself. */
function browse({ showsPdf, isDesk }: { showsPdf: boolean; isDesk: boolean }) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: showsPdf, configurable: true });
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const matches = query === '(pointer: fine)' && isDesk;
    const media = { matches, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    return media as unknown as MediaQueryList;
  });
}

function show(id = material.id, search = '') {
  return renderSignedIn(<MaterialPage />, {
    user: student,
    at: `/materials/${id}${search}`,
    route: '/materials/:materialId',
    others: { '/student-dashboard': <h1>Dashboard</h1> },
  });
}

beforeEach(() => {
  links = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

test('a document is read on the page, with its headings and pages', async () => {
  serve();
  show();
  const article = within(await screen.findByRole('article', { name: 'Text' }));
  const headings = article.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual(['The leaf', 'The root']);
  expect(article.getAllByText(/^Page \d$/).map((one) => one.textContent)).toEqual([
    'Page 1',
    'Page 2',
  ]);
  for (const fact of ['Biology', 'Document', 'Ruth Meyer', '12 Mar 2026', '34 kB']) {
    expect(screen.getByText(fact)).toBeTruthy();
  }
  const topics = within(screen.getByRole('list', { name: 'Topics' })).getAllByRole('listitem');
  expect(topics.map((one) => one.textContent)).toEqual(['Chlorophyll', 'Leaves']);
  expect(document.title).toContain('Leaves and light');
  expect(await axeFaults()).toEqual([]);
});

test('a long text has contents that lead to its headings', async () => {
  const sections = Array.from({ length: 5 }, (_, at) => ({
    title: `Part ${at + 1}`,
    page: null,
    paragraphs: ['Words.'],
  }));
  serve({ text: { sections, isCut: true, ordersLeftOut: 0 } });
  const { user } = show();
  expect(await screen.findByText(/^The text goes on in the file\./)).toBeTruthy();
  await user.click(screen.getByText('Contents'));
  await user.click(screen.getByRole('button', { name: 'Part 4' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Part 4' }));
  expect(screen.queryByText(/^Page/)).toBeNull();
});

test.each([
  ['?section=the%20root', 'The root'],
  ['?page=2', 'The root'],
])('an address that names a place of the text opens it there: %s', async (search, heading) => {
  serve();
  show(material.id, search);
  const found = await screen.findByRole('heading', { name: heading });
  expect(document.activeElement).toBe(found);
});

test('a PDF opens at the page that the address names, and as text at a section', async () => {
  browse({ showsPdf: true, isDesk: true });
  serve({ materials: [{ ...material, type: 'PDF', fileName: 'leaves.pdf' }] });
  const { unmount } = show(material.id, '?page=2');
  const frame = await screen.findByTitle('Leaves and light (PDF)');
  expect(frame.getAttribute('src')).toMatch(/view=1#page=2$/);
  unmount();
  show(material.id, '?section=The+leaf');
  const found = await screen.findByRole('heading', { name: 'The leaf' });
  expect(document.activeElement).toBe(found);
});

test('a text says that something of its file is left out', async () => {
  serve({ text: { ...text, ordersLeftOut: 1 } });
  show();
  expect(
    await screen.findByText(/^Text that gives instructions to an AI is left out/),
  ).toBeTruthy();
});

test('the text of a new file appears as soon as the server has read it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const materials = [{ ...material, uploadDate: new Date().toISOString() }];
  serve({ materials, text: null });
  show();
  expect(await screen.findByText(/^The text is being read\./)).toBeTruthy();
  serve({ materials });
  await act(() => vi.advanceTimersByTimeAsync(READING_PAUSE_MS));
  expect(await screen.findByRole('heading', { name: 'The leaf' })).toBeTruthy();
});

test('a PDF shows in the browser, and as text for who prefers that', async () => {
  browse({ showsPdf: true, isDesk: true });
  serve({ materials: [{ ...material, type: 'PDF', fileName: 'leaves.pdf' }] });
  const { user } = show();
  const frame = await screen.findByTitle('Leaves and light (PDF)');
  expect(frame.getAttribute('src')).toBe('/api/materials/leaves/download?ticket=1&view=1');
  await user.click(screen.getByRole('button', { name: 'Read as text' }));
  expect(await screen.findByText('A leaf is thin.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show the PDF' }));
  const again = await screen.findByTitle('Leaves and light (PDF)');
  expect(again.getAttribute('src')).toBe('/api/materials/leaves/download?ticket=2&view=1');
});

test.each([
  { showsPdf: false, isDesk: true },
  { showsPdf: true, isDesk: false },
])('where PDFs do not show in frames, the text comes first: %o', async (browser) => {
  browse(browser);
  const tab = { location: { href: '' }, document: { title: '' }, closed: false, opener: null };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  serve({ materials: [{ ...material, type: 'PDF', fileName: 'leaves.pdf' }] });
  const { user } = show();
  expect(await screen.findByText('A leaf is thin.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Open the PDF in a new tab' }));
  await waitFor(() =>
    expect(tab.location.href).toBe('/api/materials/leaves/download?ticket=1&view=1'),
  );
});

test('a video whose link has expired goes on with a new one', async () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  serve({ materials: [{ ...material, type: 'Video', fileName: 'leaves.mp4' }] });
  show();
  const video = await screen.findByLabelText<HTMLVideoElement>('Leaves and light');
  expect(video.getAttribute('src')).toBe('/api/materials/leaves/download?ticket=1&view=1');
  video.currentTime = 42;
  fireEvent.timeUpdate(video);
  video.currentTime = 0;
  fireEvent.error(video);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(video.getAttribute('src')).toBe('/api/materials/leaves/download?ticket=2&view=1');
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(42);
  expect(await axeFaults()).toEqual([]);
});

test('a video that the browser cannot play is offered as a download', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  serve({ materials: [{ ...material, type: 'Video', fileName: 'leaves.mov' }] });
  show();
  const video = await screen.findByLabelText('Leaves and light');
  fireEvent.error(video);
  await waitFor(() => expect(links).toBe(2));
  fireEvent.error(video);
  expect(
    await screen.findByRole('heading', { name: 'This video cannot be shown here' }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download it' })).toBeTruthy();
});

test('a presentation that nothing could be read from is offered as a download', async () => {
  serve({
    materials: [{ ...material, type: 'Presentation', fileName: 'leaves.pptx' }],
    text: null,
  });
  show();
  const title = 'This presentation cannot be shown here';
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('a text that does not come can be asked for again', async () => {
  serve();
  server.use(http.get('/api/materials/:id/text', () => HttpResponse.error(), { once: true }));
  const { user } = show();
  expect(await screen.findByText('The text could not be loaded.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('A leaf is thin.')).toBeTruthy();
});

test('a material of a later page of the list is found', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ ...material, id: `m${at}` }));
  serve({ materials: [...many, material] });
  show();
  expect(await screen.findByRole('heading', { name: 'Leaves and light' })).toBeTruthy();
});

test('a material that is not there says so and leads back', async () => {
  serve({ materials: [] });
  const { user } = show('gone');
  expect(await screen.findByRole('heading', { name: 'This material is not there' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to the materials' }));
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy();
});

test('a list that does not come can be asked for again', async () => {
  serve();
  server.use(http.get('/api/materials', () => HttpResponse.error(), { once: true }));
  const { user } = show();
  expect(await screen.findByText('The material could not be loaded.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('A leaf is thin.')).toBeTruthy();
});
