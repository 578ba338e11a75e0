import type { QuestionResult } from '@study-assistant/contract/attempts/attempts';
import { isKnownKind, listBuckets, sayParts } from '@study-assistant/contract/questions/kinds';
import { Check, Minus, X } from 'lucide-react';
import { MathText } from '../components/maths/math-text.tsx';
import { AnswerLine } from '../components/questions/answer-line.tsx';
import styles from './questions.module.css';

type Judged = Pick<
  QuestionResult,
  'question' | 'options' | 'correctAnswer' | 'answer' | 'parts'
> & {
  kind?: string | undefined;
  body?: unknown;
  key?: unknown;
};

/** A part at a time what was answered, and what is right where it was wrong. */
export function ResultParts({ result }: { result: Judged }) {
  const isKnown = isKnownKind(result.kind);
  const rights = isKnown ? listBuckets(result) : [];
  const said = isKnown ? sayParts(result, result.answer ?? null) : [];
  return (
    <dl aria-label="Your answer, part by part" className={styles.parts}>
      {result.parts?.map(({ part, bucket, fraction }, place) => {
        const right = rights.find((known) => known.part === part)?.said ?? '';
        return (
          <AnswerLine key={part} label={<MathText>{part}</MathText>} {...lookOf(bucket, fraction)}>
            <MathText>{bucket === '' ? 'Not Answered' : (said[place] ?? bucket)}</MathText>
            {fraction < 1 && right !== '' && (
              <span className={styles.rightPart}>
                Right: <MathText>{right}</MathText>
              </span>
            )}
          </AnswerLine>
        );
      })}
    </dl>
  );
}

function lookOf(bucket: string, fraction: number) {
  if (fraction === 1) return { icon: <Check />, look: 'right' } as const;
  if (bucket === '') return { icon: <Minus />, look: 'open' } as const;
  return { icon: <X />, look: 'wrong' } as const;
}
