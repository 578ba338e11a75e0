import { waitsForCheck } from '@study-assistant/contract/quizzes/waits-for-check';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { paths } from '../../../paths.ts';
import { classListQuery } from '../../../queries/classes.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { AssignForm, type AssignedQuiz } from './assign-form.tsx';
import { texts } from './form-texts.ts';

type AssignDialogProps = {
  quiz: AssignedQuiz;
  /** The class that is chosen at first. */
  classId?: string;
  /** Those of its students that are chosen at first; null for all. */
  only?: readonly string[] | null;
  onClose: () => void;
};

/**
 * Assigns a quiz to classes. A teacher without classes is led to create one, and one whose quiz waits
 * for her check is led there before she fills in a form that would be refused.
 */
export function AssignDialog(props: AssignDialogProps) {
  const { status, numQuestions, review } = props.quiz;
  const toCheck = review?.toCheck ?? 0;
  return waitsForCheck({ status, numQuestions, toCheck }) ? (
    <CheckFirst {...props} toCheck={toCheck} />
  ) : (
    <AssignChecked {...props} />
  );
}

function CheckFirst({ quiz, toCheck, onClose }: AssignDialogProps & { toCheck: number }) {
  const { data } = useQuery(quizQueries.one(quiz.id));
  const first = data?.questions.findIndex(({ confidence }) => confidence === 'check') ?? -1;
  const hash = first < 0 ? '' : `#question-${first + 1}`;
  return (
    <Unready {...{ quiz, onClose }}>
      <EmptyState
        illustration="quiz"
        title={texts.toCheck(toCheck)}
        headingLevel={3}
        actions={
          <ButtonLink to={`${paths.quizEdit(quiz.id)}${hash}`} variant="primary">
            {texts.check(toCheck)}
          </ButtonLink>
        }
      >
        {texts.toCheckText}
      </EmptyState>
    </Unready>
  );
}

function AssignChecked({ quiz, classId, only = null, onClose }: AssignDialogProps) {
  const query = useQuery(classListQuery);
  const running = query.data?.filter(({ archivedAt }) => archivedAt === null);
  if (running && running.length > 0) {
    return <AssignForm {...{ quiz, classId, only, onClose }} classes={running} />;
  }
  return (
    <Unready {...{ quiz, onClose }}>
      <Loaded
        query={query}
        skeleton={<Skeleton label={texts.loading} shape="rows" />}
        error={texts.loadFailed}
      >
        {() => (
          <EmptyState
            illustration="team"
            title={texts.noClass}
            headingLevel={3}
            actions={
              <ButtonLink to={paths.classes} variant="primary">
                Make a class
              </ButtonLink>
            }
          >
            {texts.noClassText}
          </EmptyState>
        )}
      </Loaded>
    </Unready>
  );
}

/** The dialog without its form: why nothing can be assigned yet, and where that changes. */
function Unready({
  quiz,
  onClose,
  children,
}: Omit<AssignDialogProps, 'classId'> & { children: ReactNode }) {
  return (
    <FormDialog
      title={`${texts.title}: ${quiz.title}`}
      submitLabel={texts.title}
      isDisabled
      isWide
      onSubmit={onClose}
      onCancel={onClose}
    >
      {children}
    </FormDialog>
  );
}
