import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { atoms, cells, refuse, rowNames, serve } from './teacher-materials.fixture.ts';
import { TeacherMaterials } from './teacher-materials.tsx';

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
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cells' }));
});

test('a deletion can be taken back, and the focus goes to the material', async () => {
  serve(atoms, cells);
  const undoUntil = new Date().toISOString();
  server.use(
    http.delete('/api/materials/cells', () => HttpResponse.json({ success: true, undoUntil })),
    http.post('/api/materials/cells/restore', () =>
      HttpResponse.json({ success: true, material: cells }),
    ),
  );
  const { user } = renderSignedIn(<TeacherMaterials />);
  await user.click(await screen.findByRole('button', { name: 'Delete Cells' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(rowNames()).toEqual(['Atoms']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rowNames()).toEqual(['Atoms', 'Cells']));
  expect(document.activeElement?.closest('tr')?.textContent).toContain('Cells');
});

test('a deletion that cannot be taken back any more says so', async () => {
  serve(atoms);
  const undoUntil = new Date().toISOString();
  server.use(
    http.delete('/api/materials/atoms', () => HttpResponse.json({ success: true, undoUntil })),
    http.post('/api/materials/atoms/restore', () => refuse(404, 'Material not found.')),
  );
  const { user } = renderSignedIn(<TeacherMaterials />);
  await user.click(await screen.findByRole('button', { name: 'Delete Atoms' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText('The material could not be brought back: Material not found.'),
  ).toBeTruthy();
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
