import { ShareBar } from '../../../components/ui/meter/share-bar.tsx';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { classScoreTone } from '../../../lib/format/score-tone.ts';
import styles from './insights.module.css';

type AnswerShareProps = { right: number; asked: number };

/** "12 of 40 right, 30%", with a bar. */
export function AnswerShare({ right, asked }: AnswerShareProps) {
  const share = right / asked;
  return (
    <>
      <span className={styles.share}>
        {right} of {asked} right <strong>{formatPercent(share * 100)}</strong>
      </span>
      <ShareBar share={share} tone={classScoreTone(share * 100)} />
    </>
  );
}
