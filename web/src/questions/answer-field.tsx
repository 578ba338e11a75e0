import { Suspense } from 'react';
import { AnswerChoices } from '../components/questions/answer-choices.tsx';
import { lazyPart } from '../lib/dom/lazy-part.ts';
import type { AnswerFieldProps, AskedQuestion } from './asked-question.ts';

/** Only whoever is asked another kind of question fetches the code for it. */
const OtherAnswerField = lazyPart(
  async () => (await import('./other-answer-field.tsx')).OtherAnswerField,
);

/** Where a question of any kind is answered. */
export function AnswerField(props: AnswerFieldProps) {
  const { id, question, answer, onAnswer, className } = props;
  if (question.kind === undefined) {
    const chosen = typeof answer === 'number' ? answer : null;
    return <AnswerChoices {...{ id, question, onAnswer, className }} answer={chosen} />;
  }
  return (
    <Suspense>
      <OtherAnswerField {...props} />
    </Suspense>
  );
}

/** Fetches what these questions need to be answered; what fails is tried again when it is shown. */
export async function loadAnswerFields(
  questions: readonly Pick<AskedQuestion, 'kind'>[],
): Promise<void> {
  if (questions.every(({ kind }) => kind === undefined)) return;
  await OtherAnswerField.load().catch(() => undefined);
}
