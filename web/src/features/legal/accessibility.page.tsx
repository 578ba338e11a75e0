import { LegalPage } from './legal-page.tsx';

/**
 * What works, what was tested and what does not work yet; docs/accessibility.md has the details.
 */
export function AccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility"
      subtitle="Study Assistant is meant to work for everybody in a class."
    >
      <section>
        <h2>What we aim for</h2>
        <p>
          All pages follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. That
          holds but for what is named below.
        </p>
      </section>
      <WhatYouCanDo />
      <section>
        <h2>What was checked</h2>
        <ul>
          <li>
            By a program (axe): every page, on a phone and on a large screen, light and dark, each
            time the service is changed.
          </li>
          <li>
            By hand, in Chromium: the keyboard alone, where the focus is and where it returns, a
            width of 320 pixels, forced colours, reduced motion, and the size of what one taps.
          </li>
          <li>The contrast of all colours, by calculation: at least 4.5 to 1 for words.</li>
        </ul>
      </section>
      <section>
        <h2>What does not hold yet</h2>
        <ul>
          <li>
            It was not tried with people who use a screen reader every day, and not in every
            browser.
          </li>
          <li>
            Materials are as their teachers made them: a scan may have no text that can be read
            aloud, a video may have no captions.
          </li>
          <li>
            Quizzes are written from documents, and a question may refer to a picture of its
            document. Report such a question in your results, or tell your teacher.
          </li>
          <li>The pages themselves are in English, whatever the language of a material.</li>
        </ul>
      </section>
      <section>
        <h2>Tell us</h2>
        <p>
          If something keeps you from working, tell your teacher or your school’s administrator:
          which page it was, what you wanted to do, and what you use. Teachers can give more time
          for quizzes, or take the time limit away.
        </p>
        <p>This page was last checked on 22 November 2026.</p>
      </section>
    </LegalPage>
  );
}

function WhatYouCanDo() {
  return (
    <section>
      <h2>What you can do</h2>
      <ul>
        <li>Everything with the keyboard alone; a link to skip to the content comes first.</li>
        <li>Enlarge text and page up to 400%, without scrolling sideways to read.</li>
        <li>
          Use a screen reader: headings, labels and tables are named, and what changes is announced.
        </li>
        <li>Read every chart as a sentence, and as a table.</li>
        <li>
          Use your system’s dark colours, forced colours or reduced motion; the pages follow. Colour
          is never the only sign.
        </li>
        <li>
          Know the time limit before a quiz starts. Your teacher can give you more time, or none to
          watch.
        </li>
      </ul>
    </section>
  );
}
