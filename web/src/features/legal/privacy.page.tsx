import { LegalPage } from './legal-page.tsx';

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      subtitle="What is kept about you, who sees it, and what AI gets to read."
    >
      <section>
        <h2>Who is responsible</h2>
        <p>
          Your school. It keeps the data of this service in its own cloud project at Google
          Firebase. Questions and requests go to your school’s administrator.
        </p>
      </section>
      <WhatIsKept />
      <section>
        <h2>Who sees it</h2>
        <ul>
          <li>Students see their own results only, never those of others.</li>
          <li>
            Teachers of your school see every student’s name, e-mail address, grade and results, or
            those of the students of their classes alone, if your school wants it so. Extra time is
            seen by the teachers of your classes.
          </li>
          <li>
            All signed-in people see the study materials that are for all, and those for a class its
            students; students see the quizzes on the shelf and those of their classes.
          </li>
          <li>
            Administrators of your school look after accounts, and see who changed what in them.
            Whoever runs the service for your school can reach what is stored.
          </li>
        </ul>
      </section>
      <section>
        <h2>What AI gets to read</h2>
        <ul>
          <li>
            To write a quiz, the text of the teacher’s document. To word advice and class insights,
            topics, questions, a sentence of the document, and how many answers were right.
          </li>
          <li>Never a student’s name, e-mail address or id.</li>
          <li>
            Your school decides whether Google’s Gemini service writes, a model on a server of the
            school, or the built-in writer, with which nothing leaves the school’s own project. Each
            quiz says which of them wrote it.
          </li>
        </ul>
      </section>
      <section>
        <h2>Links to other sites</h2>
        <p>
          Recommended resources lead to education sites and to video search. They open in a new tab,
          and the rules of those sites apply there.
        </p>
      </section>
      <section>
        <h2>In your browser</h2>
        <p>
          Your sign-in and your profile are kept in this browser so that you stay signed in: until
          you close it, or, with “Remember me”, until you log out. A note that you have seen the
          welcome screen is kept until you close the browser. While you take a quiz, a copy of your
          answers is kept here until you have handed it in.
        </p>
      </section>
      <section>
        <h2>How long, and your rights</h2>
        <p>
          A material that its teacher deletes is gone, with its file. The results of a quiz stay
          readable for you after the quiz is deleted. A copy of your data, and the way to leave, are
          under your name, in “Your account”. A closed account is erased when your school’s
          administrator does it, or by itself after the months that your school has set. For a
          correction, or to be erased at once, ask your school.
        </p>
      </section>
    </LegalPage>
  );
}

function WhatIsKept() {
  return (
    <section>
      <h2>What is kept</h2>
      <ul>
        <li>Your name, e-mail address, role and, for students, grade.</li>
        <li>
          Your password, in a form that nobody can read, your school included. What you sign in with
          is kept by Google’s Firebase Authentication in the United States.
        </li>
        <li>
          For students: each quiz you took, with your answers, your score, the time you took, and
          the resources you marked as complete; and the questions that you have still to practise,
          which only you see.
        </li>
        <li>
          What you report about a question: the teacher of the quiz reads it with your name, other
          students do not.
        </li>
        <li>
          Your classes, what you handed in for them, and whether you have extra time; not why you
          have it.
        </li>
        <li>For teachers: the files you upload and the quizzes you make from documents.</li>
        <li>For 400 days, who changed what in an account, such as a name or a grade.</li>
      </ul>
      <p>There is no advertising, and nothing here follows you to other sites.</p>
    </section>
  );
}
