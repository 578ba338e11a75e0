import { MAX_QUESTIONS } from '@study-assistant/contract/wire/constants';
import { ArrowDown, Plus } from 'lucide-react';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { SubjectBadge } from '../../../components/subjects/subject-badge.tsx';
import { ToughnessBadge } from '../../../components/ui/badge/toughness-badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { ErrorSummary, type FormError } from '../../../components/ui/field/error-summary.tsx';
import { bringToTop } from '../../../lib/dom/bring-to-top.ts';
import type { OwnQuiz } from '../../../queries/quiz-edits.ts';
import { QuizStatusBadge } from '../own/quiz-status-badge.tsx';
import { QuestionIndex } from '../question-index/question-index.tsx';
import { ReviewBar } from '../review/review-bar.tsx';
import { DRAFTS_ID, sectionTexts } from './drafts/drafts-section-texts.ts';
import { DraftsSection } from './drafts/drafts-section.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorQuestions } from './editor-questions.tsx';
import { countDrafts } from './editor-state.ts';
import { texts } from './editor-texts.ts';
import { listQuestions } from './list-questions.ts';
import styles from './quiz-editor.module.css';
import { QuizFields } from './quiz-fields.tsx';
import type { Problem } from './read-edit.ts';
import { SaveBar } from './save-bar.tsx';
import { useEditorChecking } from './use-editor-checking.ts';
import { useLinkedQuestion } from './use-linked-question.ts';
import { useQuizEditor } from './use-quiz-editor.ts';

type QuizEditorProps = {
  quiz: OwnQuiz;
  /** Loads the newest version, in place of this one. */
  onReload: () => void;
  onBack: () => void;
};

/** Every text of a quiz, to be checked and mended. */
export function QuizEditor({ quiz, onReload, onBack }: QuizEditorProps) {
  const editor = useQuizEditor(quiz);
  useLinkedQuestion(quiz);
  const { state, dispatch, kept, problems, guard, add } = editor;
  const { checking, sure } = useEditorChecking(state, dispatch);
  const { title, toughness, targetGrade, status } = state.saved;
  const isDraft = status === 'draft';
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
      <QuestionIndex questions={listQuestions(editor)}>
        <QuizFields state={state} dispatch={dispatch} problems={problems} />
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
        <DraftsSection state={state} dispatch={dispatch} />
        <SaveBar
          state={editor.saveState}
          isDraft={isDraft}
          isPublishing={editor.isPublishing}
          isLocked={editor.replacing !== null}
          onSave={() => void editor.save()}
          onAssign={() => void editor.assign()}
          onPublish={() => void editor.publish()}
        />
      </QuestionIndex>
      <EditorDialogs editor={editor} onReload={onReload} />
    </PageLayout>
  );
}

/** The same sentence once for each question, leading to the first field that it is about. */
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
