import { describe } from 'vitest';
import { nobodyListsAcross, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { everyoneWithARole, nobody } from '../../support/rules/personas.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('quizzes', () => {
  const may = useSchool({ 'quizzes/ready/notes/note-1': belongsToEverybody });

  may(everyoneWithARole, 'get a ready one', (school) => school.doc('quizzes/ready').get());
  may(['a teacher'], 'get one that is being written', (school) =>
    school.doc('quizzes/generating').get(),
  );
  may(['a teacher'], 'get one that could not be written', (school) =>
    school.doc('quizzes/failed').get(),
  );
  may(['a teacher'], 'get a draft', (school) => school.doc('quizzes/draft').get());
  may(['a teacher'], 'get an assigned one', (school) => school.doc('quizzes/assigned').get());
  may(['a teacher'], 'get a draft that is shared', (school) => school.doc('quizzes/shared').get());
  may(nobody, 'list the shared ones', (school) =>
    school.collection('quizzes').where('filing.isShared', '==', true).get(),
  );
  may(nobody, 'get one that is not there', (school) => school.doc('quizzes/missing').get());

  may(everyoneWithARole, 'list the ready ones', (school) =>
    school.collection('quizzes').where('status', '==', 'ready').get(),
  );
  may(everyoneWithARole, 'list the newest of the ready ones', (school) =>
    school
      .collection('quizzes')
      .where('status', '==', 'ready')
      .orderBy('createdAt', 'desc')
      .limit(10)
      .get(),
  );
  may(['a teacher'], 'list those of a teacher', (school) =>
    school.collection('quizzes').where('teacherId', '==', 'teacher-1').get(),
  );
  may(nobody, 'list all', (school) => school.collection('quizzes').get());
  may(nobody, 'list those that are being written', (school) =>
    school.collection('quizzes').where('status', '==', 'generating').get(),
  );
  may(nobody, 'list the drafts', (school) =>
    school.collection('quizzes').where('status', '==', 'draft').get(),
  );
  may(['a teacher'], 'list the drafts of a teacher', (school) =>
    school
      .collection('quizzes')
      .where('teacherId', '==', 'teacher-1')
      .where('status', '==', 'draft')
      .get(),
  );
  may(nobody, 'list the assigned ones', (school) =>
    school.collection('quizzes').where('status', '==', 'assigned').get(),
  );
  may(nobody, 'list the ready and the assigned ones', (school) =>
    school.collection('quizzes').where('status', 'in', ['ready', 'assigned']).get(),
  );
  may(['a teacher'], 'list the assigned ones of a teacher', (school) =>
    school
      .collection('quizzes')
      .where('teacherId', '==', 'teacher-1')
      .where('status', '==', 'assigned')
      .get(),
  );
  may(nobody, 'list those of a grade', (school) =>
    school.collection('quizzes').where('targetGrade', '==', 'Grade 10').get(),
  );
  may(nobody, 'list the ready ones across schools', (school) =>
    school.collectionGroup('quizzes').where('status', '==', 'ready').get(),
  );
  nobodyListsAcross(may, 'quizzes');
  may(nobody, 'get what is stored under one beside its key', (school) =>
    school.doc('quizzes/ready/notes/note-1').get(),
  );

  nobodyWrites(may, 'quizzes/ready', 'quizzes/new');
  nobodyWrites(may, 'quizzes/generating', 'quizzes/new');
  nobodyWrites(may, 'quizzes/draft', 'quizzes/new');
  nobodyWrites(may, 'quizzes/assigned', 'quizzes/new');
  may(nobody, 'put an assigned one on the shelf', (school) =>
    school.doc('quizzes/assigned').update({ status: 'ready' }),
  );
  may(nobody, 'publish a draft', (school) =>
    school.doc('quizzes/draft').update({ status: 'ready' }),
  );
});
