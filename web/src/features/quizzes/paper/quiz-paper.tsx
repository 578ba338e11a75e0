import type { PaperVersion } from '@study-assistant/contract/quizzes/paper-versions';
import { Printer } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import type { ReadQuiz } from '../../../lib/api/lenient/quizzes.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import { KeyPages } from './key-pages.tsx';
import { PaperForm } from './paper-form.tsx';
import { usualSettings, type PaperSettings } from './paper-settings.ts';
import { PAPER_MARGIN, PAPER_SIZES, toPixels, type PaperSize } from './paper-size.ts';
import paper from './paper.module.css';
import { printedVersion, type PrintedVersion } from './printed-version.ts';
import { QuestionPages } from './question-pages.tsx';
import styles from './quiz-paper.module.css';

type QuizPaperProps = { quiz: ReadQuiz; onBack: () => void };

/** A quiz on paper: what is to be printed, and the pages as the printer gives them. */
export function QuizPaper({ quiz, onBack }: QuizPaperProps) {
  const [settings, setSettings] = useState(usualSettings);
  const mayPrintKey = quiz.questions.some(({ correctAnswer }) => correctAnswer !== undefined);
  const { size, versions } = settings;
  usePaperOf(size);
  return (
    <PageLayout title="Print" subtitle={quiz.title} width="wide" onBack={onBack}>
      <PaperForm
        settings={settings}
        mayPrintKey={mayPrintKey}
        onChange={(changed) => setSettings((before) => ({ ...before, ...changed }))}
      />
      <div className={styles.print}>
        <Button
          variant="primary"
          icon={<Printer aria-hidden />}
          isDisabled={versions.length === 0}
          onClick={() => window.print()}
        >
          Print
        </Button>
        <p className={styles.hint}>
          {versions.length === 0
            ? 'Choose a version.'
            : 'The pages below are what is printed. Print them at 100%, without headers of the browser.'}
        </p>
      </div>
      <Sheets {...{ quiz, settings, versions }} hasKey={mayPrintKey && settings.hasKey} />
    </PageLayout>
  );
}

type SheetsProps = {
  quiz: ReadQuiz;
  settings: PaperSettings;
  versions: readonly PaperVersion[];
  hasKey: boolean;
};

/** The sheets of each version, and behind all of them, apart, the keys. */
function Sheets({ quiz, settings, versions, hasKey }: SheetsProps) {
  const { title } = quiz;
  const { size, hasAnswerSheet } = settings;
  const [place, zoom] = useZoom(size);
  const printed = versions.map((version) => printedVersion(quiz, version));
  const { width, height } = PAPER_SIZES[size];
  const measures = {
    '--paper-width': `${width}mm`,
    '--paper-height': `${height}mm`,
    '--paper-margin': `${PAPER_MARGIN}mm`,
    '--paper-zoom': zoom,
  } as CSSProperties;
  return (
    <section ref={place} aria-label="Preview" className={paper.sheets} style={measures}>
      {printed.map(({ version, asked }: PrintedVersion) => (
        <div key={version} className={paper.version}>
          <QuestionPages {...{ title, version, settings }} questions={asked} />
          {hasAnswerSheet && <AnswerSheet {...{ title, version, settings }} questions={asked} />}
        </div>
      ))}
      {hasKey &&
        printed.map(({ version, keyed }) => (
          <div key={version} className={paper.version}>
            <KeyPages {...{ title, version, keyed, size }} />
          </div>
        ))}
    </section>
  );
}

/** How large a page is shown: as it is, or as wide as there is room for. */
function useZoom(size: PaperSize) {
  const place = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const room = element.clientWidth;
      setZoom(room > 0 ? Math.min(1, room / toPixels(PAPER_SIZES[size].width)) : 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [size]);
  return [place, zoom] as const;
}

/** Has the document printed on the chosen paper while the component is on the page. */
function usePaperOf(size: PaperSize): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${size.toLowerCase()} portrait; margin: ${PAPER_MARGIN}mm; }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [size]);
}
