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
  const { question, answer } = props;
  if (question.kind === undefined) {
    return <AnswerChoices {...props} answer={typeof answer === 'number' ? answer : null} />;
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
  const isOther = questions.some(({ kind }) => kind !== undefined);
  if (isOther) await OtherAnswerField.load().catch(() => undefined);
}
