import type { Material } from '@study-assistant/contract/materials';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { renderSignedIn, teacher } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { takePage } from '../../test/take-page.ts';
import { TeacherMaterials } from './teacher-materials.tsx';

function material(id: string, fields: Partial<Material> = {}): Material {
  return {
    id,
    name: `Material ${id}`,
    type: 'PDF',
    uploadDate: '2026-03-12T09:05:00.000Z',
    teacherId: teacher.uid,
    fileName: `${id}.pdf`,
    sizeBytes: 2_400_000,
    topics: [],
    ...fields,
  };
}

const cells = material('cells', { name: 'Cells', uploadDate: '2026-03-01T09:00:00.000Z' });
const atoms = material('atoms', { name: 'Atoms', uploadDate: '2026-03-03T09:00:00.000Z' });
const poems = material('poems', {
  name: 'Poems',
  uploadDate: '2026-03-02T09:00:00.000Z',
  teacherId: 'somebody-else',
});

/** Answers with what is there at the time of each request. */
function serve(...materials: Material[]) {
  server.use(http.get('/api/materials', () => HttpResponse.json({ success: true, materials })));
}

function refuse(status: number, error: string) {
  return HttpResponse.json({ success: false, error, code: 'test' }, { status });
}

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

function rowNames() {
  return screen.getAllByRole('rowheader').map((row) => row.querySelector('bdi')?.textContent);
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
  const { user } = renderSignedIn(<TeacherMaterials />);
  await user.type(nameInput(), 'Cells');
  await user.upload(fileInput(), pdf);
  await user.click(uploadButton());
  expect(await screen.findByText('Material uploaded successfully!')).toBeTruthy();
  expect(await screen.findByRole('rowheader', { name: /Cells/ })).toBeTruthy();
  expect(nameInput().value).toBe('');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.get('materialName')).toBe('Cells');
  expect(sent[0]?.get('materialType')).toBe('PDF');
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

test('deleting asks first, and the focus goes to the next material', async () => {
  serve(atoms, cells);
  server.use(http.delete('/api/materials/atoms', () => HttpResponse.json({ success: true })));
  const { user } = renderSignedIn(<TeacherMaterials />);
  await user.click(await screen.findByRole('button', { name: 'Delete Atoms' }));
  const dialog = screen.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this material?',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Material deleted successfully!')).toBeTruthy();
  await waitFor(() => expect(rowNames()).toEqual(['Cells']));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download Cells' }));
});

test('a deletion can be called off', async () => {
  serve(atoms);
  const { user } = renderSignedIn(<TeacherMaterials />);
  await user.click(await screen.findByRole('button', { name: 'Delete Atoms' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(rowNames()).toEqual(['Atoms']);
});

test('a deletion that fails says why', async () => {
  serve(atoms);
  server.use(http.delete('/api/materials/atoms', () => refuse(404, 'Material not found.')));
  const { user } = renderSignedIn(<TeacherMaterials />);
  await user.click(await screen.findByRole('button', { name: 'Delete Atoms' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Delete failed: Material not found.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
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
