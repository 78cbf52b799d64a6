import type { QueryClient } from '@tanstack/react-query';
import type { Clock } from '../core/clock.ts';
import type { LocalDate } from '../core/local-date.ts';
import { dateOf } from '../core/local-date.ts';
import type { Observable } from '../core/observable.ts';
import { createObservable } from '../core/observable.ts';
import type { Drafts } from '../core/drafts.ts';
import type { KeptFormCommands, KeptState, SavedTwice } from '../requests/create-kept-form.ts';
import { createKeptForm } from '../requests/create-kept-form.ts';
import type { DayOutcome } from '../requests/day-outcomes.ts';
import { dayOutcomes, isSameEntry } from '../requests/day-outcomes.ts';
import type { PeriodChange } from '../requests/period-form.ts';
import { changePeriod } from '../requests/period-form.ts';
import type {
  NewUnavailability,
  UnavailabilityAttempt,
  UnavailabilityOutcome,
  UnavailabilityPart,
} from './new-unavailability.ts';
import {
  createUnavailabilityMutation,
  isUnavailabilitySavedBy,
  unavailabilityPartsOf,
} from './new-unavailability.ts';
import type { UnavailabilityForm, WeeklyFault } from './unavailability-form.ts';
import {
  countSaved,
  daysOf,
  editUnavailabilityEntry,
  freshUnavailabilityForm,
  readUnavailabilityForm,
  toNewUnavailability,
  weeklyFault,
} from './unavailability-form.ts';
import { deleteUnavailabilityMutation } from './unavailability.ts';

/** The options of the model of a new unavailability. */
export interface UnavailabilityFormOptions {
  client: QueryClient;
  clock: Clock;
  drafts: Drafts;
  /** The key of the draft. */
  draftKey: string;
  /** The reference of the person whom the unavailability is for. */
  personRef: string;
  /** The initial day where there is no draft. Default tomorrow. */
  initialDay: LocalDate | undefined;
}

/** The model of a new unavailability that needs no approval. */
export interface UnavailabilityFormModel
  extends Observable<UnavailabilityFormState>, KeptFormCommands<UnavailabilityPart, never> {
  /** Changes a field of the period. */
  edit(change: PeriodChange): void;
  writeNote(note: string): void;
  /** Switches the weekly repetition on or off. */
  repeatWeekly(isWeekly: boolean): void;
  /** Changes the last day of the repetition; null empties the field. */
  setUntil(until: LocalDate | null): void;
  /** Returns the number of created days. Call it when all days are saved. */
  countCreated(outcomes: readonly UnavailabilityOutcome[]): number;
  /** Deletes a duplicate, or checks whether it is deleted. */
  removeDuplicate(id: number, isCheck: boolean): Promise<void>;
}

/** The state of a new unavailability. */
export interface UnavailabilityFormState extends KeptState {
  form: UnavailabilityForm;
  /** The error of the repetition; null for none, and for an empty last day until the user has tried to save. */
  weeklyFault: WeeklyFault | null;
  /** Whether the note is missing. False until the user has tried to save. */
  isNoteMissing: boolean;
  /** The days of the form and other days that are already saved, with their results. */
  days: readonly DayOutcome[];
  /** Whether the dialog lists the days: there is a repetition, or some days are already saved. */
  areDaysListed: boolean;
  /** Whether all days are saved. */
  isAllSaved: boolean;
  /** The error of the last attempt; null for none. */
  error: Error | null;
  /** The days that exist more than once. Empty until all days are saved. */
  savedTwice: readonly SavedTwice<UnavailabilityPart>[];
}

/**
 * Creates the model of a new unavailability.
 *
 * @requirement unavailability-8, unavailability-14, unavailability-29, unavailability-32
 */
export function createUnavailabilityForm(options: UnavailabilityFormOptions): UnavailabilityFormModel {
  const { client, clock, drafts, draftKey, personRef, initialDay } = options;
  const kept = createKeptForm<UnavailabilityForm, UnavailabilityPart, never, UnavailabilityAttempt>({
    client,
    clock,
    drafts,
    draftKey,
    fresh: freshUnavailabilityForm(dateOf(clock.localNow()), initialDay),
    read: readUnavailabilityForm,
    attemptOf(form) {
      const unavailability = toNewUnavailability(form, personRef);
      return unavailability && { unavailability, log: form.log };
    },
    completionOf: (form) => (outcomes) => isComplete(form, outcomes),
    mutationOf: (hooks) => createUnavailabilityMutation(clock, hooks),
  });
  const state = createObservable(stateNow());
  kept.subscribe(() => state.set(stateNow()));

  /** Returns the unavailability of a form, which may lack its note. */
  function described(form: UnavailabilityForm): NewUnavailability {
    return { personRef, period: form.period, days: daysOf(form), note: form.note };
  }

  /** Returns whether all days are saved. A day that a check has found with other values does not count: it is shown first. */
  function isComplete(form: UnavailabilityForm, outcomes: readonly UnavailabilityOutcome[]): boolean {
    return unavailabilityPartsOf(described(form)).every(
      (part) =>
        form.log?.saved.some((before) => isUnavailabilitySavedBy(part, before.part)) ||
        outcomes.some((outcome) => outcome.state === 'saved' && isSameDay(part, outcome.part)),
    );
  }

  function stateNow(): UnavailabilityFormState {
    const { outcomes, form, error, isAttempted, isSaving, ...shown } = kept.get();
    const days = dayOutcomes(unavailabilityPartsOf(described(form)), form.log, { data: outcomes, error });
    const fault = weeklyFault(form);
    const savedCount = days.filter(isSaved).length;
    return {
      ...shown,
      form,
      error,
      isAttempted,
      isSaving,
      weeklyFault: fault === 'missing' && !isAttempted ? null : fault,
      isNoteMissing: isAttempted && form.note.trim() === '',
      days,
      areDaysListed: (form.isWeekly && form.until !== null && fault === null) || savedCount > 0,
      isAllSaved: days.length > 0 && savedCount === days.length && !isSaving,
    };
  }

  function change(next: Partial<UnavailabilityForm>): void {
    kept.change((form) => ({ ...form, ...next }));
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    save: kept.save,
    check: kept.check,
    startAgain: kept.startAgain,
    leave: kept.leave,
    listen: kept.listen,

    edit: (entered) => kept.change((form) => changePeriod(form, entered, editUnavailabilityEntry)),
    writeNote: (note) => change({ note }),
    repeatWeekly: (isWeekly) => change({ isWeekly }),
    setUntil: (until) => change({ until }),
    countCreated(outcomes) {
      const { form } = kept.get();
      const saved = [...(form.log?.saved ?? []), ...outcomes.filter((outcome) => outcome.state === 'saved')];
      // Where no saved day has the values of the form, all saved days count.
      return countSaved(described(form), saved) || new Set(saved.map(({ part }) => part.firstDay)).size;
    },
    async removeDuplicate(id, isCheck) {
      const mutation = deleteUnavailabilityMutation();
      await client.getMutationCache().build(client, mutation).execute({ id, personRef, isCheck });
    },
  };
}

function isSaved({ state }: DayOutcome): boolean {
  return state.startsWith('saved');
}

function isSameDay(one: UnavailabilityPart, other: UnavailabilityPart): boolean {
  return isUnavailabilitySavedBy(one, other) && isSameEntry(one, other);
}
