import { isLeftOpen, isMissed, isPartlyRight } from '@study-assistant/contract/attempts/attempts';
import { can } from '@study-assistant/contract/wire/roles';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown, CircleSlash2, Gift, Hourglass, Minus, X } from 'lucide-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { sayUnmarked } from '../../../components/attempts/score-words.ts';
import { MathText } from '../../../components/maths/math-text.tsx';
import { AnswerLine } from '../../../components/questions/answer-line.tsx';
import { QuestionReasons } from '../../../components/questions/question-reasons.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import type { Attempt, AttemptResult } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { useMediaQuery } from '../../../lib/dom/use-media-query.ts';
import { useScrollToHash } from '../../../lib/dom/use-scroll-to-hash.ts';
import { optionLetter } from '../../../lib/format/option-letter.ts';
import { ownReportsQuery } from '../../../queries/attempts.ts';
import { isShownInParts, PartsNote } from '../../../questions/parts-note.tsx';
import { CorrectionNote } from './correction-notes.tsx';
import { QuestionReport } from './report/question-report.tsx';
import styles from './results-breakdown.module.css';

const ResultParts = lazyPart(
  async () => (await import('../../../questions/result-parts.tsx')).ResultParts,
);

const filters = ['All', 'Incorrect'] as const;

/** Every question of an attempt, or only the wrong ones. Right answers are folded to a line. */
export function ResultsBreakdown({ attempt }: { attempt: Attempt }) {
  const { id, detailedResults: results } = attempt;
  const reports = useOwnReports(attempt);
  const [filter, setFilter] = useState<(typeof filters)[number]>('All');
  const numbered = numberAsSeen(results);
  const { openNumbers, setOpen } = useOpenQuestions(numbered);
  useScrollToHash(true);
  const shown = filter === 'All' ? numbered : numbered.filter(({ result }) => isMissed(result));
  const shownNumbers = shown.map(({ number }) => number);
  const areAllOpen = shownNumbers.every((number) => openNumbers.has(number));
  return (
    <section aria-labelledby="breakdown" className={styles.breakdown}>
      <div className={styles.head}>
        <h2 id="breakdown">Detailed Breakdown</h2>
        <div className={styles.tools}>
          <div role="group" aria-label="Show questions" className={styles.filter}>
            {filters.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === filter}
                onClick={() => setFilter(one)}
              >
                {one}
              </button>
            ))}
          </div>
          {shown.length > 1 && (
            <Button variant="quiet" onClick={() => setOpen(shownNumbers, !areAllOpen)}>
              {areAllOpen ? 'Fold all' : 'Show all'}
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {filter === 'Incorrect' && `${shown.length} of ${results.length} questions shown.`}
      </p>
      {shown.length === 0 && (
        <EmptyState illustration="trophy" title="Nothing to correct" headingLevel={3}>
          {results.some(({ awaiting }) => awaiting)
            ? 'Nothing that is marked was wrong.'
            : 'Every answer was right.'}
        </EmptyState>
      )}
      {shown.map(({ result, number, place }) => (
        <QuestionResultCard
          key={number}
          result={result}
          number={number}
          place={place}
          isOpen={openNumbers.has(number)}
          hasReport={reports?.some(({ questionId }) => questionId === result.questionId) ?? false}
          onToggle={(isOpen) => setOpen([number], isOpen)}
        >
          {reports && result.questionId !== undefined && !result.isDropped && (
            <QuestionReport
              attemptId={id}
              questionId={result.questionId}
              number={number}
              sent={reports.find(({ questionId }) => questionId === result.questionId)}
            />
          )}
        </QuestionResultCard>
      ))}
    </section>
  );
}

/** A question under the number that its student saw, and its place in the quiz. */
type NumberedResult = { result: AttemptResult; number: number; place: number };

/** In the order of the attempt, so that whoever talks about question 3 means the same one. */
function numberAsSeen(results: readonly AttemptResult[]): NumberedResult[] {
  return results
    .map((result, index) => ({ result, number: result.number ?? index + 1, place: index + 1 }))
    .sort((a, b) => a.number - b.number);
}

/** Undefined for those who cannot report, or when the server does not support reports. */
function useOwnReports({ id, detailedResults }: Attempt) {
  const isStudent = can(useSignedInUser().userType, 'questions.report');
  const areNamed = detailedResults.some(({ questionId }) => questionId !== undefined);
  return useQuery({ ...ownReportsQuery(id), enabled: isStudent && areNamed }).data;
}

/**
 * The numbers of the open questions: at first those with something to learn from, and the one in
 * the address.
 */
function useOpenQuestions(results: readonly NumberedResult[]) {
  const { hash } = useLocation();
  const [openNumbers, setOpenNumbers] = useState(() => numbersWithNews(results));
  const [openedHash, setOpenedHash] = useState('');

  function setOpen(numbers: readonly number[], isOpen: boolean) {
    setOpenNumbers((before) => {
      const after = new Set(before);
      numbers.forEach((number) => (isOpen ? after.add(number) : after.delete(number)));
      return after;
    });
  }

  if (hash !== openedHash) {
    setOpenedHash(hash);
    setOpen([Number(/^#question-(\d+)$/.exec(hash)?.[1])], true);
  }
  return { openNumbers, setOpen };
}

function numbersWithNews(results: readonly NumberedResult[]): ReadonlySet<number> {
  return new Set(results.flatMap(({ result, number }) => (hasNews(result) ? [number] : [])));
}

/** A right answer is folded unless something has happened to it since. */
function hasNews({ isCorrect, isDropped, note, mark }: AttemptResult): boolean {
  return !isCorrect || isDropped === true || note !== undefined || mark !== undefined;
}

type QuestionResultCardProps = {
  result: AttemptResult;
  number: number;
  /** One-based, in the quiz; others may have seen the question under another number. */
  place: number;
  /** When false, the card is one line. */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Whether the student has reported the question, which she finds again without a click. */
  hasReport: boolean;
  /** Shown below everything else. */
  children?: ReactNode;
};

/** Shows the question, the given answer, the right one and why. */
function QuestionResultCard(props: QuestionResultCardProps) {
  const { result, number, place, isOpen, hasReport, onToggle, children } = props;
  const titleId = useId();
  const isTeacher = useSignedInUser().userType === 'teacher';
  const isWide = useMediaQuery('(width >= 640px)');
  const [isWhyOpen, setIsWhyOpen] = useState<boolean | null>(null);
  const { question, options, isCorrect, isDropped, explanation, source, note } = result;
  return (
    <Card
      as="article"
      id={`question-${number}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames(styles.card, isCorrect && !isDropped && styles.correct)}
    >
      <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className={styles.cardHead}>
          <span className={styles.number}>
            <span className={styles.word}>Question </span>
            {number}
            {isTeacher && place !== number && (
              <span className={styles.place}>, number {place} of the quiz</span>
            )}
          </span>
          <h3 id={titleId} className={styles.question} dir="auto">
            <MathText>{question}</MathText>
          </h3>
          <ResultBadge result={result} />
          <ChevronDown aria-hidden className={styles.arrow} />
        </summary>
        <div className={styles.body}>
          <Answers result={result} />
          {note && <CorrectionNote>{note}</CorrectionNote>}
          {/* On a phone the reasons of ten mistakes would be ten screens. */}
          <details
            open={isWide || (isWhyOpen ?? hasReport)}
            className={styles.why}
            onToggle={(event) => setIsWhyOpen(event.currentTarget.open)}
          >
            <summary>{result.kind === undefined ? 'Why, and the other options' : 'Why'}</summary>
            <OtherOptions result={result} />
            {!isDropped && (
              <QuestionReasons explanation={explanation} source={source} options={options} />
            )}
            {children}
          </details>
        </div>
      </details>
    </Card>
  );
}

function ResultBadge({ result }: { result: AttemptResult }) {
  const { userType } = useSignedInUser();
  const { isCorrect, isDropped, awaiting } = result;
  if (isDropped) {
    return (
      <Badge tone="brand" icon={<Gift aria-hidden />}>
        Everybody gets this point
      </Badge>
    );
  }
  if (awaiting) {
    return (
      <Badge tone="brand" icon={<Hourglass aria-hidden />}>
        <span className={styles.verdict}>{sayUnmarked(userType)}</span>
      </Badge>
    );
  }
  if (isPartlyRight(result)) {
    return (
      <Badge tone="brand" icon={<CircleSlash2 aria-hidden />}>
        <span className={styles.verdict}>Partly right</span>
      </Badge>
    );
  }
  return (
    <Badge
      tone={isCorrect ? 'good' : 'bad'}
      icon={isCorrect ? <Check aria-hidden /> : <X aria-hidden />}
    >
      <span className={styles.verdict}>{isCorrect ? 'Correct' : 'Incorrect'}</span>
    </Badge>
  );
}

/** No answer to a dropped question is marked right, since the question was faulty. */
function Answers({ result }: { result: AttemptResult }) {
  if (result.kind !== undefined) return <SaidAnswers result={result} />;
  return <ChosenAnswers result={result} />;
}

/** The answers to a question of another kind, in words. */
function SaidAnswers({ result }: { result: AttemptResult }) {
  const { userType } = useSignedInUser();
  const { isCorrect, isDropped, awaiting, mark, said = '', rightSaid = '' } = result;
  if (!isDropped && isShownInParts(result)) {
    return (
      <>
        <Suspense>
          <ResultParts result={result} />
        </Suspense>
        <PartsNote result={result} />
      </>
    );
  }
  return (
    <>
      <dl className={styles.answers}>
        {isLeftOpen(result) ? (
          <AnswerLine label="Your Answer" icon={<Minus />} look="open">
            Not Answered
          </AnswerLine>
        ) : (
          <AnswerLine label="Your Answer" {...lookOf(result)}>
            <MathText>{said}</MathText>
          </AnswerLine>
        )}
        {!isCorrect && !isDropped && rightSaid !== '' && (
          <AnswerLine
            label={awaiting || mark ? 'Accepted Answers' : 'Correct Answer'}
            icon={<Check />}
            look="right"
          >
            <MathText>{rightSaid}</MathText>
          </AnswerLine>
        )}
      </dl>
      <PartsNote result={result} />
      {mark && mark.comment !== '' && (
        <p className={styles.comment}>
          <strong>{userType === 'teacher' ? 'Comment' : 'Your teacher'}: </strong>
          <span dir="auto">{mark.comment}</span>
        </p>
      )}
    </>
  );
}

function ChosenAnswers({ result }: { result: AttemptResult }) {
  const { options, optionOrder, userAnswer, correctAnswer, isCorrect, isDropped } = result;
  return (
    <dl className={styles.answers}>
      {userAnswer === null ? (
        <AnswerLine label="Your Answer" icon={<Minus />} look="open">
          Not Answered
        </AnswerLine>
      ) : (
        <AnswerLine
          label="Your Answer"
          {...lookOf(result)}
          position={optionOrder.indexOf(userAnswer)}
        >
          <MathText>{options[userAnswer]}</MathText>
        </AnswerLine>
      )}
      {!isCorrect && !isDropped && options[correctAnswer] !== undefined && (
        <AnswerLine
          label="Correct Answer"
          icon={<Check />}
          look="right"
          position={optionOrder.indexOf(correctAnswer)}
        >
          <MathText>{options[correctAnswer]}</MathText>
        </AnswerLine>
      )}
    </dl>
  );
}

/** Lists the remaining options in a muted line. */
function OtherOptions({ result }: { result: AttemptResult }) {
  if (result.kind !== undefined) return null;
  return <RemainingOptions result={result} />;
}

function RemainingOptions({ result }: { result: AttemptResult }) {
  const { options, optionOrder, userAnswer, correctAnswer, isDropped } = result;
  const others = optionOrder.flatMap((option, place) => {
    const isNamed = option === userAnswer || (option === correctAnswer && !isDropped);
    return isNamed ? [] : [{ place, text: options[option] }];
  });
  if (others.length === 0) return null;
  return (
    <dl className={styles.others}>
      <dt>Other options</dt>
      {others.map(({ place, text }) => (
        <dd key={place}>
          <b>{optionLetter(place)}</b>{' '}
          <span dir="auto">
            <MathText>{text}</MathText>
          </span>
        </dd>
      ))}
    </dl>
  );
}

function lookOf(result: AttemptResult) {
  const { isCorrect, isDropped, awaiting } = result;
  if (isDropped) return { icon: <Gift />, look: 'open' } as const;
  if (awaiting) return { icon: <Hourglass />, look: 'open' } as const;
  if (isCorrect) return { icon: <Check />, look: 'right' } as const;
  if (isPartlyRight(result)) return { icon: <CircleSlash2 />, look: 'open' } as const;
  return { icon: <X />, look: 'wrong' } as const;
}
