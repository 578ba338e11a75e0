import { GRADES } from '@study-assistant/contract/constants';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '@study-assistant/contract/limits';
import type { Role } from '@study-assistant/contract/roles';
import { ChoiceSelect } from '../../components/ui/field/choice-select.tsx';
import { Field } from '../../components/ui/field/field.tsx';
import { Input } from '../../components/ui/field/input.tsx';
import { PasswordInput } from '../../components/ui/field/password-input.tsx';
import { RadioCards } from '../../components/ui/field/radio-cards.tsx';
import type { SignUpValues } from './sign-up-values.ts';
import type { FieldErrors } from './use-account-form.ts';

const roleOptions: { value: Role; label: string }[] = [
  { value: 'student', label: 'Student' },
  { value: 'teacher', label: 'Teacher' },
];

type SignUpFieldsProps = {
  values: SignUpValues;
  errors: FieldErrors<SignUpValues>;
  onChange: <Name extends keyof SignUpValues>(name: Name, value: SignUpValues[Name]) => void;
};

export function SignUpFields({ values, errors, onChange }: SignUpFieldsProps) {
  return (
    <>
      <RadioCards
        id="userType"
        legend="I am a"
        layout="row"
        options={roleOptions}
        value={values.userType}
        onChange={(role) => onChange('userType', role)}
      />
      {values.userType === 'student' && (
        <Field id="currentGrade" label="Current grade" error={errors.currentGrade}>
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={['', ...GRADES]}
              labelOf={(grade) => (grade === '' ? 'Select your grade' : `Grade ${grade}`)}
              value={values.currentGrade}
              onChange={(grade) => onChange('currentGrade', grade)}
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
            onChange={(event) => onChange('fullName', event.target.value)}
          />
        )}
      </Field>
      <Field id="email" label="Email" error={errors.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="username"
            maxLength={MAX_EMAIL_LENGTH}
            value={values.email}
            onChange={(event) => onChange('email', event.target.value)}
          />
        )}
      </Field>
      <Field id="password" label="Password" hint="At least 6 characters." error={errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={values.password}
            onChange={(event) => onChange('password', event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
