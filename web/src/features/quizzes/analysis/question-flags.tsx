import type { QuestionAnalysis, QuestionFlag } from '@study-assistant/contract/attempts/analysis';
import { Flag } from 'lucide-react';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import type { Tone } from '../../../components/ui/badge/tone.ts';
import { flagNames } from './analysis-texts.ts';
import styles from './quiz-analysis.module.css';

const tones: Record<QuestionFlag, Tone> = {
  'probably-wrong-key': 'bad',
  'too-easy': 'brand',
  'too-hard': 'warn',
  'option-nobody-picks': 'brand',
};

/** What about a question needs a look, each in a sentence. */
export function QuestionFlags({ flags }: Pick<QuestionAnalysis, 'flags'>) {
  if (flags.length === 0) return null;
  return (
    <ul className={styles.flags}>
      {flags.map(({ flag, sentence }) => (
        <li key={flag}>
          <Badge tone={tones[flag]} icon={<Flag aria-hidden />}>
            {flagNames[flag]}
          </Badge>{' '}
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
