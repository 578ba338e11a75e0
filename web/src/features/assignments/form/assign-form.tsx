import type { AssignmentSettings } from '@study-assistant/contract/assignments/assignments';
import type { OwnQuizSummary, QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { joinNames } from '../../../lib/format/name-some.ts';
import { paths } from '../../../paths.ts';
import { assignQuiz } from '../../../queries/assignments.ts';
import type { ListedClass } from '../../../queries/classes.ts';
import { publish } from '../../../queries/quiz-edits.ts';
import styles from './assignment-form.module.css';
import { CategoryChoice } from './category-choice.tsx';
import { ClassChoice } from './class-choice.tsx';
import { describeElsewhere, describeSettings } from './describe-settings.ts';
import { texts } from './form-texts.ts';
import { plainValues } from './form-values.ts';
import { quickTimes } from './quick-times.ts';
import { SeenNote } from './seen-note.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { StudentChoice } from './student-choice.tsx';
import { useAssignmentForm } from './use-assignment-form.ts';
import { useCategories } from './use-categories.ts';

export type AssignedQuiz = Pick<
  QuizSummary,
  'id' | 'title' | 'status' | 'numQuestions' | 'teacherId' | 'review'
> &
  // Only the list of a teacher's own quizzes says it.
  Partial<Pick<OwnQuizSummary, 'given'>>;

type AssignFormProps = {
  quiz: AssignedQuiz;
  /** At least one class. */
  classes: readonly ListedClass[];
  /** The class that is chosen at first. */
  classId?: string | undefined;
  /** Those of its students that are chosen at first; null for all. */
  only: readonly string[] | null;
  onClose: () => void;
};

/** The form that assigns a quiz; it starts as homework for the only class, if there is just one. */
export function AssignForm({ quiz, classes, classId, only, onClose }: AssignFormProps) {
  const navigate = useNavigate();
  const { uid } = useSignedInUser();
  const isOnShelf = quiz.status === 'ready';
  const isOwn = quiz.teacherId === uid;
  const [classIds, setClassIds] = useState(() =>
    classes.filter(({ id }) => id === classId || classes.length === 1).map(({ id }) => id),
  );
  const chosen = classes.filter(({ id }) => classIds.includes(id));
  const categories = useCategories(quiz.id, chosen);
  // The class chosen first, so that another one beside it does not move the times.
  const first = classes.find(({ id }) => id === classIds[0]) ?? classes[0];
  const timeZone = first?.timeZone ?? 'UTC';
  const [opened] = useState(() => new Date());
  const form = useAssignmentForm({
    initial: {
      ...{ ...plainValues, only: only && [...only], leavesShelf: isOwn },
      ...quickTimes.homework(timeZone, opened),
    },
    timeZone,
    checkMore: (settings, { leavesShelf }) => ({
      ...(chosen.length === 0 && { classes: texts.classMissing }),
      ...(settings.only?.length === 0 && { only: texts.studentsMissing }),
      ...(isOnShelf && needsClosedQuiz(settings) && !leavesShelf && { shelf: texts.shelfMissing }),
    }),
  });
  const classNames = chosen.map(({ name }) => name);
  const leavesShelf = isOnShelf && form.values.leavesShelf;

  const { mutate, isPending } = useMutation({
    mutationFn: async (settings: typeof form.settings, { client }) => {
      if (leavesShelf) await publish(quiz.id, 'classes', client);
      const body = { quizId: quiz.id, classIds, settings, categories: categories.categories };
      return assignQuiz(body, client);
    },
    onSuccess: ([assignment]) => {
      onClose();
      const look = assignment && {
        label: 'Open',
        onAction: () => void navigate(paths.assignment(assignment.id)),
      };
      toast.success(texts.assignedTo(joinNames(classNames), leavesShelf), look ?? null);
    },
    onError: (error) => form.refuse(texts.failed, error),
  });

  function chooseClasses(ids: string[]) {
    setClassIds(ids);
    // The chosen students belong to one class, so the choice is cleared when the class changes.
    form.change({ only: null });
  }

  function submit() {
    const settings = form.check();
    if (settings) mutate(settings);
  }

  return (
    <FormDialog
      title={`${texts.title}: ${quiz.title}`}
      description={quiz.status === 'draft' && texts.draftNote}
      submitLabel={texts.title}
      isBusy={isPending}
      busyLabel="Assigning…"
      isWide
      error={form.errors.form ?? null}
      onSubmit={submit}
      onCancel={onClose}
    >
      <ClassChoice
        classes={classes}
        chosen={classIds}
        given={quiz.given ?? []}
        error={form.errors.classes}
        onChange={chooseClasses}
      />
      {chosen.length > 1 && <p className={styles.hint}>{texts.oneClassForSome}</p>}
      {chosen.length === 1 && classIds[0] !== undefined && (
        <StudentChoice
          classId={classIds[0]}
          only={form.values.only}
          error={form.errors.only}
          onChange={(only) => form.change({ only })}
        />
      )}
      <SeenNote quizId={quiz.id} classes={chosen} only={form.values.only} />
      <CategoryChoice
        names={categories.names}
        value={categories.value}
        lacking={categories.lacking}
        onChange={categories.choose}
      />
      <SettingsFields
        form={form}
        elsewhere={describeElsewhere({
          ...{ settings: form.settings, timeZone, now: opened },
          classes: chosen,
        })}
        shelf={isOnShelf ? { isInTheWay: needsClosedQuiz(form.settings), isOwn } : null}
        outcome={
          chosen.length === 0
            ? null
            : describeSettings({
                settings: form.settings,
                classNames,
                numQuestions: quiz.numQuestions,
                timeZone,
                now: opened,
              })
        }
      />
    </FormDialog>
  );
}

/** Tells whether results are held back or shown as scores alone, which the shelf would undo. */
function needsClosedQuiz({ release, shows }: AssignmentSettings): boolean {
  return release !== 'at-once' || shows === 'score';
}
