import * as z from 'zod/mini';

/** School subjects, which colour materials and quizzes and make them findable. */
export const SUBJECTS = [
  'Biology',
  'Chemistry',
  'Physics',
  'Earth and space',
  'Mathematics',
  'Computing',
  'History',
  'Geography',
  'Civics',
  'Economics',
  'Social science',
  'Languages',
  'Arts',
] as const;

export const subjectSchema = z.enum(SUBJECTS, { error: 'Please choose a subject of the list.' });
export type Subject = z.infer<typeof subjectSchema>;
