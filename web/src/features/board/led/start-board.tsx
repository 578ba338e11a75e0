import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { boardKeepings, type BoardKeeping } from '@study-assistant/contract/board/board';
import { pickOption } from '@study-assistant/contract/questions/kinds';
import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { waitsForCheck } from '@study-assistant/contract/quizzes/waits-for-check';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { Suspense, useState, type SyntheticEvent } from 'react';
import { ChooseQuizDialog } from '../../../components/quizzes/choose-quiz-dialog.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { FieldError } from '../../../components/ui/field/field.tsx';
import { RadioCards } from '../../../components/ui/field/radio-cards.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { describeMoment } from '../../../lib/format/moments.ts';
import { assignmentQueries } from '../../../queries/assignments.ts';
import { startBoard } from '../../../queries/board.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { ledTexts as texts } from '../board-texts.ts';
import styles from './led-board.module.css';

/** Asks for a quiz and for how its results are kept, and puts it on the board. */
export function StartBoard({ classId }: { classId: string }) {
  const client = useQueryClient();
  const [quiz, setQuiz] = useState<OwnQuizSummary | null>(null);
  const [keptAs, setKeptAs] = useState<BoardKeeping | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  // What the server would refuse at the start is not offered; without the list, the server says it.
  const assignments = useQuery(assignmentQueries.ofClass(classId)).data ?? [];
  const held = new Set(assignments.filter(keepsAnswers).map(({ quizId }) => quizId));
  const warning = quiz && explainGiven(quiz, assignments);
  const note = useLeftOut(quiz?.id);
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { quizId: string; keptAs: BoardKeeping }) =>
      startBoard(classId, body, client),
  });

  function start(event: SyntheticEvent) {
    event.preventDefault();
    setIsTried(true);
    if (warning !== null && quiz && keptAs) setIsAsking(true);
    else begin();
  }

  function begin() {
    setIsAsking(false);
    if (quiz && keptAs && !isPending) mutate({ quizId: quiz.id, keptAs });
  }

  return (
    <Card title={texts.startTitle} description={texts.startMeans}>
      <form noValidate className={styles.form} onSubmit={start}>
        <div className={styles.chosen}>
          {quiz && <strong dir="auto">{orUntitled(quiz.title)}</strong>}
          <Button onClick={() => setIsChoosing(true)}>
            {quiz ? texts.chooseOther : texts.choose}
          </Button>
        </div>
        {warning !== null && <p>{`${warning} ${texts.givenMeans}`}</p>}
        {note !== null && <p>{note}</p>}
        {isTried && !quiz && <FieldError id="board-quiz-error">{texts.chooseFirst}</FieldError>}
        <RadioCards
          id="board-kept-as"
          legend={texts.keptAs}
          layout="row"
          options={boardKeepings.map((value) => ({ value, ...texts.kept[value] }))}
          value={keptAs}
          onChange={setKeptAs}
          error={isTried && !keptAs ? texts.chooseKept : null}
        />
        {error && (
          <FieldError id="board-start-error">{describeFailure(texts.failed, error)}</FieldError>
        )}
        <Button
          type="submit"
          variant="primary"
          icon={<Play aria-hidden />}
          className={styles.start}
          isBusy={isPending}
          busyLabel={texts.starting}
        >
          {texts.start}
        </Button>
      </form>
      <Suspense>
        {isChoosing && (
          <ChooseQuizDialog
            title={texts.chooseQuiz}
            whyNot={(one) => explainRefusal(one, held)}
            warn={(one) => explainGiven(one, assignments)}
            onChoose={(chosen) => {
              setQuiz(chosen);
              setIsChoosing(false);
            }}
            onClose={() => setIsChoosing(false)}
          />
        )}
      </Suspense>
      {isAsking && (
        <ConfirmDialog
          title={texts.givenAsk}
          confirmLabel={texts.givenStart}
          onConfirm={begin}
          onCancel={() => setIsAsking(false)}
        >
          {`${warning} ${texts.givenMeans}`}
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** Whether the class is not shown the answers of an assignment yet, by the rule of the server. */
function keepsAnswers({ settings: { release, shows }, isReleased, state }: Assignment): boolean {
  if (shows === 'score') return state !== 'released';
  return release !== 'at-once' && !isReleased;
}

/** Says why a quiz cannot be on the board of the class now; null where it can. */
function explainRefusal(quiz: OwnQuizSummary, held: ReadonlySet<string>): string | null {
  const { id, status, numQuestions, review } = quiz;
  const toCheck = review?.toCheck ?? 0;
  if (numQuestions === 0) return texts.noQuestions;
  if (waitsForCheck({ status, numQuestions, toCheck })) return texts.toCheck;
  return held.has(id) ? texts.heldBack : null;
}

/** Says that the class can still hand in the quiz, whose answers the board shows; else null. */
function explainGiven({ id }: OwnQuizSummary, assignments: readonly Assignment[]): string | null {
  const isOver = ({ state }: Assignment) => state === 'closed' || state === 'released';
  const given = assignments.find((one) => one.quizId === id && !isOver(one));
  if (!given) return null;
  const closing = closingOf(given.settings);
  return texts.given(given.state, closing && describeMoment(closing, given.timeZone));
}

/** Says how many questions of the chosen quiz the board passes over; null for none. */
function useLeftOut(quizId: string | undefined): string | null {
  const { data } = useQuery({ ...quizQueries.one(quizId ?? ''), enabled: quizId !== undefined });
  const questions = data?.questions ?? [];
  const leftOut = questions.filter((question) => pickOption(question, 0) === null).length;
  if (leftOut === 0) return null;
  return leftOut === questions.length ? texts.noneHere : texts.leftOut(leftOut);
}
