import type { Question } from '@study-assistant/contract/quizzes';
import { breathe } from './breathe.ts';
import { analyse, type Analysis } from './facts/analysis.ts';
import { requireEnglish } from './facts/require-english.ts';
import { normaliseText } from './language/words.ts';
import { completeQuestion } from './questions/arrange-options.ts';
import type { Candidate } from './questions/candidate.ts';
import { chooseCandidates, toChoiceId } from './questions/choose.ts';
import { findTopic } from './questions/find-topic.ts';
import { finishQuestion } from './questions/finish-question.ts';
import { makeCandidates } from './questions/make-candidates.ts';
import { drawKeyPositions } from './quiz/key-position.ts';
import { explainYield } from './quiz/notice.ts';
import { createRandom, hashText } from './quiz/seed.ts';
import { createEvidence, type Evidence } from './validator/evidence.ts';
import { isNearDuplicate } from './validator/near-duplicate.ts';
import type { CheckedQuestion } from './validator/rule.ts';
import { WriterError, type QuizWriter, type WriteRequest } from './writer.ts';

const STAGES = 4;
/** Beyond this many variants of one document chance alone keeps them apart. */
const MAX_REMEMBERED_VARIANTS = 12;

/** Told of each question of a quiz and of the candidate it was made from. */
export type QuestionTrace = (question: Question, candidate: Candidate) => void;

/** Writes quizzes without any service, from the sentences of the document itself. */
export function createOfflineWriter(trace?: QuestionTrace): QuizWriter {
  return {
    name: 'offline',
    async write(request, report) {
      const { document, settings, signal } = request;
      try {
        await report({ done: 0, total: STAGES, stage: 'Reading the text' });
        requireEnglish(document);
        const analysis = await analyse(document, signal);
        await report({ done: 1, total: STAGES, stage: 'Finding what can be asked' });
        const candidates = makeCandidates(analysis);
        const evidence = createEvidence(document);
        await breathe(signal);
        await report({ done: 2, total: STAGES, stage: 'Choosing questions' });
        const questions = await chooseQuiz(request, analysis, candidates, evidence, trace);
        await report({ done: STAGES, total: STAGES, stage: 'Done' });
        if (questions.length === 0) throw createTooShort();
        const asked = settings.count;
        return {
          title: document.title,
          questions,
          drafts: [],
          notice: explainYield({ asked, sure: questions.length, check: 0, drafts: 0 }),
        };
      } catch (error) {
        if (error instanceof WriterError) throw error;
        if (signal.aborted)
          throw new WriterError('timeout', 'Writing the quiz was stopped.', { cause: error });
        throw new WriterError('unavailable', 'The questions could not be written.', {
          cause: error,
        });
      }
    },
  };
}

/** Earlier variants are chosen first, so that this one can ask what they do not. */
async function chooseQuiz(
  request: WriteRequest,
  analysis: Analysis,
  candidates: readonly Candidate[],
  evidence: Evidence,
  trace?: QuestionTrace,
): Promise<Question[]> {
  const { document, settings, variant, signal } = request;
  const avoid = request.avoid.map(({ source, ...rest }) => ({ ...rest, quote: source.quote }));
  const open = candidates.filter((candidate) => !isAsked(candidate, avoid));
  const seed = hashText(
    [
      settings.toughness,
      settings.targetGrade,
      ...document.sections.map((section) => section.text),
    ].join('\n'),
  );
  const used = new Set<string>();
  let questions: Question[] = [];
  let origins: Candidate[] = [];
  for (let turn = Math.max(0, variant - MAX_REMEMBERED_VARIANTS); turn <= variant; turn += 1) {
    const random = createRandom(seed + Math.imul(turn, 0x9e3779b1));
    const positions = drawKeyPositions(settings.count, random);
    const done: CheckedQuestion[] = [];
    const chosen = await chooseCandidates({
      candidates: open,
      count: settings.count,
      toughness: settings.toughness,
      random,
      used,
      signal,
      accept(candidate, strict) {
        const context = { evidence, others: [...avoid, ...done], random, strict };
        const question = completeQuestion(candidate, positions[done.length] ?? 0, context);
        if (question) done.push(question);
        return question !== null;
      },
    });
    origins = chosen;
    for (const candidate of chosen) used.add(toChoiceId(candidate));
    questions = chosen.map((candidate, at) =>
      finishQuestion(
        candidate,
        done[at] as CheckedQuestion,
        findTopic(analysis, candidate, document.title),
      ),
    );
    await breathe(signal);
  }
  questions.forEach((question, at) => trace?.(question, origins[at] as Candidate));
  return questions;
}

function isAsked(candidate: Candidate, avoid: readonly CheckedQuestion[]): boolean {
  const asQuestion = { question: candidate.stem, options: [candidate.key], correctAnswer: 0 };
  return avoid.some(
    (other) =>
      isNearDuplicate(asQuestion, other) ||
      normaliseText(other.quote ?? '') === normaliseText(candidate.sentence.quote),
  );
}

function createTooShort(): WriterError {
  return new WriterError(
    'too-short',
    'This document has too little text for a quiz. Please upload one with at least a few paragraphs.',
  );
}
