import type { PasswordChangeOutcome, PasswordCheck } from '@selfservice/api/password/password';
import {
  changePasswordMutation,
  hasPasswordQuery,
  passwordRulesQuery,
} from '@selfservice/api/password/password';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../patterns/DraftDialog/useWrite.ts';
import type { PasswordChangeProps } from '../PasswordChange/PasswordChange.tsx';

/** Options of `usePasswordChange`. */
export interface PasswordChangeOptions {
  /** The user name of the signed-in user. */
  userName: string;
  /**
   * Checks a password during a forced change, in which the old password is no field. Null for a change by choice: the
   * outcome of a change without a response stays unknown.
   */
  isValid: PasswordCheck | null;
  /** Called with the new password when it has been changed. */
  onChanged: (newPassword: string) => void;
}

/**
 * Fetches the rules and whether an old password exists, and changes the password. Returns the props of the form.
 *
 * @requirement password-2, password-18, password-19
 */
export function usePasswordChange(options: PasswordChangeOptions): PasswordChangeProps {
  const { userName, isValid, onChanged } = options;
  const isForced = isValid !== null;
  const rules = useQuery(passwordRulesQuery(userName));
  const has = useQuery({ ...hasPasswordQuery(userName), enabled: !isForced });
  const [outcome, setOutcome] = useState<PasswordChangeOutcome>();
  const { t } = useTranslation('password');
  const change = useWrite(changePasswordMutation(isValid), {
    // The next screen says it.
    success: () => null,
    failed: t('changeFailed'),
    canCheck: isForced,
    onDone(result, { newPassword }) {
      setOutcome(result);
      if (result.kind === 'changed') onChanged(newPassword);
    },
  });
  const queries = isForced ? [rules] : [rules, has];
  const rulesError = useKeptError(rules);
  const oldPasswordError = useKeptError(has);

  return {
    userName,
    isForced,
    isAsking: queries.some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0),
    isStrict: rules.data?.isStrict ?? false,
    hasOldPassword: has.data ?? null,
    rulesError,
    oldPasswordError,
    isRetrying: queries.some(({ isFetching, errorUpdateCount }) => isFetching && errorUpdateCount > 0),
    onRetry() {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
    error: change.error,
    canCheck: change.isUnknown,
    outcome,
    // After the change the form stays busy until the next screen replaces it.
    isBusy: change.isPending || outcome?.kind === 'changed',
    onSubmit(passwords) {
      setOutcome(undefined);
      change.run({ userName, ...passwords });
    },
  };
}

/** Returns the error of a failed query, also while it is fetched again, so that the form does not move. */
function useKeptError({ error, isSuccess }: { error: Error | null; isSuccess: boolean }): Error | null {
  const [kept, setKept] = useState(error);
  if (error && error !== kept) setKept(error);
  return isSuccess ? null : (error ?? kept);
}
