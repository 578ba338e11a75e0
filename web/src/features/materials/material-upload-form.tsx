import { acceptedExtensions } from '@study-assistant/contract/materials/material-changes';
import { MATERIAL_TYPES } from '@study-assistant/contract/wire/constants';
import { MAX_NAME_LENGTH } from '@study-assistant/contract/wire/limits';
import { Upload } from 'lucide-react';
import { Suspense } from 'react';
import { SubjectSelect } from '../../components/subjects/subject-select.tsx';
import { Card } from '../../components/ui/card/card.tsx';
import { ChoiceSelect } from '../../components/ui/field/choice-select.tsx';
import { Field } from '../../components/ui/field/field.tsx';
import { FileField } from '../../components/ui/field/file-field.tsx';
import { Input } from '../../components/ui/field/input.tsx';
import { UploadSubmit } from '../../components/ui/meter/upload-submit.tsx';
import { lazyPart } from '../../lib/dom/lazy-part.ts';
import { keysOf } from '../../lib/format/keys-of.ts';
import { texts } from './teacher-material-texts.ts';
import styles from './teacher-materials.module.css';
import { fieldIds, useMaterialForm } from './use-material-form.ts';

/** Few materials are for classes, and only then are these asked for. */
const ClassChoice = lazyPart(async () => (await import('./class-choice.tsx')).ClassChoice);

const audienceLabels = { all: 'All students', classes: 'Some of my classes' } as const;

const everyExtension = Object.values(acceptedExtensions).flat();

export function MaterialUploadForm() {
  const form = useMaterialForm();
  const { values, errors, running, isUploading } = form;
  const { type, isTypeChosen, classIds } = values;

  return (
    <Card
      title="Upload a material"
      description={classIds === null ? texts.forAll : texts.forClasses}
    >
      <form noValidate className={styles.form} onSubmit={form.submit}>
        <fieldset disabled={isUploading} className={styles.fields}>
          <legend className="visually-hidden">Material</legend>
          <Field id={fieldIds.name} label="Material name" error={errors.name}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                dir="auto"
                maxLength={MAX_NAME_LENGTH}
                value={values.name}
                onChange={(event) => form.setName(event.target.value)}
              />
            )}
          </Field>
          <Field id={fieldIds.type} label="Type">
            {(control) => (
              <ChoiceSelect
                {...control}
                choices={MATERIAL_TYPES}
                value={type}
                onChange={form.setType}
              />
            )}
          </Field>
          <Field id={fieldIds.subject} label="Subject">
            {(control) => (
              <SubjectSelect
                {...control}
                required={false}
                noneLabel="From its text"
                value={values.subject}
                onChange={form.setSubject}
              />
            )}
          </Field>
          <Field id={fieldIds.audience} label="For" error={errors.classes}>
            {(control) => (
              <ChoiceSelect
                {...control}
                choices={keysOf(audienceLabels)}
                labelOf={(audience) => audienceLabels[audience]}
                value={classIds === null ? 'all' : 'classes'}
                onChange={(audience) => form.setClassIds(audience === 'all' ? null : [])}
              />
            )}
          </Field>
          {classIds !== null && (
            <div className={styles.wide}>
              <Suspense>
                <ClassChoice chosen={classIds} onChange={form.setClassIds} />
              </Suspense>
            </div>
          )}
          <div className={styles.wide}>
            <FileField
              id={fieldIds.file}
              label="File"
              hint={isTypeChosen ? texts.filesOf(type) : texts.anyFile}
              error={errors.file}
              accept={(isTypeChosen ? acceptedExtensions[type] : everyExtension).join(',')}
              file={values.file}
              onSelect={form.setFile}
            />
          </div>
        </fieldset>
        <UploadSubmit
          running={running}
          isUploading={isUploading}
          icon={<Upload aria-hidden />}
          className={styles.submit}
        >
          Upload
        </UploadSubmit>
      </form>
    </Card>
  );
}
