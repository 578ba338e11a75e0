import { describe } from 'vitest';
import { aFile, PDF, upload } from '../support/rules/files.ts';
import { useStorage } from '../support/rules/may.ts';
import { nobody } from '../support/rules/personas.ts';

/** What only the server touches, and what is not ours. */
const places = ['quiz-sources/teacher-1', 'elsewhere/teacher-1'];

describe.each(places)('%s in Storage', (folder) => {
  const may = useStorage([`${folder}/file-1`]);

  may(nobody, 'get a file', (bucket) => bucket.ref(`${folder}/file-1`).getDownloadURL());
  may(nobody, 'list it', (bucket) => bucket.ref(folder).listAll());
  may(nobody, 'list below a file', (bucket) => bucket.ref(`${folder}/file-1`).listAll());
  may(nobody, 'upload to it', (bucket) => upload(bucket, folder));
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
  may(nobody, 'get a file outside of all folders', (bucket) =>
    bucket.ref('file-1').getDownloadURL(),
  );
  may(nobody, 'upload outside of all folders', (bucket) =>
    bucket.ref('file-2').put(aFile(), { contentType: PDF }),
  );
});
