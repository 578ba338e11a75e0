import styles from './quiz-analysis.module.css';

/** What the figures mean, for those who want to know. */
export function AnalysisGuide({ minResponses }: { minResponses: number }) {
  return (
    <details className={styles.guide}>
      <summary>How to read these figures</summary>
      <dl>
        <dt>Right at the first attempt</dt>
        <dd>
          How many students chose the right option. Only the first attempt of each counts: at the
          second, they have seen the answer.
        </dd>
        <dt>Tells who knows the rest</dt>
        <dd>
          From −1 to 1: how well a right answer here goes with right answers to the other questions
          of this quiz. From 0.3 on it does so well. Below 0, students who do well otherwise get
          this one wrong: look at its wording and its key.
        </dd>
        <dt>Time, usually</dt>
        <dd>The median: half of the students were faster, half slower.</dd>
        <dt>Why {minResponses} students</dt>
        <dd>With fewer, a single answer changes the picture too much to judge a question.</dd>
      </dl>
    </details>
  );
}
