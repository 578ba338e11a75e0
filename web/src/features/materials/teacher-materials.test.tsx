import type { Material } from '@study-assistant/contract/materials/materials';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { axeFaults } from '../../test/axe.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { takePage } from '../../test/take-page.ts';
import {
  atoms,
  cells,
  material,
  poems,
  refuse,
  rowNames,
  serve,
} from './teacher-materials.fixture.ts';
import { TeacherMaterials } from './teacher-materials.tsx';

function serveUpload(answer: () => Response | Promise<Response>) {
  server.use(http.post('/api/materials/upload', answer));
}

const pdf = new File(['%PDF-1.7 cells'], 'cell_biology.pdf', { type: 'application/pdf' });

function fileInput() {
  return screen.getByLabelText<HTMLInputElement>('File');
}

function nameInput() {
  return screen.getByLabelText<HTMLInputElement>('Material name');
}

function uploadButton() {
  return screen.getByRole('button', { name: 'Upload' });
}

test('materials are listed newest first, and the headers sort', async () => {
  serve(cells, atoms, poems);
  const { user } = renderSignedIn(<TeacherMaterials />);
  await screen.findByRole('table', { name: 'Materials' });
  expect(rowNames()).toEqual(['Atoms', 'Poems', 'Cells']);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(rowNames()).toEqual(['Atoms', 'Cells', 'Poems']);
});

test('only what a teacher has uploaded can be deleted by that teacher', async () => {
  serve(cells, poems);
  renderSignedIn(<TeacherMaterials />);
  expect(await screen.findByRole('button', { name: 'Delete Cells' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete Poems' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download Poems' })).toBeTruthy();
});

test('without materials the page says what to do', async () => {
  serve();
  renderSignedIn(<TeacherMaterials />);
  expect(await screen.findByRole('heading', { name: 'No materials yet' })).toBeTruthy();
});

test('materials that do not come can be asked for again', async () => {
  server.use(http.get('/api/materials', () => refuse(500, 'Sorry.')));
  const { user } = renderSignedIn(<TeacherMaterials />);
  expect(await screen.findByText('The materials could not be loaded.')).toBeTruthy();
  serve(cells);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('rowheader', { name: /Cells/ })).toBeTruthy();
});

test('many materials can be searched', async () => {
  serve(cells, ...[1, 2, 3, 4, 5, 6].map((n) => material(`m${n}`)));
  const { user } = renderSignedIn(<TeacherMaterials />);
  await user.type(await screen.findByRole('searchbox', { name: 'Search materials' }), 'cell');
  expect(rowNames()).toEqual(['Cells']);
  expect(screen.getByText('1 of 7 materials')).toBeTruthy();
  await user.type(screen.getByRole('searchbox'), 'xyz');
  await user.click(screen.getByRole('button', { name: 'Show all materials' }));
  expect(rowNames()).toHaveLength(7);
});

test('a material has its subject, and its name leads to its page', async () => {
  serve({ ...cells, subject: 'Biology' });
  renderSignedIn(<TeacherMaterials />);
  const link = await screen.findByRole('link', { name: 'Cells' });
  expect(link.getAttribute('href')).toBe('/materials/cells');
  expect(within(screen.getByRole('table')).getByText('Biology')).toBeTruthy();
});

test('the subject that is found in a new material comes by itself', async () => {
  const uploaded = { ...cells, uploadDate: new Date().toISOString() };
  serve(uploaded);
  renderSignedIn(<TeacherMaterials />);
  const table = within(await screen.findByRole('table'));
  expect(table.queryByText('Biology')).toBeNull();
  serve({ ...uploaded, subject: 'Biology' });
  expect(await table.findByText('Biology', {}, { timeout: 6000 })).toBeTruthy();
}, 10_000);

test('a quiz can be made of what can be read, and of nothing else', async () => {
  serve(cells, material('film', { name: 'Film', type: 'Video', fileName: 'film.mp4' }));
  renderSignedIn(<TeacherMaterials />);
  const link = await screen.findByRole('link', { name: 'Make a quiz of Cells' });
  expect(link.getAttribute('href')).toBe('/dashboard?tab=quiz&material=cells');
  expect(screen.queryByRole('link', { name: 'Make a quiz of Film' })).toBeNull();
  expect(screen.getAllByText('A quiz needs a PDF or Word document.')).toHaveLength(1);
});

test('an upload without a file says so and leads to the file', async () => {
  serve();
  const { user } = renderSignedIn(<TeacherMaterials />);
  await user.type(nameInput(), 'Cells');
  await user.click(uploadButton());
  expect(screen.getByText('Please select a file')).toBeTruthy();
  expect(document.activeElement).toBe(fileInput());
});

test('an upload without a name says so and leads to the name', async () => {
  serve();
  const { user } = renderSignedIn(<TeacherMaterials />);
  await user.upload(fileInput(), pdf);
  await user.clear(nameInput());
  await user.type(nameInput(), '{Enter}');
  expect(screen.getByText('Please enter a material name.')).toBeTruthy();
  expect(document.activeElement).toBe(nameInput());
});

test('a file brings its name and type where the teacher has said none', async () => {
  serve();
  const { user } = renderSignedIn(<TeacherMaterials />);
  await user.upload(fileInput(), new File(['x'], 'Volcano_film.MP4', { type: 'video/mp4' }));
  expect(nameInput().value).toBe('Volcano film');
  expect(screen.getByLabelText<HTMLSelectElement>('Type').value).toBe('Video');
});

test('a dropped file of another type is refused before the upload', async () => {
  serve();
  const { user } = renderSignedIn(<TeacherMaterials />);
  await user.selectOptions(screen.getByLabelText('Type'), 'Video');
  fireEvent.change(fileInput(), { target: { files: [pdf] } });
  expect(
    screen.getByText(/does not fit the type Video.*\.mp4, \.webm, or \.mov file/),
  ).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Type'), 'PDF');
  expect(screen.queryByText(/does not fit/)).toBeNull();
});

test('a file over 25 MB is refused before the upload', async () => {
  serve();
  const { user } = renderSignedIn(<TeacherMaterials />);
  const big = new File(['x'], 'big.pdf');
  Object.defineProperty(big, 'size', { value: 25 * 1024 * 1024 + 1 });
  await user.upload(fileInput(), big);
  expect(screen.getByText('This file is too large. The limit is 25 MB.')).toBeTruthy();
});

test('an uploaded material is in the list, and the form is empty again', async () => {
  const materials: Material[] = [];
  server.use(http.get('/api/materials', () => HttpResponse.json({ success: true, materials })));
  const sent: FormData[] = [];
  server.use(
    http.post('/api/materials/upload', async ({ request }) => {
      sent.push(await request.formData());
      materials.push(cells);
      return HttpResponse.json({ success: true, material: cells }, { status: 201 });
    }),
  );
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = renderSignedIn(<TeacherMaterials />, {
    others: { '/dashboard': <h1>Quizzes</h1> },
  });
  await user.type(nameInput(), 'Cells');
  await user.selectOptions(screen.getByLabelText('Subject'), 'Biology');
  await user.upload(fileInput(), pdf);
  await user.click(uploadButton());
  expect(await screen.findByText('Material uploaded successfully!')).toBeTruthy();
  expect(await screen.findByRole('rowheader', { name: /Cells/ })).toBeTruthy();
  expect(nameInput().value).toBe('');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.get('materialName')).toBe('Cells');
  expect(sent[0]?.get('materialType')).toBe('PDF');
  expect(sent[0]?.get('subject')).toBe('Biology');
  expect(screen.getByLabelText<HTMLSelectElement>('Subject').value).toBe('');
  expect(scrolled.mock.contexts).toContain(screen.getByRole('row', { name: /^Cells/ }));
  await user.click(screen.getByRole('button', { name: 'Make a quiz of it' }));
  expect(await screen.findByText('Quizzes')).toBeTruthy();
});

test('while a file is on its way, there is its progress and a way to cancel', async () => {
  serve();
  serveUpload(async () => {
    await delay('infinite');
    return HttpResponse.json({});
  });
  const { user } = renderSignedIn(<TeacherMaterials />);
  await user.upload(fileInput(), pdf);
  await user.click(uploadButton());
  expect(await screen.findByRole('progressbar', { name: /cell_biology\.pdf/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(await screen.findByText('Upload cancelled.')).toBeTruthy();
  expect(nameInput().value).toBe('cell biology');
  expect(document.activeElement).toBe(uploadButton());
});

test.each([
  ['a reason of the server', () => refuse(415, 'Bad file.'), 'Upload failed: Bad file.'],
  [
    'no reason',
    () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
    'Upload failed: Unknown error',
  ],
])('a refused upload with %s is said, and the form keeps its values', async (_, answer, words) => {
  serve();
  serveUpload(answer);
  const { user } = renderSignedIn(<TeacherMaterials />);
  await user.upload(fileInput(), pdf);
  await user.click(uploadButton());
  expect(await screen.findByText(words)).toBeTruthy();
  expect(nameInput().value).toBe('cell biology');
  expect(screen.getByText('cell_biology.pdf')).toBeTruthy();
});

test('a material is uploaded for some classes, of which one at least has to be ticked', async () => {
  const taught = { subject: '', grade: '7', timeZone: 'UTC', teacherIds: [], students: 3 };
  const classes = ['7A', '7B'].map((name) => ({ id: name, name, archivedAt: null, ...taught }));
  serve();
  const sent: (FormDataEntryValue | null)[] = [];
  server.use(
    http.get('/api/classes', () => HttpResponse.json({ success: true, classes })),
    http.post('/api/materials/upload', async ({ request }) => {
      sent.push((await request.formData()).get('classIds'));
      return HttpResponse.json({ success: true, material: cells }, { status: 201 });
    }),
  );
  const { user } = renderSignedIn(<TeacherMaterials />);
  await user.upload(fileInput(), pdf);
  const audience = screen.getByLabelText('For');
  await user.selectOptions(audience, 'Some of my classes');
  await user.click(uploadButton());
  expect(screen.getByText('Please tick a class, or choose all students.')).toBeTruthy();
  expect(document.activeElement).toBe(audience);
  await user.click(await screen.findByRole('checkbox', { name: '7B' }));
  expect(screen.queryByText('Please tick a class, or choose all students.')).toBeNull();
  expect(await axeFaults()).toEqual([]);
  await user.click(uploadButton());
  expect(await screen.findByText('Material uploaded successfully!')).toBeTruthy();
  await user.upload(fileInput(), pdf);
  await user.click(uploadButton());
  await expect.poll(() => sent).toEqual(['7B', null]);
});

test('an upload that is answered with success alone is in the list that is fetched', async () => {
  serve();
  serveUpload(() => {
    serve(cells);
    return HttpResponse.json({ success: true });
  });
  const { user } = renderSignedIn(<TeacherMaterials />);
  await user.upload(fileInput(), pdf);
  await user.click(uploadButton());
  expect(await screen.findByText('Material uploaded successfully!')).toBeTruthy();
  expect(await screen.findByRole('rowheader', { name: /Cells/ })).toBeTruthy();
});

test('of many materials the newest are shown; to put them in order all are read', async () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    material(`m${at}`, { name: `M ${String(39 - at).padStart(2, '0')}` }),
  );
  server.use(
    http.get('/api/materials', ({ request }) => {
      const { page, next } = takePage(many, request);
      return HttpResponse.json({ success: true, materials: page, next });
    }),
  );
  const { user } = renderSignedIn(<TeacherMaterials />);
  expect(await screen.findByText('24 materials shown.')).toBeTruthy();
  expect(rowNames()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(await screen.findByText('40 materials')).toBeTruthy();
  expect(rowNames().slice(0, 2)).toEqual(['M 00', 'M 01']);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText('All 40 materials are shown.')).toBeTruthy();
  expect(rowNames()).toHaveLength(40);
});
