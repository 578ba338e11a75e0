import type { GivenAnswer } from '@study-assistant/contract/questions/answer';
import { Suspense } from 'react';
import { AnswerChoices } from '../components/questions/answer-choices.tsx';
import { Skeleton } from '../components/ui/state/skeleton.tsx';
import { lazyPart, type LazyPart } from '../lib/dom/lazy-part.ts';
import { UnknownKind } from './unknown-kind.tsx';

/** A question before its answer, of any kind. */
export type AskedQuestion = {
  kind?: string | undefined;
  question: string;
  options: readonly string[];
  optionOrder: readonly number[];
  body?: unknown;
};

export type AnswerFieldProps = {
  id: string;
  question: AskedQuestion;
  answer: GivenAnswer | null;
  onAnswer: (answer: GivenAnswer) => void;
  /** The class of the question's text. */
  className: string | undefined;
};

/** Only whoever is asked a question of a kind fetches the code for it. */
const SeveralField = lazyPart<AnswerFieldProps>(
  async () => (await import('./several/answer-field.tsx')).SeveralField,
);
const TrueFalseField = lazyPart<AnswerFieldProps>(
  async () => (await import('./true-false/answer-field.tsx')).TrueFalseField,
);
const NumberField = lazyPart<AnswerFieldProps>(
  async () => (await import('./number/answer-field.tsx')).NumberField,
);

/** Where a question of any kind is answered. */
export function AnswerField(props: AnswerFieldProps) {
  return (
    <Suspense fallback={<Skeleton label="Loading the question…" shape="rows" count={3} />}>
      <KindOfField {...props} />
    </Suspense>
  );
}

function KindOfField(props: AnswerFieldProps) {
  const { id, question, answer, onAnswer, className } = props;
  switch (question.kind) {
    case undefined: {
      const chosen = typeof answer === 'number' ? answer : null;
      return <AnswerChoices {...{ id, question, onAnswer, className }} answer={chosen} />;
    }
    case 'several':
      return <SeveralField {...props} />;
    case 'true-false':
      return <TrueFalseField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    default:
      return <UnknownKind question={question.question} className={className} />;
  }
}

const fields = new Map<string | undefined, LazyPart<AnswerFieldProps>>([
  ['several', SeveralField],
  ['true-false', TrueFalseField],
  ['number', NumberField],
]);

/** Fetches what these questions need to be answered; what fails is tried again when it is shown. */
export async function loadAnswerFields(
  questions: readonly Pick<AskedQuestion, 'kind'>[],
): Promise<void> {
  const needed = new Set(questions.flatMap(({ kind }) => fields.get(kind) ?? []));
  await Promise.allSettled([...needed].map((field) => field.load()));
}
