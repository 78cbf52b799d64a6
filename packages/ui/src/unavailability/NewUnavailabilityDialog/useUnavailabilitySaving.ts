import type {
  NewUnavailability,
  UnavailabilityAttempt,
  UnavailabilityOutcome,
  UnavailabilityPart,
} from '@selfservice/api/unavailability/new-unavailability';
import {
  createUnavailabilityMutation,
  isUnavailabilitySavedBy,
  unavailabilityPartsOf,
} from '@selfservice/api/unavailability/new-unavailability';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClock } from '../../environment/Environment.tsx';
import type { Draft } from '../../environment/useDraft.ts';
import { dayOutcomes, isSameEntry } from '../../requests/DayOutcomeList/dayOutcome.ts';
import { countSaved } from './unavailabilityForm.ts';
import type { UnavailabilityForm } from './unavailabilityForm.ts';

/** What `useUnavailabilitySaving` works with. */
export interface UnavailabilitySavingOptions {
  draft: Draft<UnavailabilityForm>;
  /** The unavailability that the form describes, where it is complete; null while something is missing. */
  unavailability: NewUnavailability | null;
  /** The days that the form describes, for their list, which needs no note. */
  listed: NewUnavailability;
}

/** Saves a new unavailability day by day, and keeps what is known of it with its draft. */
export function useUnavailabilitySaving(options: UnavailabilitySavingOptions) {
  const { draft, unavailability, listed } = options;
  const clock = useClock();
  const [isChecking, setChecking] = useState(false);
  const { log } = draft.form;
  const mutation = createUnavailabilityMutation(() => clock.localNow(), {
    onLog: (next) => draft.change({ ...draft.form, log: next }),
    onCheck: () => setChecking(true),
  });
  const saving = useMutation({ ...mutation, onSettled: () => setChecking(false) });
  const days = dayOutcomes(unavailabilityPartsOf(listed), log, saving);
  return {
    saving,
    isChecking,
    /** The days of the form and those that are saved already, with their results. */
    days,
    /** The attempt that saves; null while something is missing. */
    attempt: unavailability && ({ unavailability, log } satisfies UnavailabilityAttempt),
    /** The attempt that checks the one before; null where none is open. */
    check: log?.open ? ({ step: 'check', log } satisfies UnavailabilityAttempt) : null,
    /**
     * Whether every day of the form is saved by these outcomes. A day that a check has found with other values is shown
     * first.
     */
    isComplete: (outcomes: readonly UnavailabilityOutcome[]) =>
      unavailabilityPartsOf(listed).every(
        (part) =>
          log?.saved.some((before) => isUnavailabilitySavedBy(part, before.part)) ||
          outcomes.some((outcome) => outcome.state === 'saved' && isSameDay(part, outcome.part)),
      ),
    /** How many were created with the values of the form; without one, how many were created. */
    countCreated(outcomes: readonly UnavailabilityOutcome[]) {
      const saved = [...(log?.saved ?? []), ...outcomes.filter(({ state }) => state === 'saved')];
      return countSaved(listed, saved) || new Set(saved.map(({ part }) => part.firstDay)).size;
    },
  };
}

function isSameDay(one: UnavailabilityPart, other: UnavailabilityPart): boolean {
  return isUnavailabilitySavedBy(one, other) && isSameEntry(one, other);
}
