import { describe } from 'vitest';
import { useSchool } from '../../support/rules/may.ts';
import { nobody, teachersOfAll } from '../../support/rules/personas.ts';

/** A token is valid for up to an hour, but a closed account no longer reads its own data. */
describe.each(['closed', 'erased'])('what belongs to a %s account', (standing) => {
  const may = useSchool();

  may(teachersOfAll, 'get the summary of its student', (school) =>
    school.doc(`students/${standing}-student`).get(),
  );
  may(teachersOfAll, 'get an attempt of its student', (school) =>
    school.doc(`attempts/${standing}`).get(),
  );
  may(teachersOfAll, 'list the attempts of its student', (school) =>
    school.collection('attempts').where('studentId', '==', `${standing}-student`).get(),
  );
  may(nobody, 'get a draft of its teacher', (school) => school.doc(`quizzes/${standing}`).get());
  may(nobody, 'list the quizzes of its teacher', (school) =>
    school.collection('quizzes').where('teacherId', '==', `${standing}-teacher`).get(),
  );
  may(nobody, 'get the key of its teacher', (school) =>
    school.doc(`quizzes/${standing}/private/key`).get(),
  );
  may(nobody, 'get the insights of its teacher', (school) =>
    school.doc(`insights/${standing}-teacher`).get(),
  );
});
