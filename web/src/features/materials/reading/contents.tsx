import { bringToTop } from '../../../lib/dom/bring-to-top.ts';
import { useMediaQuery } from '../../../lib/dom/use-media-query.ts';
import styles from './reading.module.css';

/** From so many headings on, a text is long enough to leaf through. */
const MANY_TITLES = 4;

type ContentsProps = {
  /** Of every section; null has no heading. */
  titles: readonly (string | null)[];
  idOf: (section: number) => string;
};

/** The headings of a long text, to go to. They are buttons: the way back stays the way out of the page. */
export function Contents({ titles, idOf }: ContentsProps) {
  const hasRoom = useMediaQuery('(width >= 1000px)');
  const named = titles.flatMap((title, at) => (title === null ? [] : [{ title, id: idOf(at) }]));
  if (named.length < MANY_TITLES) return null;
  return (
    <details open={hasRoom} className={styles.contents}>
      <summary>Contents</summary>
      <ol>
        {named.map(({ title, id }) => (
          <li key={id}>
            <button type="button" dir="auto" onClick={() => bringToTop(id)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
