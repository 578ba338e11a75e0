import { MAX_QUESTIONS, MIN_QUESTIONS, TOUGHNESS } from '@study-assistant/contract/constants';
import { quizDocumentExtensions, targetGrades } from '@study-assistant/contract/quizzes';
import { Sparkles } from 'lucide-react';
import { Card } from '../../../components/ui/card/card.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { FileField } from '../../../components/ui/field/file-field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { Switch } from '../../../components/ui/field/switch.tsx';
import { UploadSubmit } from '../../../components/ui/meter/upload-submit.tsx';
import styles from '../quiz-generation.module.css';
import { texts } from '../teacher-quiz-texts.ts';
import { fieldIds, useQuizOrderForm } from './use-quiz-order-form.ts';

export function QuizOrderForm() {
  const form = useQuizOrderForm();
  const { values, errors, running, isSending } = form;

  return (
    <Card
      title="Generate a quiz"
      description="Every question asks what your document teaches, with the sentence that it rests on."
    >
      <form noValidate className={styles.form} onSubmit={form.submit}>
        <fieldset disabled={isSending} className={styles.fields}>
          <legend className="visually-hidden">Quiz</legend>
          <FileField
            id={fieldIds.file}
            label="Document"
            hint={texts.documentHint}
            error={errors.file}
            accept={quizDocumentExtensions.join(',')}
            file={values.file}
            onSelect={form.setFile}
          />
          <Field id={fieldIds.toughness} label="Toughness">
            {(control) => (
              <ChoiceSelect
                {...control}
                choices={TOUGHNESS}
                value={values.toughness}
                onChange={(toughness) => form.set({ toughness })}
              />
            )}
          </Field>
          <Field id={fieldIds.targetGrade} label="Target grade">
            {(control) => (
              <ChoiceSelect
                {...control}
                choices={targetGrades}
                value={values.targetGrade}
                onChange={(targetGrade) => form.set({ targetGrade })}
              />
            )}
          </Field>
          <CountField form={form} />
          <div className={styles.wide}>
            <Switch
              label="Publish at once"
              hint={values.publish ? texts.publishHint : texts.draftHint}
              checked={values.publish}
              onChange={(event) => form.set({ publish: event.target.checked })}
            />
          </div>
        </fieldset>
        <UploadSubmit
          running={running}
          isUploading={isSending}
          icon={<Sparkles aria-hidden />}
          className={styles.submit}
        >
          Generate
        </UploadSubmit>
      </form>
    </Card>
  );
}

type CountFieldProps = { form: ReturnType<typeof useQuizOrderForm> };

function CountField({ form: { values, errors, setCount, leaveCount } }: CountFieldProps) {
  return (
    <Field
      id={fieldIds.numQuestions}
      label="Number of questions"
      hint={texts.countHint}
      error={errors.numQuestions}
    >
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={MIN_QUESTIONS}
          max={MAX_QUESTIONS}
          value={values.numQuestions}
          onChange={(event) => setCount(event.target.value)}
          onBlur={leaveCount}
        />
      )}
    </Field>
  );
}
