import type { PasswordProblem } from '@selfservice/api/password/password-rules';
import { passwordProblems } from '@selfservice/api/password/password-rules';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormColumn } from '../../patterns/SignInLayout/FormColumn.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { PasswordChecks } from './PasswordChecks.tsx';
import type { CheckState } from './PasswordChecks.tsx';

export interface ForcedPasswordFormProps {
  /** Whose password it is; the strict rules look at it. */
  userName: string;
  /** Whether the server demands the strict rules. */
  isStrict: boolean;
  /** An attempt is under way. */
  isBusy: boolean;
  /** A password that keeps every rule was entered. */
  onSubmit: (newPassword: string) => void;
}

const strictRules: PasswordProblem[] = ['containsUserName', 'repeatsCharacter', 'containsSequence'];

/** New password and its verification, with every rule in sight. Specification 001 sections 2 and 5. */
export function ForcedPasswordForm({ userName, isStrict, isBusy, onSubmit }: ForcedPasswordFormProps) {
  const { t } = useTranslation('password');
  const [newPassword, setNewPassword] = useState('');
  const [verification, setVerification] = useState('');
  const [isTried, setIsTried] = useState(false);
  const id = useId();
  const newInput = useRef<HTMLInputElement>(null);
  const verificationInput = useRef<HTMLInputElement>(null);
  useEffect(() => newInput.current?.focus(), []);

  const problems = passwordProblems({ newPassword, verification, userName, isStrict });
  const brokenRules = problems.filter((problem) => problem !== 'notSame');
  const isMissing = newPassword === '';
  const isNotSame = problems.includes('notSame');

  function submit(): void {
    if (isBusy) return;
    setIsTried(true);
    if (isMissing || brokenRules.length > 0) newInput.current?.focus();
    else if (isNotSame) verificationInput.current?.focus();
    else onSubmit(newPassword);
  }

  function stateOf(rule: PasswordProblem): CheckState {
    if (isTried && !isMissing && problems.includes(rule)) return 'refused';
    const isOpen = rule === 'notSame' ? verification === '' : isMissing;
    if (isOpen) return 'open';
    return problems.includes(rule) ? 'broken' : 'kept';
  }

  // What is wrong is said once, in the list of rules; the fields point there.
  const idOf = (rule: PasswordProblem) => `${id}${rule}`;
  const refusal = (rules: readonly PasswordProblem[]) => ({
    isInvalid: isTried && (isMissing || rules.length > 0),
    ...(isTried && !isMissing && rules.length > 0 && { 'aria-describedby': rules.map(idOf).join(' ') }),
  });
  return (
    <FormColumn
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {/* A password manager needs to know whose password it keeps. */}
      <input hidden readOnly autoComplete="username" name="username" value={userName} />
      <PasswordField
        label={t('newPassword')}
        name="newPassword"
        autoComplete="new-password"
        value={newPassword}
        onChange={setNewPassword}
        inputRef={newInput}
        errorMessage={isTried && isMissing ? t('missing') : undefined}
        {...refusal(brokenRules)}
      />
      <PasswordField
        label={t('verification')}
        name="verification"
        autoComplete="new-password"
        value={verification}
        onChange={setVerification}
        inputRef={verificationInput}
        {...(!isMissing && refusal(isNotSame ? ['notSame'] : []))}
      />
      <PasswordChecks
        checks={[...(isStrict ? strictRules : []), 'notSame' as const].map((rule) => ({
          id: idOf(rule),
          rule,
          state: stateOf(rule),
        }))}
      />
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {t('save')}
      </Button>
    </FormColumn>
  );
}
