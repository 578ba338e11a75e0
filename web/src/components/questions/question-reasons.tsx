import type { Source } from '@study-assistant/contract/questions/question';
import { Lightbulb, Quote } from 'lucide-react';
import { inOrdinaryCase } from '../../lib/format/in-ordinary-case.ts';
import { MathText } from '../maths/math-text.tsx';
import styles from './question-reasons.module.css';
import { readExplanation } from './read-explanation.ts';

type QuestionReasonsProps = {
  explanation: string;
  source: Source;
  /** The options, of which the right one is shown above. */
  options?: readonly string[];
};

/** Shows why an answer is right, and the sentence of the document that says so. */
export function QuestionReasons({ explanation, source, options = [] }: QuestionReasonsProps) {
  const { text, compared } = readExplanation(explanation, { quote: source.quote, options });
  return (
    <>
      {(text !== '' || compared.length > 0) && (
        <div className={styles.explanation}>
          <h4>
            <Lightbulb aria-hidden />
            <span>Explanation</span>
          </h4>
          {text !== '' && (
            <p dir="auto">
              <MathText>{text}</MathText>
            </p>
          )}
          {compared.length > 0 && (
            <ul className={styles.compared}>
              {compared.map(({ option, what }) => (
                <li key={option} dir="auto">
                  <b>
                    <MathText>{option}</MathText>:
                  </b>{' '}
                  <MathText>{what}</MathText>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {source.quote.trim() !== '' && (
        <figure className={styles.source}>
          <figcaption>
            <Quote aria-hidden />
            <span dir="auto">{placeOf(source)}</span>
          </figcaption>
          <blockquote dir="auto">{source.quote}</blockquote>
        </figure>
      )}
    </>
  );
}

function placeOf({ page, section, material }: Source): string {
  const from = `From ${material === undefined ? 'your material' : `“${material}”`}`;
  if (page !== null) return `${from}, page ${page}`;
  return section ? `${from}, “${inOrdinaryCase(section)}”` : from;
}
