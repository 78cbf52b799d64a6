import { toError } from '@selfservice/api/core/errors';
import { EarlierAttemptSavedError } from '@selfservice/api/core/writes/save-parts';
import type {
  NewRequest,
  RequestAttempt,
  RequestOutcome,
  RequestRefusal,
} from '@selfservice/api/requests/new-request';
import {
  createRequestMutation,
  isRequestSavedBy,
  requestPartsOf,
} from '@selfservice/api/requests/new-request';
import type { RequestPart } from '@selfservice/api/requests/request-entries';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClock } from '../../environment/Environment.tsx';
import type { Draft } from '../../environment/useDraft.ts';
import { dayOutcomes } from '../DayOutcomeList/dayOutcome.ts';
import type { RequestForm } from './requestForm.ts';

/**
 * Saves a new request, keeps what is known of it with its draft, and says how it ended.
 *
 * @param request the request that the form describes; null while something is missing
 */
export function useRequestSaving(draft: Draft<RequestForm>, request: NewRequest | null) {
  const clock = useClock();
  const [isChecking, setChecking] = useState(false);
  const { log } = draft.form;
  const mutation = createRequestMutation(() => clock.localNow(), {
    onLog: (next) => draft.change({ ...draft.form, log: next }),
    onCheck: () => setChecking(true),
  });
  const saving = useMutation({ ...mutation, onSettled: () => setChecking(false) });
  const refusal = refusalIn(saving.data ?? []);
  const parts = request ? requestPartsOf(request) : [];
  const isSaved = (outcomes: readonly RequestOutcome[], part: RequestPart) =>
    outcomes.some((outcome) => outcome.state === 'saved' && isRequestSavedBy(part, outcome.part));
  // A check has found an absence that was sent with other values.
  const [earlier] = saving.data ?? [];
  const isEarlier = earlier?.state === 'saved' && request?.agenda === 'requests';
  const earlierError =
    isEarlier && !parts.some((part) => isRequestSavedBy(part, earlier.part))
      ? new EarlierAttemptSavedError(earlier.part)
      : null;
  const days = dayOutcomes(parts, log, saving);
  const hasResults = days.some(({ state }) => state !== 'pending');
  return {
    saving,
    isChecking,
    /** How the last attempt ended; null where nothing is wrong. */
    problem: saving.error ? toError(saving.error) : (earlierError ?? refusal),
    /** Whether everything that the form describes is saved by these outcomes. */
    isComplete: (outcomes: readonly RequestOutcome[]) => parts.every((part) => isSaved(outcomes, part)),
    /** The days with their results, where there are results. */
    days: request?.agenda === 'unavailabilities' && hasResults ? days : [],
    /** The attempt that saves; null while something is missing. */
    attempt: request && ({ request, log } satisfies RequestAttempt),
    /** The attempt that checks the one before; null where none is open. */
    check: log?.open ? ({ step: 'check', log } satisfies RequestAttempt) : null,
  };
}

/** The expected reason for which a part was refused; null for none. */
export function refusalIn(outcomes: readonly RequestOutcome[]): RequestRefusal | null {
  for (const outcome of outcomes)
    if (outcome.state === 'notSaved' && !(outcome.reason instanceof Error)) return outcome.reason;
  return null;
}

/** The parts that were found more than once. */
export function twiceIn(outcomes: readonly RequestOutcome[]) {
  return outcomes.flatMap((outcome) =>
    outcome.state === 'saved' && outcome.ids.length > 1 ? [{ part: outcome.part, ids: outcome.ids }] : [],
  );
}
