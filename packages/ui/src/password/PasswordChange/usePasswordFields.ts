import type { PasswordChangeOutcome } from '@selfservice/api/password/password';
import type { FocusEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

/** What is sent. */
export interface EnteredPasswords {
  /** Empty where there is none. */
  oldPassword: string;
  newPassword: string;
}

/** What the fields need to know. */
export interface PasswordFieldsOptions {
  /** Whether the old password is asked for; `optional` where nobody knows if there is one. */
  oldPassword: 'none' | 'optional' | 'required';
  /** An attempt is under way. */
  isBusy: boolean;
  /** How the last attempt ended: what concerns a field stands there until that is typed into. */
  outcome: PasswordChangeOutcome | undefined;
  /** A password that keeps every rule was entered. */
  onSubmit: (passwords: EnteredPasswords) => void;
  /** Whether a password breaks a rule that holds. */
  isRefused: (password: string) => boolean;
}

/**
 * What is typed into the three fields, what is wrong with it, and the attempt, which moves the focus to the first fault.
 * What the server says of a password stands while that password does.
 */
export function usePasswordFields(options: PasswordFieldsOptions) {
  const { oldPassword, isBusy, outcome, onSubmit, isRefused } = options;
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [sent, setSent] = useState<EnteredPasswords | null>(null);
  const verification = useVerification(next);
  const oldInput = useRef<HTMLInputElement>(null);
  const nextInput = useRef<HTMLInputElement>(null);
  const isOldMissing = oldPassword === 'required' && old === '';

  useEffect(() => {
    if (outcome?.kind === 'invalidOldPassword') oldInput.current?.focus();
    if (outcome?.kind === 'inHistory') nextInput.current?.focus();
  }, [outcome]);

  function submit(): void {
    if (isBusy) return;
    setIsTried(true);
    verification.judge();
    if (isOldMissing) oldInput.current?.focus();
    else if (next === '' || isRefused(next)) nextInput.current?.focus();
    else if (verification.field.value !== next) verification.field.inputRef.current?.focus();
    else {
      const passwords = { oldPassword: old, newPassword: next };
      setSent(passwords);
      onSubmit(passwords);
    }
  }

  function oldFault(): 'missingOld' | 'outcome.invalidOldPassword' | undefined {
    if (isTried && isOldMissing) return 'missingOld';
    const isWrong = outcome?.kind === 'invalidOldPassword' && sent?.oldPassword === old;
    return isWrong ? 'outcome.invalidOldPassword' : undefined;
  }

  function nextFault(): 'missing' | 'outcome.inHistory' | undefined {
    if (isTried && next === '') return 'missing';
    return outcome?.kind === 'inHistory' && sent?.newPassword === next ? 'outcome.inHistory' : undefined;
  }

  return {
    old: { fault: oldFault(), field: { value: old, onChange: setOld, inputRef: oldInput } },
    next: {
      fault: nextFault(),
      field: {
        value: next,
        inputRef: nextInput,
        onBlur: verification.field.onBlur,
        onChange(value: string) {
          setNext(value);
          verification.await();
        },
      },
    },
    verification,
    /** Changing it has been tried. */
    isTried,
    submit,
  };
}

/**
 * The second entry of a password. It is judged as soon as going on typing cannot make it the same any more, when a field
 * is left, and with an attempt; not while the first one is being typed.
 */
function useVerification(password: string) {
  const [value, setValue] = useState('');
  const [moment, setMoment] = useState<'waiting' | 'typing' | 'judged'>('waiting');
  const inputRef = useRef<HTMLInputElement>(null);
  const isJudged = moment === 'judged' || (moment === 'typing' && !password.startsWith(value));

  return {
    fault: password !== '' && value !== password && isJudged ? ('message.notSame' as const) : undefined,
    field: {
      value,
      inputRef,
      onChange(next: string) {
        setValue(next);
        if (moment !== 'judged') setMoment('typing');
      },
      onBlur({ relatedTarget }: FocusEvent) {
        // Who shows what is typed goes on typing; and a message that came with the press of the main button would move
        // it away from under the pointer.
        if (value !== '' && !(relatedTarget instanceof HTMLButtonElement)) setMoment('judged');
      },
    },
    /** It counts as it stands. */
    judge: () => setMoment('judged'),
    /** The first entry is being typed. */
    await: () => setMoment('waiting'),
  };
}
