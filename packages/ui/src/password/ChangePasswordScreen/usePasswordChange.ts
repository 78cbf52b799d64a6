import type { PasswordChangeOutcome, PasswordCheck } from '@selfservice/api/password/password';
import {
  changePasswordMutation,
  hasPasswordQuery,
  passwordRulesQuery,
} from '@selfservice/api/password/password';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '../../patterns/DraftDialog/useWrite.ts';
import type { PasswordChangeProps } from '../PasswordChange/PasswordChange.tsx';

/** What a change of the password begins with. */
export interface PasswordChangeOptions {
  /** The user whose password it is. */
  userName: string;
  /**
   * Whether a password is valid, where the change is demanded: then the old password is not a field. Null: the user wants
   * the change, and a change without an answer stays unknown.
   */
  isValid: PasswordCheck | null;
  /** Called when the password has been changed. */
  onChanged: (newPassword: string) => void;
}

/** Fetches the rules and whether there is an old password, and changes it. Specification 001 sections 2 and 7. */
export function usePasswordChange(options: PasswordChangeOptions): PasswordChangeProps {
  const { userName, isValid, onChanged } = options;
  const isForced = isValid !== null;
  const rules = useQuery(passwordRulesQuery(userName));
  const has = useQuery({ ...hasPasswordQuery(userName), enabled: !isForced });
  const [outcome, setOutcome] = useState<PasswordChangeOutcome>();
  const change = useWrite(changePasswordMutation(isValid), {
    onDone(result, { newPassword }) {
      setOutcome(result);
      if (result.kind === 'changed') onChanged(newPassword);
    },
  });
  const questions = isForced ? [rules] : [rules, has];
  const rulesError = useKeptError(rules);
  const oldPasswordError = useKeptError(has);

  return {
    userName,
    isForced,
    isAsking: questions.some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0),
    isStrict: rules.data?.isStrict ?? false,
    hasOldPassword: has.data ?? null,
    rulesError,
    oldPasswordError,
    isRetrying: questions.some(({ isFetching, errorUpdateCount }) => isFetching && errorUpdateCount > 0),
    onRetry() {
      for (const { isError, refetch } of questions) if (isError) void refetch();
    },
    error: change.error,
    canCheck: isForced && change.isUnknown,
    outcome,
    // Once changed, the screen stays busy until the next one has taken its place.
    isBusy: change.isPending || outcome?.kind === 'changed',
    onSubmit(passwords) {
      setOutcome(undefined);
      change.run({ userName, ...passwords });
    },
  };
}

/** Why a question could not be asked, also while it is being asked again: what is being typed stays where it stands. */
function useKeptError({ error, isSuccess }: { error: Error | null; isSuccess: boolean }): Error | null {
  const [kept, setKept] = useState(error);
  if (error && error !== kept) setKept(error);
  return isSuccess ? null : (error ?? kept);
}
