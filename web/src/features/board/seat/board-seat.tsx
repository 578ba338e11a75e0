import type { Seat } from '@study-assistant/contract/board/board';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Loaded } from '../../../components/loaded.tsx';
import { AnswerChoices } from '../../../components/questions/answer-choices.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { isMissingOrInvalid } from '../../../lib/api/is-missing-or-invalid.ts';
import { paths } from '../../../paths.ts';
import { boardQueries } from '../../../queries/board.ts';
import { seatTexts as texts } from '../board-texts.ts';
import styles from './seat.module.css';
import { ShownAnswers } from './shown-answers.tsx';
import { useBoardAnswer } from './use-board-answer.ts';

/** A student's place at the board of a class; it keeps asking what is there now. */
export function BoardSeat({ classId }: { classId: string }) {
  const query = useQuery(boardQueries.seat(classId));
  const isGone = query.isError && isMissingOrInvalid(query.error);
  if (isGone) {
    return (
      <EmptyState
        illustration="team"
        title={texts.noneTitle}
        actions={<ButtonLink to={paths.studentDashboard}>{texts.home}</ButtonLink>}
      >
        {texts.none}
      </EmptyState>
    );
  }
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label={texts.loading} shape="cards" />}
      error={texts.loadFailed}
    >
      {(seat) => (
        <>
          {query.isError && <p role="status">{texts.lost}</p>}
          <SeatedStudent seat={seat} />
        </>
      )}
    </Loaded>
  );
}

function SeatedStudent({ seat }: { seat: Seat }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = `${seat.runId} ${seat.turn} ${seat.state}`;
  const firstPlace = useRef(place);
  // What comes up by itself is read out, and is the next stop of the keyboard.
  useEffect(() => {
    if (place !== firstPlace.current) heading.current?.focus();
  }, [place]);
  return (
    <section className={styles.seat} aria-label={seat.className}>
      <p className={styles.place} dir="auto">
        {seat.className}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {headingOf(seat)}
      </h2>
      <SeatContent key={place} seat={seat} />
    </section>
  );
}

function SeatContent({ seat }: { seat: Seat }) {
  switch (seat.state) {
    case 'waiting':
      return <p>{texts.waitingMeans}</p>;
    case 'asked':
      return <OpenQuestion seat={seat} />;
    case 'shown':
      return <ShownAnswers seat={seat} />;
    case 'over':
      return <Over seat={seat} />;
  }
}

function headingOf({ state, questionIndex, numQuestions }: Seat): string {
  if (state === 'waiting') return texts.waiting;
  if (state === 'over' || questionIndex === null) return texts.overTitle;
  return texts.question(questionIndex + 1, numQuestions);
}

function OpenQuestion({ seat }: { seat: Seat }) {
  const { answer, sending, choose } = useBoardAnswer(seat);
  const { question } = seat;
  if (!question) return null;
  const optionOrder = question.options.map((_, index) => index);
  return (
    <>
      <AnswerChoices
        id="board-answer"
        className={styles.question}
        question={{ ...question, optionOrder }}
        answer={answer}
        onAnswer={choose}
      />
      <p className={styles.note} role="status">
        {answer === null ? texts.hint : texts[sending]}
      </p>
    </>
  );
}

function Over({ seat: { keptAs, attemptId } }: { seat: Seat }) {
  return (
    <>
      <p>{texts.over[keptAs]}</p>
      <div className={styles.actions}>
        {attemptId !== null && (
          <ButtonLink variant="primary" to={paths.quizResults(attemptId)}>
            {texts.toResult}
          </ButtonLink>
        )}
        {keptAs === 'practice' && <ButtonLink to={paths.practice}>{texts.toPractice}</ButtonLink>}
        <ButtonLink to={paths.studentDashboard}>{texts.home}</ButtonLink>
      </div>
    </>
  );
}
