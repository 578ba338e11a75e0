import type { Material } from '@study-assistant/contract/materials/materials';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { teacher } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';

export function material(id: string, fields: Partial<Material> = {}): Material {
  return {
    id,
    name: `Material ${id}`,
    type: 'PDF',
    uploadDate: '2026-03-12T09:05:00.000Z',
    teacherId: teacher.uid,
    teacherName: '',
    subject: null,
    fileName: `${id}.pdf`,
    sizeBytes: 2_400_000,
    topics: [],
    tags: [],
    classes: [],
    ...fields,
  };
}

export const cells = material('cells', { name: 'Cells', uploadDate: '2026-03-01T09:00:00.000Z' });
export const atoms = material('atoms', { name: 'Atoms', uploadDate: '2026-03-03T09:00:00.000Z' });
export const poems = material('poems', {
  name: 'Poems',
  uploadDate: '2026-03-02T09:00:00.000Z',
  teacherId: 'somebody-else',
});

/** Serves the current materials at the time of each request. */
export function serve(...materials: Material[]) {
  server.use(http.get('/api/materials', () => HttpResponse.json({ success: true, materials })));
}

export function refuse(status: number, error: string) {
  return HttpResponse.json({ success: false, error, code: 'test' }, { status });
}

export function rowNames() {
  return screen.getAllByRole('rowheader').map((row) => row.querySelector('bdi')?.textContent);
}
