import { MAX_EMAIL_LENGTH } from '@study-assistant/contract/wire/limits';
import { Field } from '../../components/ui/field/field.tsx';
import { Input } from '../../components/ui/field/input.tsx';
import { PasswordInput } from '../../components/ui/field/password-input.tsx';
import { ProfileFields } from './profile-fields.tsx';
import type { SignUpValues } from './sign-up-values.ts';
import type { FieldErrors } from './use-account-form.ts';

type SignUpFieldsProps = {
  values: SignUpValues;
  errors: FieldErrors<SignUpValues>;
  onChange: (change: Partial<SignUpValues>) => void;
};

export function SignUpFields({ values, errors, onChange }: SignUpFieldsProps) {
  return (
    <>
      <ProfileFields values={values} errors={errors} onChange={onChange} />
      <Field id="email" label="Email" error={errors.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="username"
            maxLength={MAX_EMAIL_LENGTH}
            value={values.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        )}
      </Field>
      <Field id="password" label="Password" hint="At least 6 characters." error={errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={values.password}
            onChange={(event) => onChange({ password: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
