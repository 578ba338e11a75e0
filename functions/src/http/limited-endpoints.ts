import { createAssignments } from '@study-assistant/contract/assignments/assignments';
import { getClassInsights } from '@study-assistant/contract/attempts/analysis';
import { answerPractice } from '@study-assistant/contract/attempts/practice';
import { startBoard } from '@study-assistant/contract/board/board';
import { addTeacher, createClass, importRoster } from '@study-assistant/contract/classes/classes';
import { findPassages } from '@study-assistant/contract/materials/material-passages';
import {
  createDownloadLink,
  downloadMaterial,
} from '@study-assistant/contract/materials/materials';
import { saveUserData } from '@study-assistant/contract/people/accounts';
import { printCards } from '@study-assistant/contract/people/cards';
import { inviteTeachers } from '@study-assistant/contract/people/invitations';
import {
  claimAccount,
  exportOwnData,
  leaveSchool,
  renameOwnAccount,
} from '@study-assistant/contract/people/own-account';
import { endOtherSessions, endOwnSession } from '@study-assistant/contract/people/own-sessions';
import {
  changePerson,
  changeStudent,
  closePerson,
  erasePerson,
  exportPerson,
  handOver,
  openPerson,
} from '@study-assistant/contract/people/people';
import {
  makeRecoveryCodes,
  removeSecondStep,
  resetSecondStep,
} from '@study-assistant/contract/people/second-step';
import { createQuiz } from '@study-assistant/contract/quizzes/edit-quiz';
import { copyQuestions } from '@study-assistant/contract/quizzes/question-bank';
import { suggestWrongAnswers } from '@study-assistant/contract/quizzes/question-drafts';
import { replaceQuestion } from '@study-assistant/contract/quizzes/quiz-edits';
import { copyQuiz } from '@study-assistant/contract/quizzes/quiz-library';
import { changeSchool, startYear } from '@study-assistant/contract/school/school';
import type { Endpoint, Parsed } from '@study-assistant/contract/wire/endpoint';
import type { Request } from 'express';
import type { Asked } from '../domain/limits.ts';

type Parts = { query: unknown; body: unknown };

/**
 * What a request counts as, before its handler is called. Where only the handler knows, such as whether
 * an attempt is new, its service counts.
 */
const LIMITED = new Map<Endpoint, (parts: Parts) => Asked | null>([
  limit(createDownloadLink, () => ({ name: 'downloads' })),
  limit(downloadMaterial, () => ({ name: 'downloads' })),
  limit(answerPractice, () => ({ name: 'practice' })),
  limit(createClass, () => ({ name: 'classes' })),
  limit(createAssignments, ({ body }) => ({
    name: 'assignments',
    amount: new Set(body.classIds).size,
  })),
  limit(startBoard, () => ({ name: 'boards' })),
  limit(findPassages, () => ({ name: 'passages' })),
  limit(suggestWrongAnswers, () => ({ name: 'suggestions' })),
  limit(replaceQuestion, () => ({ name: 'replacements' })),
  limit(createQuiz, () => ({ name: 'ownQuizzes' })),
  limit(copyQuiz, () => ({ name: 'copies' })),
  limit(copyQuestions, ({ body }) => ({
    name: 'copiedQuestions',
    amount: body.questions.length,
  })),
  limit(getClassInsights, ({ query }) => (query.refresh === '1' ? { name: 'insights' } : null)),
  limit(addTeacher, () => ({ name: 'teacherLookUps' })),
  limit(importRoster, ({ body }) => ({ name: 'rosterRows', amount: body.rows.length })),
  limit(printCards, ({ body }) => ({ name: 'cards', amount: body.studentIds.length })),
  limit(inviteTeachers, ({ body }) => ({ name: 'invitations', amount: body.teachers.length })),
  limit(exportOwnData, () => ({ name: 'exports' })),
  limit(exportPerson, () => ({ name: 'exports' })),
  limit(saveUserData, () => ({ name: 'signUps' })),
  limit(claimAccount, () => ({ name: 'signUps' })),
  limit(renameOwnAccount, () => ({ name: 'ownAccount' })),
  limit(leaveSchool, () => ({ name: 'ownAccount' })),
  limit(endOwnSession, () => ({ name: 'ownSessions' })),
  limit(endOtherSessions, () => ({ name: 'ownSessions' })),
  limit(makeRecoveryCodes, () => ({ name: 'secondSteps' })),
  limit(removeSecondStep, () => ({ name: 'secondSteps' })),
  ...[
    changePerson,
    changeStudent,
    closePerson,
    openPerson,
    handOver,
    erasePerson,
    resetSecondStep,
    changeSchool,
    startYear,
  ].map((endpoint) => limit<Endpoint>(endpoint, () => ({ name: 'otherAccounts' }))),
]);

export function limitsOf(endpoint: Endpoint, parts: Parts): Asked[] {
  const asked = LIMITED.get(endpoint)?.(parts) ?? null;
  return asked === null ? [] : [asked];
}

const MEGABYTE = 1_000_000;

/** Of a file, before it is read: by what its request says of its length, else as long as it may be. */
export function limitsOfUpload({ file }: Endpoint, request: Request): Asked[] {
  if (!file) return [];
  const said = Number(request.header('content-length') ?? Number.NaN);
  const bytes = Number.isInteger(said) ? Math.min(said, file.maxBytes) : file.maxBytes;
  const amount = Math.max(1, Math.ceil(bytes / MEGABYTE));
  return [{ name: 'uploads' }, { name: 'megabytes', amount }];
}

function limit<E extends Endpoint>(
  endpoint: E,
  toAsked: (parts: Pick<Parsed<E>, 'query' | 'body'>) => Asked | null,
): [Endpoint, (parts: Parts) => Asked | null] {
  return [endpoint, (parts) => toAsked(parts as Pick<Parsed<E>, 'query' | 'body'>)];
}
