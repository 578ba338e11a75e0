import { gradeSchema, type Grade } from '@study-assistant/contract/accounts';
import { MIN_PASSWORD_LENGTH } from '@study-assistant/contract/constants';
import type { Role } from '@study-assistant/contract/roles';
import * as z from 'zod/mini';
import type { NewAccount } from '../../queries/accounts.ts';
import { signUpTexts as texts } from './sign-up-texts.ts';
import type { FieldErrors } from './use-account-form.ts';

export type SignUpValues = {
  userType: Role;
  /** '' until one is chosen. */
  currentGrade: Grade | '';
  fullName: string;
  email: string;
  password: string;
};

export const emptySignUp: SignUpValues = {
  userType: 'student',
  currentGrade: '',
  fullName: '',
  email: '',
  password: '',
};

/** The server's own rule for an address. */
const emailSchema = z.email();

export function validateSignUp(values: SignUpValues): FieldErrors<SignUpValues> {
  const email = values.email.trim();
  const needsGrade = values.userType === 'student' && values.currentGrade === '';
  const isEmailWrong = email !== '' && !emailSchema.safeParse(email).success;
  const isPasswordShort = values.password.length < MIN_PASSWORD_LENGTH;
  return {
    ...(needsGrade && { currentGrade: texts.gradeMissing }),
    ...(values.fullName.trim() === '' && { fullName: texts.nameMissing }),
    ...(email === '' && { email: texts.emailMissing }),
    ...(isEmailWrong && { email: texts.invalidEmail }),
    ...(isPasswordShort && { password: texts.passwordTooShort }),
  };
}

/** Takes values that `validateSignUp` has nothing to say against. */
export function toNewAccount(values: SignUpValues): NewAccount {
  const { userType, password } = values;
  const account = { email: values.email.trim(), fullName: values.fullName.trim(), password };
  return userType === 'teacher'
    ? { ...account, userType }
    : { ...account, userType, currentGrade: gradeSchema.parse(values.currentGrade) };
}
