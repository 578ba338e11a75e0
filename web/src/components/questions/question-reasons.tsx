import type { Source } from '@study-assistant/contract/questions/question';
import { Lightbulb, Quote } from 'lucide-react';
import styles from './question-reasons.module.css';

type QuestionReasonsProps = { explanation: string; source: Source; headingLevel?: 3 | 4 };

/** Shows why an answer is right, and the sentence of the document that says so. */
export function QuestionReasons({ explanation, source, headingLevel = 4 }: QuestionReasonsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {explanation.trim() !== '' && (
        <div className={styles.explanation}>
          <Heading>
            <Lightbulb aria-hidden />
            <span>Explanation</span>
          </Heading>
          <p dir="auto">{explanation}</p>
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

function placeOf({ page, section }: Source): string {
  if (page !== null) return `From your material, page ${page}`;
  return section ? `From your material, “${section}”` : 'From your material';
}
