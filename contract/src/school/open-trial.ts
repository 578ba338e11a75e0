/**
 * Every answer has this header where anybody can sign up as a teacher and see every student, as in
 * a local start or a trial, so that the pages can say so.
 */
export const OPEN_TRIAL_HEADER = 'X-Open-Trial';
