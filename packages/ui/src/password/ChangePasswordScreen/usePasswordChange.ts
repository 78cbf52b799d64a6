import {
  changePasswordMutation,
  hasPasswordQuery,
  passwordRulesQuery,
} from '@selfservice/api/password/password';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTransport } from '../../environment/Environment.tsx';
import type { PasswordChangeProps } from '../PasswordChange/PasswordChange.tsx';

/** What a change of the password begins with. */
export interface PasswordChangeOptions {
  /** Whose password it is. */
  userName: string;
  /** The change was demanded: the old password is not asked for. */
  isForced: boolean;
  /** The password has been changed. */
  onChanged: (newPassword: string) => void;
}

/** Asks which rules hold and whether there is an old password, and changes it. Specification 001 sections 2 and 7. */
export function usePasswordChange(options: PasswordChangeOptions): PasswordChangeProps {
  const { userName, isForced, onChanged } = options;
  const transport = useTransport();
  const rules = useQuery(passwordRulesQuery(transport, userName));
  const has = useQuery({ ...hasPasswordQuery(transport, userName), enabled: !isForced });
  const change = useMutation({
    ...changePasswordMutation(transport),
    onSuccess: (outcome, { newPassword }) => {
      if (outcome.kind === 'changed') onChanged(newPassword);
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
    outcome: change.data,
    // Once changed, the screen stays busy until the next one has taken its place.
    isBusy: change.isPending || change.data?.kind === 'changed',
    onSubmit: (passwords) => change.mutate({ userName, ...passwords }),
  };
}

/** Why a question could not be asked, also while it is being asked again: what is being typed stays where it stands. */
function useKeptError({ error, isSuccess }: { error: Error | null; isSuccess: boolean }): Error | null {
  const [kept, setKept] = useState(error);
  if (error && error !== kept) setKept(error);
  return isSuccess ? null : (error ?? kept);
}
