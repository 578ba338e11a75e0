import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { everyoneWithARole, nobody } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('quizzes', () => {
  const may = useFirestore({ 'quizzes/ready/notes/note-1': belongsToEverybody });

  may(everyoneWithARole, 'get a ready one', (db) => db.doc('quizzes/ready').get());
  may(['a teacher'], 'get one that is being written', (db) => db.doc('quizzes/generating').get());
  may(['a teacher'], 'get one that could not be written', (db) => db.doc('quizzes/failed').get());
  may(['a teacher'], 'get a draft', (db) => db.doc('quizzes/draft').get());
  may(nobody, 'get one that is not there', (db) => db.doc('quizzes/missing').get());

  may(everyoneWithARole, 'list the ready ones', (db) =>
    db.collection('quizzes').where('status', '==', 'ready').get(),
  );
  may(everyoneWithARole, 'list the newest of the ready ones', (db) =>
    db
      .collection('quizzes')
      .where('status', '==', 'ready')
      .orderBy('createdAt', 'desc')
      .limit(10)
      .get(),
  );
  may(['a teacher'], 'list those of a teacher', (db) =>
    db.collection('quizzes').where('teacherId', '==', 'teacher-1').get(),
  );
  may(nobody, 'list all', (db) => db.collection('quizzes').get());
  may(nobody, 'list those that are being written', (db) =>
    db.collection('quizzes').where('status', '==', 'generating').get(),
  );
  may(nobody, 'list the drafts', (db) =>
    db.collection('quizzes').where('status', '==', 'draft').get(),
  );
  may(['a teacher'], 'list the drafts of a teacher', (db) =>
    db
      .collection('quizzes')
      .where('teacherId', '==', 'teacher-1')
      .where('status', '==', 'draft')
      .get(),
  );
  may(nobody, 'list those of a grade', (db) =>
    db.collection('quizzes').where('targetGrade', '==', 'Grade 10').get(),
  );
  may(nobody, 'list the ready ones across collections', (db) =>
    db.collectionGroup('quizzes').where('status', '==', 'ready').get(),
  );
  may(nobody, 'get what is stored under one beside its key', (db) =>
    db.doc('quizzes/ready/notes/note-1').get(),
  );

  nobodyWrites(may, 'quizzes/ready', 'quizzes/new');
  nobodyWrites(may, 'quizzes/generating', 'quizzes/new');
  nobodyWrites(may, 'quizzes/draft', 'quizzes/new');
  may(nobody, 'publish a draft', (db) => db.doc('quizzes/draft').update({ status: 'ready' }));
});
