import { Link } from 'react-router-dom';
import { count } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import type { ListedClass } from '../../../queries/classes.ts';
import { texts } from './class-texts.ts';
import styles from './classes.module.css';

/** The classes as cards; those that are over are folded away. */
export function ClassList({ classes }: { classes: readonly ListedClass[] }) {
  const running = classes.filter(({ archivedAt }) => archivedAt === null);
  const archived = classes.filter(({ archivedAt }) => archivedAt !== null);
  return (
    <>
      {running.length === 0 ? <p>{texts.noneRuns}</p> : <Cards classes={running} />}
      {archived.length > 0 && (
        <details className={styles.archived}>
          <summary>Archived classes ({archived.length})</summary>
          <Cards classes={archived} />
        </details>
      )}
    </>
  );
}

function Cards({ classes }: { classes: readonly ListedClass[] }) {
  return (
    <ul className={styles.cards}>
      {classes.map(({ id, name, subject, grade, students }) => (
        <li key={id} className={styles.card}>
          <h2 className={styles.name}>
            <Link to={paths.schoolClass(id)} className={styles.link} dir="auto">
              {name}
            </Link>
          </h2>
          <p dir="auto">{subject}</p>
          <p className={styles.facts}>
            Grade {grade} · {count(students, 'student')}
          </p>
        </li>
      ))}
    </ul>
  );
}
