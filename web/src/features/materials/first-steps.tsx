import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import styles from './first-steps.module.css';

const steps = [
  {
    to: paths.teacherQuizzes,
    label: 'Make a quiz',
    about: 'from a PDF or Word document of your own. You read every question before anybody else.',
  },
  {
    to: paths.classes,
    label: 'Make a class',
    about: 'and show its code to your students, or import their list.',
  },
  {
    to: paths.teacherQuizzes,
    label: 'Assign the quiz',
    about: 'to the class, and see which question went wrong.',
  },
];

/** The way from an empty account to the first results of a class. */
export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps" className={styles.steps}>
      <h3 id="first-steps">Three steps to begin with</h3>
      <ol>
        {steps.map(({ to, label, about }) => (
          <li key={label}>
            <Link to={to}>{label}</Link> {about}
          </li>
        ))}
      </ol>
    </section>
  );
}
