import type { PasswordChangeOutcome } from '@selfservice/api/password/password';
import type { FocusEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { FormValues } from '../../environment/useFormValues.ts';
import { useFormValues } from '../../environment/useFormValues.ts';

/** The entered passwords. */
export interface EnteredPasswords {
  /** Empty if there is none. */
  oldPassword: string;
  newPassword: string;
}

/** The last attempt to change the password, and the next one. */
export interface PasswordAttempt {
  /** Whether an attempt is running. */
  isBusy: boolean;
  /** The outcome of the last attempt. An error of a field is shown until the user changes its value. */
  outcome: PasswordChangeOutcome | undefined;
  /** Called when the user sends passwords without an error. */
  onSubmit: (passwords: EnteredPasswords) => void;
}

/** Whether the old password is a field; `optional` if it is unknown whether an old password exists. */
export type OldPasswordField = 'none' | 'optional' | 'required';

/** Options of `usePasswordFields`. */
export interface PasswordFieldsOptions extends PasswordAttempt {
  /** Whether the old password is a field. */
  oldPassword: OldPasswordField;
  /** Returns whether a password breaks a rule. */
  isRefused: (password: string) => boolean;
}

/**
 * The values and errors of the three fields, and the props of their form, which moves the focus to the first error when it is
 * sent. An error from the server is shown as long as the field has the refused value.
 */
export function usePasswordFields(options: PasswordFieldsOptions) {
  const { oldPassword, isBusy, outcome, onSubmit, isRefused } = options;
  const [isTried, setIsTried] = useState(false);
  const [sent, setSent] = useState<EnteredPasswords | null>(null);
  const { values, form } = useFormValues({ oldPassword: '', newPassword: '', verification: '' }, submit);
  const { oldPassword: old, newPassword: next } = values;
  const verification = useVerification(values.verification, next);
  const oldInput = useRef<HTMLInputElement>(null);
  const nextInput = useRef<HTMLInputElement>(null);
  const isMissing = (password: string) => oldPassword === 'required' && password === '';

  useEffect(() => {
    if (outcome?.kind === 'invalidOldPassword') oldInput.current?.focus();
    if (outcome?.kind === 'inHistory') nextInput.current?.focus();
  }, [outcome]);

  function submit({
    verification: repeated,
    ...passwords
  }: FormValues<'verification' | keyof EnteredPasswords>): void {
    if (isBusy) return;
    setIsTried(true);
    verification.judge();
    if (isMissing(passwords.oldPassword)) oldInput.current?.focus();
    else if (passwords.newPassword === '' || isRefused(passwords.newPassword)) nextInput.current?.focus();
    else if (repeated !== passwords.newPassword) verification.field.inputRef.current?.focus();
    else {
      setSent(passwords);
      onSubmit(passwords);
    }
  }

  function oldFault(): 'missingOld' | 'outcome.invalidOldPassword' | undefined {
    if (isTried && isMissing(old)) return 'missingOld';
    const isWrong = outcome?.kind === 'invalidOldPassword' && sent?.oldPassword === old;
    return isWrong ? 'outcome.invalidOldPassword' : undefined;
  }

  function nextFault(): 'missing' | 'outcome.inHistory' | undefined {
    if (isTried && next === '') return 'missing';
    return outcome?.kind === 'inHistory' && sent?.newPassword === next ? 'outcome.inHistory' : undefined;
  }

  return {
    old: { fault: oldFault(), field: { value: old, inputRef: oldInput } },
    next: {
      fault: nextFault(),
      field: {
        value: next,
        inputRef: nextInput,
        onBlur: verification.field.onBlur,
        onChange: verification.await,
      },
    },
    verification,
    /** Whether the form was sent. */
    isTried,
    form,
  };
}

/**
 * The verification of a password. Its error appears as soon as more typing cannot make both equal, when a field is left,
 * and with an attempt; not while the new password is being typed.
 */
function useVerification(value: string, password: string) {
  const [moment, setMoment] = useState<'waiting' | 'typing' | 'judged'>('waiting');
  const inputRef = useRef<HTMLInputElement>(null);
  const isJudged = moment === 'judged' || (moment === 'typing' && !password.startsWith(value));

  return {
    fault: password !== '' && value !== password && isJudged ? ('message.notSame' as const) : undefined,
    field: {
      value,
      inputRef,
      onChange() {
        if (moment !== 'judged') setMoment('typing');
      },
      onBlur({ relatedTarget }: FocusEvent) {
        // Showing the password is no end of typing, and a message on the press of the main button would move that button
        // away from the pointer.
        if (value !== '' && !(relatedTarget instanceof HTMLButtonElement)) setMoment('judged');
      },
    },
    /** Shows an error from now on. */
    judge: () => setMoment('judged'),
    /** Hides the error while the new password is typed. */
    await: () => setMoment('waiting'),
  };
}
