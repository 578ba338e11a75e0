import type { Student } from './plan-schedule.ts';
import type { InstanceName, Question, Reply, School } from './school.ts';

type Answers = (number | null)[];

/** What a student knows about an attempt that she has started. */
export type StartedAttempt = {
  id: string;
  quizId: string;
  /** The answers on her page. */
  answers: Answers;
  /** The last answers that the server has acknowledged. */
  acknowledged: Answers;
  /** Answers sent later without a reply, which may or may not count. */
  sent: Answers[];
  isOver: boolean;
};

/** A hand-in without an attempt id, which is repeated with the same key until it is answered. */
export type KeyedSubmit = {
  key: string;
  quizId: string;
  quizVersion: number;
  answers: Answers;
  /** The attempts named in replies to it. */
  attemptIds: string[];
  isLate: boolean;
  isAnswered: boolean;
};

const TRIES = 5;

/** A student's browser: it repeats unanswered requests, and remembers what was acknowledged. */
export class StudentClient {
  readonly attempts: StartedAttempt[] = [];
  readonly submits: KeyedSubmit[] = [];
  /** Places where a start was requested but never answered. */
  readonly unanswered = new Set<string>();

  constructor(
    private readonly school: School,
    readonly uid: Student,
  ) {}

  /** Starts a quiz of the shelf or an assignment, depending on the address. */
  async start(place: string, on: InstanceName = this.uid): Promise<StartedAttempt | null> {
    this.unanswered.add(place);
    const reply = await this.untilAnswered({ method: 'POST', path: `${place}/attempts` }, on);
    if (!reply) return null;
    this.unanswered.delete(place);
    if (reply.status >= 300) return null;
    const { id, answers } = reply.body.attempt as { id: string; answers: Answers };
    const { id: quizId } = reply.body.quiz as { id: string };
    const known = this.attempts.find((attempt) => attempt.id === id);
    if (known) return known;
    for (const other of this.attempts) if (other.quizId === quizId) other.isOver = true;
    const begun = { id, quizId, answers, acknowledged: answers, sent: [], isOver: false };
    this.attempts.push(begun);
    return begun;
  }

  /** Changes some answers on her page and saves them all. */
  async save(attempt: StartedAttempt, turn: number): Promise<void> {
    attempt.answers = this.answer(attempt.answers, turn);
    const { id, answers } = attempt;
    const reply = await this.send(attempt, {
      method: 'PUT',
      path: `/attempts/${id}/answers`,
      body: { answers },
    });
    if (reply && reply.status >= 300) attempt.isOver = true;
  }

  async submit(attempt: StartedAttempt, on: InstanceName = this.uid): Promise<void> {
    const { id, quizId, answers } = attempt;
    const body = { attemptId: id, quizId, studentId: this.uid, answers, timeTaken: 30 };
    const reply = await this.send(attempt, { method: 'POST', path: '/quiz/submit', body }, on);
    if (reply) attempt.isOver = true;
  }

  /** Hands in answers from a page without an attempt. */
  async submitByKey(quizId: string, turn: number): Promise<void> {
    const quiz = await this.untilAnswered({ method: 'GET', path: `/quizzes/${quizId}` });
    if (quiz?.status !== 200) return;
    const { version, questions } = quiz.body.quiz as { version: number; questions: object[] };
    const answers = this.answer(Array<null>(questions.length).fill(null), turn);
    const key = `${this.uid}-${turn}`;
    const named = { key, quizId, quizVersion: version, answers };
    const submit = { ...named, attemptIds: [], isLate: false, isAnswered: false };
    this.submits.push(submit);
    await this.repeat(submit);
  }

  async repeat(submit: KeyedSubmit): Promise<void> {
    const { key, quizId, quizVersion, answers } = submit;
    const body = { quizId, quizVersion, studentId: this.uid, answers, timeTaken: 30 };
    const headers = { 'idempotency-key': key };
    const question = { method: 'POST', path: '/quiz/submit', body, headers };
    const reply = await this.untilAnswered(question);
    if (!reply) return;
    submit.isAnswered = true;
    if (reply.status >= 300) return;
    submit.attemptIds.push(String(reply.body.attemptId));
    submit.isLate ||= reply.body.notice !== undefined;
  }

  /** Sends work that counts once it is acknowledged. */
  private async send(
    attempt: StartedAttempt,
    question: Omit<Question, 'uid' | 'role'>,
    on: InstanceName = this.uid,
  ): Promise<Reply | null> {
    const { answers } = attempt;
    attempt.sent.push(answers);
    const reply = await this.untilAnswered(question, on);
    // A notice means that some of it came too late.
    if (reply && reply.status < 300 && reply.body.notice === undefined) {
      attempt.acknowledged = answers;
      attempt.sent = [];
    }
    return reply;
  }

  private async untilAnswered(
    question: Omit<Question, 'uid' | 'role'>,
    on: InstanceName = this.uid,
  ): Promise<Reply | null> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const reply = await this.school.ask(on, { uid: this.uid, role: 'student', ...question });
      if (reply) return reply;
    }
    return null;
  }

  private answer(before: Answers, turn: number): Answers {
    return before.map((answer, at) => ((at + turn) % 3 === 0 ? (turn + at * 3) % 4 : answer));
  }
}
