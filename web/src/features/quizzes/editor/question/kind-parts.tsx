import { Suspense } from 'react';
import { lazyPart } from '../../../../lib/dom/lazy-part.ts';
import { fieldIds } from '../field-ids.ts';
import type { QuestionTexts } from '../question-texts.ts';
import styles from './maths-preview.module.css';

const SuggestWrongAnswers = lazyPart(
  async () => (await import('../suggestions/suggest-wrong-answers.tsx')).SuggestWrongAnswers,
);
const KindFields = lazyPart(
  async () => (await import('../../../../questions/kind-fields.tsx')).KindFields,
);
const MathsPreview = lazyPart(async () => (await import('./maths-preview.tsx')).MathsPreview);

type KindPartsProps = {
  questionKey: string;
  texts: QuestionTexts;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (texts: Partial<QuestionTexts>) => void;
};

/** What comes below the options, by the kind of question; and its formulas, where it may have some. */
export function KindParts({ questionKey, texts, errorOf, onChange }: KindPartsProps) {
  return (
    <>
      <Suspense>
        {texts.kind === undefined ? (
          <SuggestWrongAnswers question={texts} onChange={onChange} />
        ) : (
          <KindFields idOf={fieldIds.of(questionKey).part} {...{ texts, errorOf, onChange }} />
        )}
      </Suspense>
      {JSON.stringify(texts).includes('$') ? (
        <Suspense>
          <MathsPreview texts={texts} />
        </Suspense>
      ) : (
        <p className={styles.hint}>Write $x^2$ for mathematics.</p>
      )}
    </>
  );
}
