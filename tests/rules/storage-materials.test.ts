import { describe } from 'vitest';
import { aFile, PDF, upload } from '../support/rules/files.ts';
import { useStorage } from '../support/rules/may.ts';
import { everyoneWithARole, nobody } from '../support/rules/personas.ts';

describe('materials in Storage', () => {
  const may = useStorage(['materials/teacher-1/file-1', 'materials/teacher-1/file-1/page-1']);

  may(everyoneWithARole, 'get a file', (bucket) =>
    bucket.ref('materials/teacher-1/file-1').getDownloadURL(),
  );
  may(everyoneWithARole, "get a file's metadata", (bucket) =>
    bucket.ref('materials/teacher-1/file-1').getMetadata(),
  );
  may(nobody, 'get what is stored under a file', (bucket) =>
    bucket.ref('materials/teacher-1/file-1/page-1').getDownloadURL(),
  );

  may(nobody, 'list the folder of all teachers', (bucket) => bucket.ref('materials').listAll());
  may(nobody, 'list the folder of a teacher', (bucket) =>
    bucket.ref('materials/teacher-1').listAll(),
  );
  may(nobody, 'list what is under a file', (bucket) =>
    bucket.ref('materials/teacher-1/file-1').listAll(),
  );

  may(['a teacher'], 'upload to the folder of a teacher', (bucket) =>
    upload(bucket, 'materials/teacher-1'),
  );
  may(nobody, 'upload to the folder of a student', (bucket) =>
    upload(bucket, 'materials/student-1'),
  );
  may(nobody, 'upload beside the folders of the teachers', (bucket) => upload(bucket, 'materials'));
  may(nobody, 'upload below a file', (bucket) => upload(bucket, 'materials/teacher-1/file-1'));
  may(nobody, 'upload over a file', (bucket) =>
    bucket.ref('materials/teacher-1/file-1').put(aFile(), { contentType: PDF }),
  );

  may(nobody, "change a file's metadata", (bucket) =>
    bucket.ref('materials/teacher-1/file-1').updateMetadata({ contentType: 'text/html' }),
  );
  may(nobody, 'delete a file', (bucket) => bucket.ref('materials/teacher-1/file-1').delete());
});
