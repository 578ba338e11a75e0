import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';

/** `students/{uid}` of a school: a student's totals of this year, with a copy of her profile. */
export function studentsOf(school: DocumentReference): CollectionReference {
  return school.collection('students');
}

/** `students/{uid}/years/{key}`: her totals of the school years that are over. */
export function yearsOf(student: DocumentReference): CollectionReference {
  return student.collection('years');
}

/** `students/{uid}/quizResults/{quizId}`: how often she has taken a quiz, and her best attempt at it. */
export function quizResultsOf(student: DocumentReference): CollectionReference {
  return student.collection('quizResults');
}
