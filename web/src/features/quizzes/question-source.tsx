import type { Source } from '@study-assistant/contract/questions/question';
import styles from './question-source.module.css';

/** The sentence of the document that a question is based on. */
export function QuestionSource({ source }: { source: Source }) {
  const place = placeOf(source);
  return (
    <figure className={styles.source}>
      <figcaption className={styles.place}>
        From {source.material === undefined ? 'the document' : <bdi>“{source.material}”</bdi>}
        {place !== null && <>, {place}</>}
      </figcaption>
      <blockquote className={styles.quote} dir="auto">
        {source.quote}
      </blockquote>
    </figure>
  );
}

function placeOf({ page, section }: Source): string | null {
  return page === null ? section : `page ${page}`;
}
