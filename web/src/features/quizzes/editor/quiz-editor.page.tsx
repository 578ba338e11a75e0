import { MAX_QUESTIONS } from '@study-assistant/contract/wire/constants';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, Plus } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type Dispatch } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { SubjectBadge } from '../../../components/subjects/subject-badge.tsx';
import { ToughnessBadge } from '../../../components/ui/badge/toughness-badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { ErrorSummary, type FormError } from '../../../components/ui/field/error-summary.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { bringToTop } from '../../../lib/dom/bring-to-top.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { quizEditQueries, type OwnQuiz } from '../../../queries/quiz-edits.ts';
import { isOwn, isWritten } from '../is-written.ts';
import { LoadedQuiz } from '../loaded-quiz.tsx';
import { QuizStatusBadge } from '../own/quiz-status-badge.tsx';
import { explainLoadFailure, previewTexts } from '../preview/quiz-preview-texts.ts';
import type { IndexedQuestion } from '../question-index/indexed-question.ts';
import { QuestionIndex } from '../question-index/question-index.tsx';
import { ReviewBar } from '../review/review-bar.tsx';
import { useChecking } from '../review/use-checking.ts';
import { countFillable } from '../spares/count-fillable.ts';
import { useGoBack } from '../use-go-back.ts';
import { DRAFTS_ID, sectionTexts } from './drafts/drafts-section-texts.ts';
import { DraftsSection } from './drafts/drafts-section.tsx';
import {
  confidenceOf,
  countDrafts,
  numberQuestions,
  type EditorAction,
  type EditorState,
  type Problem,
} from './editor-state.ts';
import { texts } from './editor-texts.ts';
import { fieldIds } from './field-ids.ts';
import { EditorQuestions } from './question/editor-questions.tsx';
import styles from './quiz-editor.module.css';
import { QuizFields } from './quiz-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { useQuizEditor, type QuizEditing } from './use-quiz-editor.ts';

const UnsavedNotice = lazyPart(
  async () => (await import('./unsaved/unsaved-notice.tsx')).UnsavedNotice,
);

const EditorSpares = lazyPart(
  async () => (await import('../spares/spares-offer.tsx')).EditorSpares,
);

const PublishDialog = lazyPart(async () => (await import('./publish-dialog.tsx')).PublishDialog);

const EditorProofs = lazyPart(
  async () => (await import('./proofs/editor-proofs.tsx')).EditorProofs,
);

/** /quiz-edit/{quizId}: a teacher's own quiz, whether draft or published. */
export function QuizEditorPage() {
  const { quizId = '' } = useParams();
  const query = useQuery(quizEditQueries.quiz(quizId));
  const { uid } = useSignedInUser();
  const goBack = useGoBack();
  useDocumentTitle(query.data ? `Edit ${query.data.title}` : texts.title);
  useFocusOnReload(query.dataUpdatedAt);

  async function reload() {
    const { error } = await query.refetch();
    if (error) toast.error(explainLoadFailure(error));
  }

  return (
    <LoadedQuiz
      query={query}
      title={texts.title}
      loading={previewTexts.loading}
      explain={explainLoadFailure}
    >
      {(quiz) =>
        quiz && isWritten(quiz) && isOwn(quiz, uid) ? (
          <QuizEditor
            key={query.dataUpdatedAt}
            quiz={quiz}
            onReload={() => void reload()}
            onBack={goBack}
          />
        ) : (
          <PageLayout title={texts.title}>
            <ErrorState
              message={explainLock(quiz && isOwn(quiz, uid) ? quiz : null)}
              actions={<Button onClick={goBack}>Go Back</Button>}
            />
          </PageLayout>
        )
      }
    </LoadedQuiz>
  );
}

/** The button that loaded the newest version is gone with the old one, so the focus moves. */
function useFocusOnReload(loadedAt: number) {
  const before = useRef(loadedAt);
  useEffect(() => {
    const isReload = before.current !== 0 && before.current !== loadedAt;
    before.current = loadedAt;
    if (isReload) document.querySelector<HTMLElement>('h1')?.focus();
  }, [loadedAt]);
}

/** Explains why a quiz cannot be edited. */
function explainLock(quiz: OwnQuiz | null): string {
  if (quiz === null) return texts.notYours;
  return quiz.status === 'failed' ? previewTexts.notWritten : previewTexts.generating;
}

type QuizEditorProps = {
  quiz: OwnQuiz;
  /** Replaces this version by the newest. */
  onReload: () => void;
  onBack: () => void;
};

/** Every text of a quiz, to be checked and corrected. */
function QuizEditor({ quiz, onReload, onBack }: QuizEditorProps) {
  const editor = useQuizEditor(quiz);
  useLinkedQuestion(quiz);
  const { state, dispatch, kept, problems, guard, unsaved, add } = editor;
  const { checking, sure } = useEditorChecking(state, dispatch);
  const [isAskingToPublish, setIsAskingToPublish] = useState(false);
  const [isProving, setProving] = useState(false);
  const unchecked = checking.marked.length;
  const { title, toughness, targetGrade, status } = state.saved;
  const isDraft = status === 'draft';

  /** What is missing comes before what is unsure. */
  async function askToPublish() {
    if (unchecked === 0) await editor.publish();
    else if (await editor.isComplete()) setIsAskingToPublish(true);
  }

  return (
    <PageLayout
      width="wide"
      title={title}
      subtitle={isDraft ? texts.draftNote : texts.openNote}
      facts={
        <>
          <SubjectBadge subject={state.subject} />
          <QuizStatusBadge status={status} />
          <ToughnessBadge toughness={toughness} />
          <span>{targetGrade}</span>
          <span>{countQuestions(kept.length)}</span>
        </>
      }
      onBack={() => guard.leaveBy(onBack)}
    >
      <ErrorSummary title={texts.problems} errors={toSummary(problems)} />
      {unsaved.isWaiting && (
        <Suspense>
          <UnsavedNotice
            storageKey={unsaved.storageKey}
            {...{ state, dispatch }}
            onEnd={unsaved.end}
          />
        </Suspense>
      )}
      <QuestionIndex questions={listQuestions(editor)} isInert={unsaved.isWaiting}>
        <QuizFields state={state} dispatch={dispatch} problems={problems} />
        {countFillable(state.saved, kept.length) > 0 && (
          <Suspense>
            <EditorSpares
              quiz={state.saved}
              questions={kept}
              headingOf={(key) => fieldIds.of(key).heading}
              onTake={(spares) => dispatch({ type: 'take-spares', spares })}
              onGiveBack={(key) => dispatch({ type: 'give-back', key })}
            />
          </Suspense>
        )}
        <ReviewBar sure={sure} drafts={countDrafts(state)} checking={checking}>
          <Button icon={<ArrowDown aria-hidden />} onClick={() => bringToTop(DRAFTS_ID)}>
            {sectionTexts.goTo}
          </Button>
        </ReviewBar>
        <EditorQuestions editor={editor} checking={checking} />
        <Button
          icon={<Plus aria-hidden />}
          isDisabled={kept.length >= MAX_QUESTIONS}
          className={styles.add}
          onClick={add}
        >
          {kept.length < MAX_QUESTIONS
            ? 'Add a question'
            : `A quiz has at most ${MAX_QUESTIONS} questions`}
        </Button>
        <Button className={styles.add} onClick={() => setProving(true)}>
          Find proofs
        </Button>
        {isProving && (
          <Suspense>
            <EditorProofs questions={kept} dispatch={dispatch} onClose={() => setProving(false)} />
          </Suspense>
        )}
        <DraftsSection state={state} dispatch={dispatch} />
        <SaveBar
          state={editor.saveState}
          // Without questions there is nothing to give.
          isDraft={isDraft && kept.length > 0}
          isPublishing={editor.isPublishing}
          isLocked={editor.replacing !== null}
          onSave={() => void editor.save()}
          onAssign={() => void editor.assign()}
          onPublish={() => void askToPublish()}
        />
      </QuestionIndex>
      <EditorDialogs editor={editor} onReload={onReload} />
      {isAskingToPublish && (
        <Suspense>
          <PublishDialog
            unchecked={unchecked}
            onConfirm={() => {
              setIsAskingToPublish(false);
              void editor.publish();
            }}
            onCancel={() => setIsAskingToPublish(false)}
          />
        </Suspense>
      )}
    </PageLayout>
  );
}

/** Lists each sentence once for each question, with a link to its first field. */
function toSummary(problems: readonly Problem[]): FormError[] {
  const byMessage = new Map<string, FormError>();
  for (const { fieldId, number, message: sentence } of problems) {
    const message = number === null ? sentence : `Question ${number}: ${sentence}`;
    if (!byMessage.has(message)) byMessage.set(message, { fieldId, message });
  }
  return [...byMessage.values()];
}

function countQuestions(amount: number): string {
  return `${amount} ${amount === 1 ? 'Question' : 'Questions'}`;
}

type EditorDialogsProps = { editor: QuizEditing; onReload: () => void };

/** The dialogs of the editor: leaving unsaved work, changing what is right, and a newer version. */
function EditorDialogs({ editor, onReload }: EditorDialogsProps) {
  const { guard, correcting, conflict, unsaved } = editor;
  if (guard.isAsking) {
    return (
      <ConfirmDialog
        title={texts.leaveTitle}
        confirmLabel="Leave without saving"
        cancelLabel="Keep editing"
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        {unsaved.isKept() ? texts.leaveKept : texts.leaveText}
      </ConfirmDialog>
    );
  }
  if (correcting.numbers.length > 0) {
    return (
      <ConfirmDialog
        title={texts.correctTitle}
        variant="primary"
        confirmLabel="Save and grade again"
        cancelLabel="Keep editing"
        onConfirm={correcting.confirm}
        onCancel={correcting.dismiss}
      >
        {texts.correctText(correcting.numbers)}
      </ConfirmDialog>
    );
  }
  if (!conflict.isAsking) return null;
  return (
    <ConfirmDialog
      title={texts.conflictTitle}
      variant="primary"
      confirmLabel="Load the newest version"
      cancelLabel="Not yet"
      onConfirm={() => {
        conflict.dismiss();
        onReload();
      }}
      onCancel={conflict.dismiss}
    >
      {texts.conflictText}
    </ConfirmDialog>
  );
}

/** The marked questions in the editor, and how many its writer is sure of. */
function useEditorChecking(state: EditorState, dispatch: Dispatch<EditorAction>) {
  const { saved, questions } = state;
  const kept = numberQuestions(questions).filter(({ question }) => !question.isRemoved);
  const rated = kept.map((one) => ({ ...one, confidence: confidenceOf(saved, one.question) }));
  const marked = rated.flatMap(({ question: { id, key }, number, confidence }) =>
    confidence === 'check' && id !== null
      ? [{ id, number, headingId: fieldIds.of(key).heading }]
      : [],
  );
  const checking = useChecking(saved.id, marked, ({ review }, id) =>
    dispatch({ type: 'confirmed', id, review }),
  );
  return { checking, sure: rated.filter(({ confidence }) => confidence === 'sure').length };
}

/** Follows a link such as "#question-3" to its card, or "#drafts" to the drafts. */
function useLinkedQuestion({ questions }: OwnQuiz): void {
  const { hash } = useLocation();
  useEffect(() => {
    const number = Number(/^#question-(\d+)$/.exec(hash)?.[1]);
    const linked = questions[number - 1];
    const target = hash === `#${DRAFTS_ID}` ? DRAFTS_ID : linked && fieldIds.of(linked.id).heading;
    if (target) document.getElementById(target)?.focus();
  }, [hash, questions]);
}

/** The questions in the side list, with any error that prevents saving or mark to check. */
function listQuestions({
  state: { saved, questions },
  problems,
}: Pick<QuizEditing, 'state' | 'problems'>): IndexedQuestion[] {
  const wrong = new Set(problems.map(({ number }) => number));
  return numberQuestions(questions).map(({ question, number }) => {
    const { heading, undo } = fieldIds.of(question.key);
    const text = question.question;
    if (question.isRemoved) return { headingId: undo, number: null, text, mark: 'deleted' };
    const isToCheck = confidenceOf(saved, question) === 'check';
    const mark = wrong.has(number) ? 'problem' : isToCheck ? 'check' : null;
    return { headingId: heading, number, text, mark };
  });
}
