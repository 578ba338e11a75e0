import type { ReactNode } from 'react';
import { LegalPage } from './legal-page.tsx';

export function HelpPage() {
  return (
    <LegalPage title="Help" subtitle="Short answers to common questions.">
      <section>
        <h2>Signing in</h2>
        <Question ask="I forgot my password.">
          On the sign-in page, enter your email address and choose “Forgot password?”. If there is
          an account for it, you get an email with a link. Look in the spam folder as well.
        </Question>
        <Question ask="Can I change my role or my grade?">
          Not by yourself. Ask your teacher. Your password and your data are under your name.
        </Question>
        <Question ask="I cannot sign up as a teacher.">
          Your school may limit teacher accounts to its own e-mail addresses. Use your school
          address, or ask your administrator.
        </Question>
      </section>
      <ForStudents />
      <ForTeachers />
      <section>
        <h2>Still stuck?</h2>
        <p>
          Ask your teacher or your school’s administrator. Tell them what you did, what you saw, and
          when.
        </p>
      </section>
    </LegalPage>
  );
}

function Question({ ask, children }: { ask: string; children: ReactNode }) {
  return (
    <details>
      <summary>{ask}</summary>
      <p>{children}</p>
    </details>
  );
}

function ForStudents() {
  return (
    <section>
      <h2>For students</h2>
      <Question ask="How do I get into my class?">
        With the code that your teacher shows: enter it under “My classes”, or point the camera of
        your phone at the square. If your teacher has made your account from a list, you are in the
        class already.
      </Question>
      <Question ask="How does the time limit work?">
        You have 60 seconds for each question of a quiz, all in one: a quiz of 10 questions gives
        you 10 minutes. Your teacher may give a quiz another time, or none at all; the page says so
        before you start. When the time is up, your answers are sent as they are. You may leave
        questions unanswered; they count as not right.
      </Question>
      <Question ask="My connection failed, or I closed the page. Are my answers lost?">
        No. They are saved while you work, and you can go on where you were, also on another device.
        The time keeps running. Answers that reach us up to 30 seconds after the time is up still
        count. A quiz that you never hand in is closed when its time is up, with the answers that
        were saved.
      </Question>
      <Question ask="What is “To do”?">
        The quizzes that your teachers gave your classes: what you can take now, what comes, and
        what you have handed in. Each says when it is due, by the clock of your class. “Add due
        dates to my calendar” saves them as a file that your calendar opens.
      </Question>
      <Question ask="A quiz closes while I am at it. What happens?">
        It says so beside the clock. What you have answered by then is handed in for you.
      </Question>
      <Question ask="I have handed in a quiz. Where is my result?">
        Your teacher decides when it is shown. Under “Handed in” you read when that is; once it is
        there, the same place leads to it.
      </Question>
      <Question ask="I have a right to more time.">
        Tell your teacher. Once it is set, every quiz gives you your own time, also one that you are
        at. Only you and your teachers see it.
      </Question>
      <Question ask="What is “Today”?">
        Your next step: a quiz to go on with, what is due, or a new quiz. Questions “to review” are
        those that you missed before. Practice has no time limit and does not change your scores. A
        question that you get right comes back after 1, 3, 7 and 21 days; one that you miss comes
        back tomorrow.
      </Question>
      <Question ask="Can I take a quiz again?">
        Yes, as often as you like. The quiz card shows your best score, and each attempt keeps its
        own results. A quiz that your teacher gave your class says how many attempts you have.
      </Question>
      <Question ask="What is the learning plan?">
        After a quiz, “Skill Gap Analysis” at the end of your results leads to it. It names the
        topics that went wrong, where your material explains each of them, and what to do next.
      </Question>
      <Question ask="What is the AI benchmark?">
        The time that a question is expected to take, from how long it is to read. Being slower or
        faster does not change your score.
      </Question>
      <Question ask="I think a question is wrong. What can I do?">
        Choose “Something wrong with this question?” below it in your results. Your teacher reads
        what you say, and can correct the question or drop it: then everybody gets its point.
      </Question>
      <Question ask="What is “the board”?">
        A quiz that your teacher leads, question by question. Choose “Join the board” under “My
        classes”: the question comes up on your device, and you can change your answer until the
        answers are shown. There are no points for speed, and nobody’s name or answer is on the
        board. When you lose the connection, open the page again: you are where you were.
      </Question>
      <Question ask="Why are my answers in another order than my neighbour’s?">
        Each attempt shows the answers in an order of its own. It changes nothing about your score.
      </Question>
      <Question ask="The quiz was deleted. Are my results gone?">No, your results stay.</Question>
      <Question ask="Who can see my results?">You and the teachers of your school.</Question>
    </section>
  );
}

function ForTeachers() {
  return (
    <section>
      <h2>For teachers</h2>
      <Question ask="How do I do a quiz with the whole class together?">
        Open the class and choose “Quiz on the board”. Your students answer on their own devices,
        you show the answers and go on with Space or →. At the start you choose whether what they
        missed comes back as practice, or each answer is kept as an attempt.
      </Question>
      <Question ask="How do my students get into my class?">
        Open the class under “Classes” and show its join code, or import a list of names and email
        addresses as CSV. For students without an account one is made; they choose a password by the
        mail that you send from there, or by “Forgot password?” on the sign-in page. A code is good
        for 14 days, and you can close or replace it at any time.
      </Question>
      <Question ask="Who can see that a student has extra time?">
        You and the other teachers of the student’s classes, in a dialog of its own in the list of
        students; the student sees how much time there is. Nobody else does.
      </Question>
      <Question ask="Which files can I upload as materials?">
        PDF files; documents (PDF, DOC, DOCX, ODT, RTF, TXT); presentations (PPT, PPTX, ODP, PDF);
        and videos (MP4, WebM, MOV). One file may have up to 25 MB.
      </Question>
      <Question ask="Which documents can become a quiz?">
        PDF and Word documents, and as a material also slides (PPTX, ODP) and plain text; or choose
        “Paste a text”. A scan of up to 40 pages in English is read from its pictures, a few seconds
        a page; check words and figures then. A longer one has to be split, and one in another
        language needs text recognition (OCR) first. A document with a password has to be unlocked
        before.
      </Question>
      <Question ask="Can I write a quiz without a document?">
        Yes. In Quiz Generation choose “Write the questions yourself”: a draft opens in the editor.
        Each question can have one right answer or several, be true or false, ask for a number, for
        words in gaps, for pairs, for an order, or for a short answer.
      </Question>
      <Question ask="Why does my quiz have fewer questions than I asked for?">
        Only questions that the document can answer are kept. A longer document gives more of them.
      </Question>
      <Question ask="Can I check a quiz before students see it?">
        Yes. Switch off “Publish at once” before you choose Generate. The quiz stays a draft that
        only you see: choose Review on its card, change what you want, and then Publish.
      </Question>
      <Question ask="How do I give a quiz to a class?">
        Choose Assign on the card of the quiz, then the class, when it opens, is due and closes, and
        when results are shown. Times are those of the class. Students find it first in their
        Quizzes.
      </Question>
      <Question ask="What is the difference between the shelf and a quiz for classes?">
        A quiz on the shelf is there for all students of the school, whenever they like. One that is
        assigned only is there for those alone who have an assignment with it. Assigning a quiz
        takes it off the shelf, unless you leave it there. Only a quiz that is off the shelf can
        hold its results back, or show the score alone: otherwise the answers would be there to look
        up.
      </Question>
      <Question ask="Who has handed in, and can I give more time?">
        The title of an assignment leads to its live page: who works, who has handed in and who has
        not started. There you add time for one student or for all, close it, release the results,
        or make other arrangements for a student: other times, more attempts, or excused.
      </Question>
      <Question ask="How are the averages of the markbook calculated?">
        Over what is handed in: what is missing or excused is no zero. Of several attempts the one
        counts that you chose: the best, the first or the latest. With categories an average weighs
        the mean of each; a click on it says how it was made.
      </Question>
      <Question ask="Can I enter marks of my own, and grades?">
        In the markbook of a class, by Add a column: type along it with Enter and the arrows.
        Weights and grades has categories and a scale for the class. Students see their own marks by
        hand once you switch that on, and nobody else’s.
      </Question>
      <Question ask="What happens when I change a quiz that students have taken?">
        Who starts from then on gets the new version. Earlier results stay as they are, but when you
        mark another option as the right one, they are graded again.
      </Question>
      <Question ask="A student has reported a question. What should I do?">
        The card of the quiz leads to it. Mend it opens the editor, Keep it leaves the question as
        it is, and Drop it takes it out of the quiz and gives its point to everybody who was asked
        it. You can take a dropped question back.
      </Question>
      <Question ask="May I leave the page while a quiz is being written?">
        Yes. It goes on without you and is in your list when it is ready.
      </Question>
      <Question ask="Why can I not delete a material?">
        Only the teacher who uploaded a material can delete it.
      </Question>
    </section>
  );
}
