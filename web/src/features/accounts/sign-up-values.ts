import { gradeSchema, type Grade } from '@study-assistant/contract/people/accounts';
import { MIN_PASSWORD_LENGTH } from '@study-assistant/contract/wire/constants';
import type { Role } from '@study-assistant/contract/wire/roles';
import * as z from 'zod/mini';
import type { NewAccount, Profile } from '../../queries/accounts.ts';
import { signUpTexts as texts } from './sign-up-texts.ts';
import type { FieldErrors } from './use-account-form.ts';

export type ProfileValues = {
  userType: Role;
  /** '' until one is chosen. */
  currentGrade: Grade | '';
  fullName: string;
};

export type SignUpValues = ProfileValues & { email: string; password: string };

export const emptySignUp: SignUpValues = {
  userType: 'student',
  currentGrade: '',
  fullName: '',
  email: '',
  password: '',
};

/** The same rule for an address as on the server. */
const emailSchema = z.email();

export function validateProfile(values: ProfileValues): FieldErrors<ProfileValues> {
  const needsGrade = values.userType === 'student' && values.currentGrade === '';
  return {
    ...(needsGrade && { currentGrade: texts.gradeMissing }),
    ...(values.fullName.trim() === '' && { fullName: texts.nameMissing }),
  };
}

export function validateSignUp(values: SignUpValues): FieldErrors<SignUpValues> {
  const email = values.email.trim();
  const isEmailWrong = email !== '' && !emailSchema.safeParse(email).success;
  const isPasswordShort = values.password.length < MIN_PASSWORD_LENGTH;
  return {
    ...validateProfile(values),
    ...(email === '' && { email: texts.emailMissing }),
    ...(isEmailWrong && { email: texts.invalidEmail }),
    ...(isPasswordShort && { password: texts.passwordTooShort }),
  };
}

/** Converts values that have passed `validateSignUp`. */
export function toNewAccount(values: SignUpValues): NewAccount {
  return { ...toProfile(values), email: values.email.trim(), password: values.password };
}

/** Converts values that have passed `validateProfile`. */
export function toProfile(values: ProfileValues): Profile {
  const { userType } = values;
  const fullName = values.fullName.trim();
  return userType === 'teacher'
    ? { fullName, userType }
    : { fullName, userType, currentGrade: gradeSchema.parse(values.currentGrade) };
}
