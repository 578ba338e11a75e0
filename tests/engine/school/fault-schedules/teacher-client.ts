import type { Reply, School } from './school.ts';

const TRIES = 5;

export const CLASS_ID = 'class';

type OwnQuiz = { id: string; status: string };
type WholeQuiz = {
  version: number;
  questions: { id: string; correctAnswer: number; [field: string]: unknown }[];
};

/** A teacher's browser: it orders, edits and deletes quizzes, and reloads after a lost answer. */
export class TeacherClient {
  /** Quizzes that she has asked to delete and not got back. */
  readonly deleting = new Set<string>();
  /** Quizzes that the server said were restored. */
  readonly undone = new Set<string>();
  assignmentId = '';
  private readonly dropped = new Map<string, string>();

  constructor(private readonly school: School) {}

  /** This is not repeated, as a second order would be a second quiz. */
  async generate(publish: boolean): Promise<void> {
    const body = new FormData();
    const fields = { numQuestions: '5', publish: String(publish) };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('file', new Blob(['Rivers flow.']), 'rivers.pdf');
    const headers = { prefer: 'respond-async' };
    const question = { method: 'POST', path: '/quiz/generate', body, headers };
    await this.school.ask('teacher', { uid: 'teacher', role: 'teacher', ...question });
  }

  async list(): Promise<OwnQuiz[]> {
    const reply = await this.untilAnswered('GET', '/quizzes');
    return (reply?.body.quizzes ?? []) as OwnQuiz[];
  }

  /** Marks another option of a question as the right one. */
  async edit(id: string, turn: number): Promise<Reply | null> {
    const quiz = await this.read(id);
    if (!quiz || quiz.questions.length === 0) return null;
    const questions = quiz.questions.map((question, at) => {
      const { benchmarkTime: _time, source: _source, confidence: _mark, ...edited } = question;
      const isOther = at === turn % quiz.questions.length;
      return isOther ? { ...edited, correctAnswer: (question.correctAnswer + 1) % 4 } : edited;
    });
    return this.untilAnswered('PATCH', `/quizzes/${id}`, { version: quiz.version, questions });
  }

  async drop(id: string, turn: number): Promise<void> {
    const quiz = await this.read(id);
    const question = quiz?.questions[turn % quiz.questions.length];
    if (!question) return;
    this.dropped.set(id, question.id);
    await this.untilAnswered('POST', `/quizzes/${id}/questions/${question.id}/drop`);
  }

  async restore(id: string): Promise<void> {
    const question = this.dropped.get(id);
    if (question) await this.untilAnswered('POST', `/quizzes/${id}/questions/${question}/restore`);
  }

  async publish(id: string): Promise<void> {
    await this.untilAnswered('POST', `/quizzes/${id}/publish`);
  }

  /** Assigns a quiz to her class, with any number of attempts and withheld results. */
  async give(quizId: string): Promise<void> {
    const settings = {
      ...{ keepsVersion: false, only: null, opensAt: null, dueAt: null, closesAt: null },
      ...{ acceptsLate: true, attempts: null, counts: 'best', time: { kind: 'usual' } },
      ...{ shuffle: { questions: true, options: true }, release: 'by-hand' },
      shows: 'score-and-answers',
    };
    const body = { quizId, classIds: [CLASS_ID], settings };
    const reply = await this.untilAnswered('POST', '/assignments', body);
    const [given] = (reply?.body.assignments ?? []) as { id: string }[];
    if (!given) throw new Error(`The quiz was not given: ${reply?.status}.`);
    this.assignmentId = given.id;
  }

  async changeAssignment(what: 'close' | 'release' | 'add-time'): Promise<void> {
    const body = what === 'add-time' ? { minutes: 5 } : undefined;
    await this.untilAnswered('POST', `/assignments/${this.assignmentId}/${what}`, body);
  }

  async setExtraTime(uid: string, turn: number): Promise<void> {
    const timeFactor = turn % 2 === 0 ? 2 : 1;
    await this.untilAnswered('PUT', `/student/${uid}/accommodation`, { timeFactor });
  }

  async remove(id: string): Promise<Reply | null> {
    this.deleting.add(id);
    this.undone.delete(id);
    return this.untilAnswered('DELETE', `/quizzes/${id}`);
  }

  /** Undoes her latest deletion. Without an answer, she does not know the outcome. */
  async undo(): Promise<void> {
    const id = [...this.deleting].at(-1);
    if (id === undefined) return;
    const reply = await this.untilAnswered('POST', `/quizzes/${id}/restore`);
    if (reply?.status === 404) return;
    this.deleting.delete(id);
    if (reply) this.undone.add(id);
  }

  /** Has a quiz written again if its progress says that it failed. */
  async retry(id: string): Promise<Reply | null> {
    const progress = await this.untilAnswered('GET', `/quizzes/${id}/progress`);
    if (progress?.body.status !== 'failed') return progress;
    return this.untilAnswered('POST', `/quizzes/${id}/retry`, {});
  }

  private async read(id: string): Promise<WholeQuiz | null> {
    const reply = await this.untilAnswered('GET', `/quizzes/${id}`);
    return reply?.status === 200 ? (reply.body.quiz as WholeQuiz) : null;
  }

  private async untilAnswered(method: string, path: string, body?: object): Promise<Reply | null> {
    const question = { uid: 'teacher', role: 'teacher' as const, method, path };
    for (let tries = 0; tries < TRIES; tries += 1) {
      const reply = await this.school.ask('teacher', { ...question, ...(body ? { body } : {}) });
      if (reply) return reply;
    }
    return null;
  }
}
