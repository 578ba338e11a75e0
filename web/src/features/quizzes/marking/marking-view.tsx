import type { QuestionToMark } from '@study-assistant/contract/attempts/marking';
import { MAX_ACCEPTED_LENGTH } from '@study-assistant/contract/wire/constants';
import { ChartColumn, Pencil, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { MathText } from '../../../components/maths/math-text.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { count } from '../../../lib/format/numbers.ts';
import { ALL_STUDENTS, paths } from '../../../paths.ts';
import type { GivenPoints, Marking } from '../../../queries/marking.ts';
import { AnswerLineCard } from './answer-line-card.tsx';
import { countMarked, neighbourOf, type MarkedLine } from './marking-state.ts';
import styles from './marking.module.css';
import { oneLine } from './use-accepting.ts';
import { useMarking } from './use-marking.ts';

/** Receives the focus when all is marked. */
const END = 'all-marked';

type MarkingViewProps = {
  quizId: string;
  marking: Marking;
  which: 'waiting' | 'marked';
  onReload: () => void;
  onBack: () => void;
};

/** The answers that a teacher marks, question by question; equal ones are one line. */
export function MarkingView({ quizId, marking, which, onReload, onBack }: MarkingViewProps) {
  const work = useMarking(quizId, marking);
  const { state, current, last } = work;
  // The class from which she came, whose analysis is where she goes on.
  const classId = useSearchParams()[0].get('class') ?? ALL_STUDENTS;
  const list = useRef<HTMLElement>(null);
  const [draft, setDraft] = useState({ key: '', words: '' });
  const { marked, all } = countMarked(state.lines);
  const isDone = which === 'waiting' && marked === all;
  const shown = isDone ? undefined : marking.questions[current?.question ?? 0];
  const hasBegun = state.done.length > 0;
  const comment = draft.key === current?.key ? draft.words : (current?.mark?.comment ?? '');
  const give = (points: GivenPoints) => work.mark(points, comment);

  // The focus follows the line, so that the next key and the next word read aloud are about it.
  const focused = isDone ? (hasBegun ? END : null) : `line-${state.current}`;
  useEffect(() => {
    if (focused !== null) document.getElementById(focused)?.focus();
  }, [focused]);

  useMarkingKeys(list, {
    onMark: give,
    onUndo: work.undo,
    onStep(step) {
      const neighbour = neighbourOf(state, step);
      if (neighbour) work.choose(neighbour.key);
    },
  });

  return (
    <PageLayout
      title={marking.quizTitle}
      subtitle={which === 'marked' ? 'Answers that you have marked' : 'Answers to mark'}
      onBack={onBack}
      actions={
        <ButtonLink
          to={`${paths.quizMarking(quizId, classId)}${which === 'waiting' ? '&marked' : ''}`}
          variant="quiet"
        >
          {which === 'waiting' ? 'Marked before' : 'Still to mark'}
        </ButtonLink>
      }
    >
      {all > 0 && which === 'waiting' && (
        <ProgressBar
          label="Progress"
          isLabelHidden
          percent={(marked / all) * 100}
          valueText={`${marked} of ${all} marked`}
        />
      )}
      {shown && (
        <section ref={list} aria-labelledby="to-mark" className={styles.queue}>
          <div className={styles.question}>
            <p className={styles.place}>
              Question {shown.questionNumber}
              {marking.questions.length > 1 &&
                `, ${marking.questions.indexOf(shown) + 1} of ${marking.questions.length} with answers`}
            </p>
            <h2 id="to-mark" dir="auto">
              <MathText>{shown.question}</MathText>
            </h2>
            <p>
              <strong>Accepted: </strong>
              <span dir="auto">
                <MathText>{shown.rightSaid}</MathText>
              </span>
            </p>
            {shown.explanation !== '' && (
              <p className={styles.hint} dir="auto">
                <MathText>{shown.explanation}</MathText>
              </p>
            )}
          </div>
          <p className={styles.keys}>
            Keys: <kbd>0</kbd> no point, <kbd>5</kbd> half a point, <kbd>1</kbd> the point,{' '}
            <kbd>C</kbd> comment, <kbd>U</kbd> undo.
          </p>
          <ol className={styles.lines}>
            {state.lines
              .filter(({ question }) => marking.questions[question] === shown)
              .map((line) => (
                <AnswerLineCard
                  key={line.key}
                  line={line}
                  isCurrent={line.key === state.current}
                  onChoose={() => work.choose(line.key)}
                  comment={comment}
                  onComment={(words) => setDraft({ key: line.key, words })}
                  onMark={give}
                  onAccept={canBeAccepted(shown, line) ? work.accept : null}
                  isAccepting={work.isAccepting}
                />
              ))}
          </ol>
          <div className={styles.ways}>
            {last && <UndoButton onUndo={work.undo} />}
            <ButtonLink
              to={`${paths.quizEdit(quizId)}#question-${shown.questionNumber}`}
              variant="quiet"
              icon={<Pencil aria-hidden />}
            >
              Change what is accepted
            </ButtonLink>
          </div>
        </section>
      )}
      {all === 0 && which === 'marked' && (
        <EmptyState illustration="quiz" title="Nothing is marked yet">
          What you mark can be changed here later.
        </EmptyState>
      )}
      {isDone && (
        <div id={END} tabIndex={-1} role="group" aria-label="End of the answers">
          <EmptyState
            illustration="trophy"
            title={hasBegun ? 'All these answers are marked' : 'Nothing to mark'}
            actions={
              <>
                {marking.isMore && (
                  <Button variant="primary" onClick={onReload}>
                    Show the next answers
                  </Button>
                )}
                <ButtonLink
                  to={paths.quizAnalysis(quizId, classId)}
                  variant={marking.isMore ? 'secondary' : 'primary'}
                  icon={<ChartColumn aria-hidden />}
                >
                  Quiz analysis
                </ButtonLink>
                {last && <UndoButton onUndo={work.undo} />}
              </>
            }
          >
            {hasBegun
              ? `You have marked ${count(all, 'answer')}. Students find their points and your comments with their results.`
              : 'Answers that are not accepted of themselves wait here for you.'}
          </EmptyState>
        </div>
      )}
    </PageLayout>
  );
}

/** Only a short answer that waits; a long one is marked by itself. */
function canBeAccepted({ kind }: QuestionToMark, { mark, answer }: MarkedLine): boolean {
  return kind === 'text' && mark === null && oneLine(answer).length <= MAX_ACCEPTED_LENGTH;
}

const pointsOfKeys: Partial<Record<string, GivenPoints>> = { '0': 0, '5': 0.5, '1': 1 };

type MarkingKeys = {
  onMark: (points: GivenPoints) => void;
  onUndo: () => void;
  onStep: (step: 1 | -1) => void;
};

/**
 * Single keys count inside the list alone, since for the whole page they would interfere with speech
 * input, and never in a field.
 */
function useMarkingKeys(list: RefObject<HTMLElement | null>, keys: MarkingKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyped = event.target instanceof HTMLTextAreaElement;
    const isInside = event.target instanceof Node && list.current?.contains(event.target);
    if (!isInside || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
    // A key that is held down would mark all answers.
    if (event.repeat) return;
    const points = pointsOfKeys[event.key];
    if (points !== undefined) keys.onMark(points);
    else if (event.key === 'ArrowDown') keys.onStep(1);
    else if (event.key === 'ArrowUp') keys.onStep(-1);
    else if (event.key === 'u' || event.key === 'U') keys.onUndo();
    else if (event.key === 'c' || event.key === 'C')
      list.current?.querySelector('textarea')?.focus();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  return (
    <Button icon={<Undo2 aria-hidden />} onClick={onUndo}>
      Undo the last mark
    </Button>
  );
}
