import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { LegalPage } from './legal-page.tsx';
import { WriterSources } from './writer-sources.tsx';

export function TermsPage() {
  return (
    <LegalPage title="Terms" subtitle="The rules of using Study Assistant, in short.">
      <section>
        <h2>Who runs this service</h2>
        <p>
          Your school runs this copy of Study Assistant and is responsible for it. It decides who
          may sign up, how long data is kept, and which AI service, if any, is used. For anything on
          this page, ask your school’s administrator.
        </p>
      </section>
      <section>
        <h2>Your account</h2>
        <ul>
          <li>Sign up with your own name and your own e-mail address.</li>
          <li>
            Choose the role that is yours, student or teacher. It cannot be changed later. Your
            school may limit teacher accounts to its own e-mail addresses.
          </li>
          <li>Keep your password to yourself, and log out on computers that others use.</li>
        </ul>
      </section>
      <section>
        <h2>What teachers upload</h2>
        <ul>
          <li>Upload only what you are allowed to share with your students.</li>
          <li>Do not upload documents that contain personal data about students.</li>
          <li>
            What is on the shelf, every student of your school can see and take; what you give to a
            class, its students alone.
          </li>
        </ul>
      </section>
      <section>
        <h2>What AI writes</h2>
        <p>
          Quizzes, explanations and advice are written automatically and can be wrong. Teachers:
          please read a quiz before you rely on it. Scores here help with studying; grading stays
          with the teacher.
        </p>
      </section>
      <section>
        <h2>Fair use</h2>
        <p>
          Take quizzes yourself, do not try to see other people’s data, and do not disturb the
          service. Your school may close an account that is misused.
        </p>
      </section>
      <section>
        <h2>Your data</h2>
        <p>
          What is kept about you and who sees it is on the <Link to={paths.privacy}>privacy</Link>{' '}
          page.
        </p>
      </section>
      <WriterSources />
    </LegalPage>
  );
}
