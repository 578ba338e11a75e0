import { describe } from 'vitest';
import { aFile, PDF, upload } from '../../support/rules/files.ts';
import { useStorage } from '../../support/rules/may.ts';
import { nobody } from '../../support/rules/personas.ts';

/** Folders in which the server keeps files, and unknown ones. */
const folders = [
  'schools/main/materials/teacher-1',
  'schools/main/materials/student-1',
  'schools/main/materials',
  'schools/main/quiz-sources/teacher-1',
  'schools/other/materials/teacher-1',
  'schools/main',
  'materials/teacher-1',
  'elsewhere/teacher-1',
];

describe.each(folders)('%s in Storage', (folder) => {
  const may = useStorage([`${folder}/file-1`, `${folder}/file-1/page-1`]);

  may(nobody, 'make a link to a file', (bucket) => bucket.ref(`${folder}/file-1`).getDownloadURL());
  may(nobody, 'make a link to what is stored under a file', (bucket) =>
    bucket.ref(`${folder}/file-1/page-1`).getDownloadURL(),
  );
  may(nobody, "get a file's metadata", (bucket) => bucket.ref(`${folder}/file-1`).getMetadata());
  may(nobody, 'list it', (bucket) => bucket.ref(folder).listAll());
  may(nobody, 'list below a file', (bucket) => bucket.ref(`${folder}/file-1`).listAll());

  may(nobody, 'upload a PDF to it', (bucket) => upload(bucket, folder, PDF));
  may(nobody, 'upload a web page to it', (bucket) => upload(bucket, folder, 'text/html'));
  may(nobody, 'upload below a file', (bucket) => upload(bucket, `${folder}/file-1`, PDF));
  may(nobody, 'upload over a file', (bucket) =>
    bucket.ref(`${folder}/file-1`).put(aFile(), { contentType: PDF }),
  );
  may(nobody, "change a file's metadata", (bucket) =>
    bucket.ref(`${folder}/file-1`).updateMetadata({ contentType: 'text/html' }),
  );
  may(nobody, 'delete a file', (bucket) => bucket.ref(`${folder}/file-1`).delete());
});

describe('the bucket', () => {
  const may = useStorage(['file-1']);

  may(nobody, 'list it', (bucket) => bucket.ref().listAll());
  may(nobody, 'make a link to a file outside of all folders', (bucket) =>
    bucket.ref('file-1').getDownloadURL(),
  );
  may(nobody, 'upload outside of all folders', (bucket) =>
    bucket.ref('file-2').put(aFile(), { contentType: PDF }),
  );
});
