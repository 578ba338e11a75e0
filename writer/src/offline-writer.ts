import type { Question } from '@study-assistant/contract/questions/question';
import { breathe } from './breathe.ts';
import { analyse } from './facts/analysis.ts';
import { requireEnglish } from './facts/require-english.ts';
import { findTopics } from './facts/topics.ts';
import { chooseQuestions, type Chosen } from './questions/choose-questions.ts';
import { assignTopics, toTopicBearer } from './questions/finish/assign-topics.ts';
import { arrange, finishDraft, finishQuestion } from './questions/finish/finish-question.ts';
import { addOtherKinds } from './questions/other-kinds/add-other-kinds.ts';
import { finishOther } from './questions/other-kinds/finish-other.ts';
import {
  ratePlainQuestions,
  rateQuestions,
  type RatedQuestion,
} from './questions/rated/rate-questions.ts';
import { indexDocument } from './questions/wrong-answers/document-index.ts';
import { drawKeyPositions } from './quiz/key-position.ts';
import { explainYield } from './quiz/notice.ts';
import { createRandom, hashText } from './quiz/seed.ts';
import type { Glossary } from './subject/glossary.ts';
import { checkQuestion } from './validator/check-question.ts';
import { createEvidence } from './validator/evidence.ts';
import { isTwin } from './validator/near-duplicate.ts';
import type { CheckedQuestion } from './validator/rule.ts';
import { containsPhrase } from './validator/same-thing.ts';
import { STYLE_RULES } from './validator/style-rules.ts';
import { WriterError, type QuizWriter, type WriteRequest, type WrittenQuiz } from './writer.ts';

const STAGES = 4;
/** With more variants of one document only chance keeps them apart. */
const MAX_REMEMBERED_VARIANTS = 12;

/** Called with each question of a quiz and what it was made from. */
export type QuestionTrace = (question: Question, rated: RatedQuestion) => void;

/** Writes quizzes from the document's own sentences, without any service. */
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
        const index = indexDocument(analysis);
        const rated = await rateQuestions(index, settings, signal);
        await breathe(signal);
        await report({ done: 2, total: STAGES, stage: 'Choosing questions' });
        let choice = await chooseQuiz(request, rated, analysis.glossary);
        if (isEmpty(choice.chosen)) {
          const plain = await ratePlainQuestions(index, settings, signal);
          choice = await chooseQuiz(request, plain, analysis.glossary);
        }
        const { arranged } = choice;
        const { chosen, others, spares } = await addOtherKinds(request, choice.chosen, {
          index,
          rated,
        });
        const asked = [...chosen.sure, ...chosen.check];
        if (asked.length + others.length === 0) throw createTooShort();
        const every = [...asked, ...chosen.drafts].map(({ proposal }) => toTopicBearer(proposal));
        const topics = findTopics(analysis, request.topicsInUse);
        const topicOf = assignTopics(analysis, topics, document.title, [
          ...every,
          ...others,
          ...spares,
        ]);
        const choices = asked.map((one, at) => {
          const confidence = at < chosen.sure.length ? ('sure' as const) : ('check' as const);
          const topic = topicOf[at] ?? document.title;
          const question = finishQuestion(one, arranged.get(one) as CheckedQuestion, {
            topic,
            confidence,
            index,
          });
          trace?.(question, one);
          return question;
        });
        const drafts = chosen.drafts.map((one, at) =>
          finishDraft(one, topicOf[asked.length + at] ?? document.title, index),
        );
        const finished = [...others, ...spares].map((one, at) =>
          finishOther(one, topicOf[every.length + at] ?? document.title),
        );
        const questions = [
          ...choices.slice(0, chosen.sure.length),
          ...finished.slice(0, others.length),
          ...choices.slice(chosen.sure.length),
        ];
        await report({ done: STAGES, total: STAGES, stage: 'Done' });
        return {
          title: document.title,
          questions,
          drafts,
          spares: finished.slice(others.length),
          notice: explainQuestions(request, questions, drafts),
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

function isEmpty({ sure, check }: Chosen): boolean {
  return sure.length + check.length === 0;
}

function explainQuestions(
  { settings }: WriteRequest,
  questions: readonly Question[],
  drafts: WrittenQuiz['drafts'],
): WrittenQuiz['notice'] {
  const sure = questions.filter(({ confidence }) => confidence === 'sure').length;
  return explainYield({
    asked: settings.numQuestions,
    sure,
    check: questions.length - sure,
    drafts: drafts.length,
  });
}

/** What was chosen, and how each question is printed. */
type Choice = { chosen: Chosen; arranged: ReadonlyMap<RatedQuestion, CheckedQuestion> };

/** Earlier variants are computed first, so that this one can ask something else. */
async function chooseQuiz(
  request: WriteRequest,
  rated: readonly RatedQuestion[],
  glossary: Glossary,
): Promise<Choice> {
  const { document, settings, variant, signal } = request;
  const evidence = createEvidence(document);
  const avoid = request.avoid.map(({ source, ...rest }) => ({ ...rest, quote: source.quote }));
  const open = rated.filter((one) => !isAsked(one, request.avoid));
  const texts = document.sections.map(({ text }) => text);
  const seed = hashText([settings.toughness, settings.targetGrade, ...texts].join('\n'));
  const used = new Set<string>();
  let result: Choice | undefined;
  for (let turn = Math.max(0, variant - MAX_REMEMBERED_VARIANTS); turn <= variant; turn += 1) {
    const random = createRandom(seed + Math.imul(turn, 0x9e3779b1));
    const positions = drawKeyPositions(settings.numQuestions, random);
    const arranged = new Map<RatedQuestion, CheckedQuestion>();
    const chosen = chooseQuestions({
      rated: open,
      count: settings.numQuestions,
      toughness: settings.toughness,
      random,
      used,
      accept(one) {
        const question = arrange(one, positions[arranged.size] ?? 0, random);
        const context = { evidence, glossary, others: [...avoid, ...arranged.values()] };
        const isRefused =
          isInTitle(document.title, question) ||
          STYLE_RULES.some((rule) => rule(question) !== null) ||
          checkQuestion(question, context).length > 0;
        if (!isRefused) arranged.set(one, question);
        return !isRefused;
      },
    });
    for (const { proposal } of [...chosen.sure, ...chosen.check]) used.add(proposal.id);
    result = { chosen, arranged };
    await breathe(signal);
  }
  return result ?? { chosen: { sure: [], check: [], drafts: [] }, arranged: new Map() };
}

/** The title stands above the quiz, so it must not have the right answer alone. */
function isInTitle(title: string, { options, correctAnswer }: CheckedQuestion): boolean {
  const named = options.flatMap((option, at) => (containsPhrase(title, option) ? [at] : []));
  return named.length === 1 && named[0] === correctAnswer;
}

function isAsked({ proposal }: RatedQuestion, avoid: readonly Question[]): boolean {
  const { stem, key, sentence } = proposal;
  const asQuestion = { question: stem, options: [key], correctAnswer: 0, source: sentence };
  return avoid.some((other) => isTwin(asQuestion, other));
}

function createTooShort(): WriterError {
  return new WriterError(
    'too-short',
    'This document has too little text for a quiz. Please upload one with at least a few paragraphs.',
  );
}
