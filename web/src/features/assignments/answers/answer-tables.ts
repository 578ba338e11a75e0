import type { AttemptRow } from '@study-assistant/contract/assignments/assignment-report';

type Cell = string | number;
export type Table = { name: string; rows: Cell[][] };

type AnswerRow = AttemptRow['answers'][number];

/** A time as spreadsheets know it, in the reader's zone. */
function toTime(iso: string): string {
  const time = new Date(iso);
  const inZone = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return inZone.toISOString().slice(0, 16).replace('T', ' ');
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

function pointsOf(answer: AnswerRow | undefined): Cell {
  return answer?.points ?? '';
}

const OF_ATTEMPT: [header: string, cell: (attempt: AttemptRow) => Cell][] = [
  ['Student', ({ fullName }) => fullName],
  ['Attempt', ({ number }) => number],
  ['Handed in', ({ completedAt }) => toTime(completedAt)],
  ['Late', ({ isLate }) => yesOrNo(isLate)],
  ['Score', ({ score }) => score],
  ['Of', ({ totalQuestions }) => totalQuestions],
  ['Percent', ({ percentage }) => percentage],
  ['Seconds', ({ seconds }) => Math.round(seconds)],
];

const OF_ANSWER: [header: string, cell: (answer: AnswerRow) => Cell][] = [
  ['Question', ({ questionNumber }) => questionNumber],
  ['Text', ({ question }) => question],
  ['Topic', ({ topic }) => topic],
  ['Answer', ({ said }) => said],
  ['Right answer', ({ rightSaid }) => rightSaid],
  ['Points', pointsOf],
  ['Dropped', ({ isDropped }) => yesOrNo(isDropped)],
  [
    'Judged as',
    ({ buckets }) => buckets.map(({ part, bucket }) => `${part}: ${bucket}`).join('; '),
  ],
  ['Seconds at it', ({ seconds }) => Math.round(seconds)],
];

/** A row an attempt, with the points of each question; one is known by its text, whatever its place was. */
export function tableOfAttempts(attempts: readonly AttemptRow[]): Table {
  const questions = [
    ...new Set(attempts.flatMap(({ answers }) => answers.map(({ question }) => question))),
  ];
  const pointsAt = ({ answers }: AttemptRow, asked: string) =>
    pointsOf(answers.find(({ question }) => question === asked));
  return {
    name: 'Attempts',
    rows: [
      [...OF_ATTEMPT.map(([header]) => header), ...questions.map((text) => `Points: ${text}`)],
      ...attempts.map((attempt) => [
        ...OF_ATTEMPT.map(([, cell]) => cell(attempt)),
        ...questions.map((text) => pointsAt(attempt, text)),
      ]),
    ],
  };
}

/** A row an answer, each with what is known of its attempt. */
export function tableOfAnswers(attempts: readonly AttemptRow[]): Table {
  return {
    name: 'Answers',
    rows: [
      [...OF_ATTEMPT, ...OF_ANSWER].map(([header]) => header),
      ...attempts.flatMap((attempt) => {
        const ofAttempt = OF_ATTEMPT.map(([, cell]) => cell(attempt));
        return attempt.answers.map((answer) => [
          ...ofAttempt,
          ...OF_ANSWER.map(([, cell]) => cell(answer)),
        ]);
      }),
    ],
  };
}
