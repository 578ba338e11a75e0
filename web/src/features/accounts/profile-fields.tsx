import { GRADES } from '@study-assistant/contract/wire/constants';
import { MAX_NAME_LENGTH } from '@study-assistant/contract/wire/limits';
import type { Role } from '@study-assistant/contract/wire/roles';
import { ChoiceSelect } from '../../components/ui/field/choice-select.tsx';
import { Field } from '../../components/ui/field/field.tsx';
import { Input } from '../../components/ui/field/input.tsx';
import { RadioCards } from '../../components/ui/field/radio-cards.tsx';
import type { ProfileValues } from './sign-up-values.ts';
import type { FieldErrors } from './use-account-form.ts';

const roleOptions: { value: Role; label: string }[] = [
  { value: 'student', label: 'Student' },
  { value: 'teacher', label: 'Teacher' },
];

type ProfileFieldsProps = {
  values: ProfileValues;
  errors: FieldErrors<ProfileValues>;
  /** True when an invitation has set the role. */
  isRoleFixed?: boolean;
  onChange: (change: Partial<ProfileValues>) => void;
};

/** The fields that say who somebody is in the school. */
export function ProfileFields({
  values,
  errors,
  isRoleFixed = false,
  onChange,
}: ProfileFieldsProps) {
  return (
    <>
      {!isRoleFixed && (
        <RadioCards
          id="userType"
          legend="I am a"
          layout="row"
          options={roleOptions}
          value={values.userType}
          onChange={(role) => onChange({ userType: role })}
        />
      )}
      {values.userType === 'student' && (
        <Field id="currentGrade" label="Current grade" error={errors.currentGrade}>
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={['', ...GRADES]}
              labelOf={(grade) => (grade === '' ? 'Select your grade' : `Grade ${grade}`)}
              value={values.currentGrade}
              onChange={(grade) => onChange({ currentGrade: grade })}
            />
          )}
        </Field>
      )}
      <Field id="fullName" label="Full name" error={errors.fullName}>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            dir="auto"
            value={values.fullName}
            onChange={(event) => onChange({ fullName: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
