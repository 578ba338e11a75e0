import { useId } from 'react';
import { MathText } from '../../../../components/maths/math-text.tsx';
import { optionLetter } from '../../../../lib/format/option-letter.ts';
import { gapsOf, listSpares, readGaps } from '../../../../questions/gaps/gap-texts.ts';
import type { QuestionTexts } from '../question-texts.ts';
import styles from './maths-preview.module.css';

type Shown = { label: string; text: string };

/** How those texts of a question look to students that have a dollar sign; says what is wrong with a formula. */
export function MathsPreview({ texts }: { texts: QuestionTexts }) {
  const titleId = useId();
  const shown = listTexts(texts).filter(({ text }) => text.includes('$'));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.preview}>
      <h4 id={titleId} className={styles.title}>
        How students see it
      </h4>
      <dl className={styles.texts}>
        {shown.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">
              <MathText marksWrong>{text}</MathText>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>
        $…$ is mathematics in TeX, and $$…$$ a formula on a line of its own. A dollar that is none
        is written \$.
      </p>
    </section>
  );
}

function listTexts(texts: QuestionTexts): Shown[] {
  return [
    { label: 'Question', text: texts.question },
    ...listPlaces(texts),
    { label: 'Explanation', text: texts.explanation },
  ];
}

/** What a student chooses from, or reads in the key. */
function listPlaces(texts: QuestionTexts): Shown[] {
  const { kind, options, match, order, statement } = texts;
  switch (kind) {
    case 'gaps':
      return listGaps(texts);
    case 'match':
      return [
        ...numbered(
          'Left side',
          match?.pairs.map(({ left }) => left),
        ),
        ...numbered(
          'Right side',
          match?.pairs.map(({ right }) => right),
        ),
        ...numbered('Right side to spare', match?.spares),
      ];
    case 'order':
      return numbered('Line', order?.things);
    case 'true-false':
      return [{ label: 'Correction', text: statement?.correction ?? '' }];
    case 'number':
    case 'text':
      return [];
    case 'several':
    case undefined:
      return options.map((text, at) => ({ label: `Option ${optionLetter(at)}`, text }));
  }
}

function listGaps(texts: QuestionTexts): Shown[] {
  const gaps = gapsOf(texts);
  const words = readGaps(gaps.text).gaps.map(({ words: [first = ''] }) => first);
  return [
    ...numbered('Gap', words),
    ...(gaps.hasBank ? numbered('Word to spare', listSpares(gaps)) : []),
  ];
}

function numbered(name: string, texts: readonly string[] = []): Shown[] {
  return texts.map((text, at) => ({ label: `${name} ${at + 1}`, text }));
}
