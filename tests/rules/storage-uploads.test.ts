import { MAX_FILE_BYTES } from '@study-assistant/contract/limits';
import { acceptedExtensions } from '@study-assistant/contract/materials';
import { describe } from 'vitest';
import { mimeOf } from '../../functions/src/domain/material/file-formats.ts';
import { PDF, upload } from '../support/rules/files.ts';
import { useStorage } from '../support/rules/may.ts';
import { nobody, type Persona } from '../support/rules/personas.ts';

/** The only one who may upload there; the others are refused whatever they send. */
const owner: Persona[] = ['a teacher'];
const folder = 'materials/teacher-1';

const extensions = Object.values(acceptedExtensions).flat();
const acceptedTypes = new Set(extensions.map((extension) => mimeOf(`file${extension}`)));
const refusedTypes = ['text/html', 'image/svg+xml', 'application/zip', 'application/octet-stream'];

describe('a file that a teacher uploads', () => {
  const may = useStorage([]);

  for (const type of acceptedTypes) {
    may(owner, `send ${type}`, (bucket) => upload(bucket, folder, type), owner);
  }
  for (const type of refusedTypes) {
    may(nobody, `send ${type}`, (bucket) => upload(bucket, folder, type), owner);
  }
  may(nobody, 'send no type', (bucket) => upload(bucket, folder, null), owner);

  may(nobody, 'send an empty file', (bucket) => upload(bucket, folder, PDF, 0), owner);
  may(owner, 'send one byte', (bucket) => upload(bucket, folder, PDF, 1), owner);
  may(
    owner,
    'send what the API takes at most',
    (bucket) => upload(bucket, folder, PDF, MAX_FILE_BYTES),
    owner,
  );
  may(
    nobody,
    'send one byte more',
    (bucket) => upload(bucket, folder, PDF, MAX_FILE_BYTES + 1),
    owner,
  );
});
