import type { QueryClient } from '@tanstack/react-query';
import type { Clock } from '../core/clock.ts';
import type { LocalDate } from '../core/local-date.ts';
import { dateOf } from '../core/local-date.ts';
import type { Observable } from '../core/observable.ts';
import { createObservable } from '../core/observable.ts';
import type { WriteStep } from '../core/writes/settle-write.ts';
import type { FormDrafts, KeptFormCommands, KeptState, SavedTwice } from '../requests/create-kept-form.ts';
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
  clock: Pick<Clock, 'localNow'>;
  drafts: FormDrafts;
  /** The key of the draft. */
  draftKey: string;
  /** The person whom it is for. */
  personRef: string;
  /** The initial day where no draft is kept. Default tomorrow. */
  initialDay: LocalDate | undefined;
}

/** The model of a new unavailability, which no one has to approve. */
export interface UnavailabilityFormModel
  extends Observable<UnavailabilityFormState>, KeptFormCommands<UnavailabilityPart, never> {
  /** Changes a field of the period. */
  edit(change: PeriodChange): void;
  writeNote(note: string): void;
  /** Changes whether it repeats every week. */
  repeatWeekly(isWeekly: boolean): void;
  /** Changes the last day of the repetition; null empties the field. */
  setUntil(until: LocalDate | null): void;
  /** The number of days that were created, after everything is saved. */
  countCreated(outcomes: readonly UnavailabilityOutcome[]): number;
  /** Deletes a surplus entry, or checks whether it is deleted. */
  deleteDouble(id: number, step: WriteStep): Promise<void>;
}

/** The state of a new unavailability. */
export interface UnavailabilityFormState extends KeptState {
  form: UnavailabilityForm;
  /** What is wrong with the repetition; null for nothing, and for an empty field until the user has tried to save. */
  weeklyFault: WeeklyFault | null;
  /** Whether the note is missing, once the user has tried to save. */
  isNoteMissing: boolean;
  /** The days of the form and those that are already saved, with their results. */
  days: readonly DayOutcome[];
  /** Whether the days are listed: they repeat, or some are already saved. */
  areDaysListed: boolean;
  /** Whether all days are saved. */
  isAllSaved: boolean;
  /** The error of the last attempt; null for none. */
  error: Error | null;
  /** The days that were saved more than once, after everything is saved. */
  savedTwice: readonly SavedTwice<UnavailabilityPart>[];
}

/** Creates the model of a new unavailability. Specification 000 sections 2 to 5. */
export function createUnavailabilityForm(options: UnavailabilityFormOptions): UnavailabilityFormModel {
  const { client, clock, drafts, draftKey, personRef, initialDay } = options;
  const kept = createKeptForm<UnavailabilityForm, UnavailabilityPart, never, UnavailabilityAttempt>({
    client,
    drafts,
    draftKey,
    fresh: freshUnavailabilityForm(dateOf(clock.localNow()), initialDay),
    read: readUnavailabilityForm,
    attemptOf(form) {
      const unavailability = toNewUnavailability(form, personRef);
      return unavailability && { unavailability, log: form.log };
    },
    checkOf: (log) => ({ step: 'check', log }),
    completionOf: (form) => (outcomes) => isComplete(form, outcomes),
    mutationOf: (hooks) => createUnavailabilityMutation(() => clock.localNow(), hooks),
  });
  const state = createObservable(stateNow());
  kept.subscribe(() => state.set(stateNow()));

  /** What a form describes, with or without a note. */
  function described(form: UnavailabilityForm): NewUnavailability {
    return { personRef, period: form.period, days: daysOf(form), note: form.note };
  }

  /** Whether all days are saved. A day that a check has found with other values is shown first. */
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
    discard: kept.discard,

    edit: (entered) => kept.change((form) => changePeriod(form, entered, editUnavailabilityEntry)),
    writeNote: (note) => change({ note }),
    repeatWeekly: (isWeekly) => change({ isWeekly }),
    setUntil: (until) => change({ until }),
    countCreated(outcomes) {
      const { form } = kept.get();
      const saved = [...(form.log?.saved ?? []), ...outcomes.filter((outcome) => outcome.state === 'saved')];
      // Without a day like the form, all saved days count.
      return countSaved(described(form), saved) || new Set(saved.map(({ part }) => part.firstDay)).size;
    },
    async deleteDouble(id, step) {
      const mutation = deleteUnavailabilityMutation();
      await client.getMutationCache().build(client, mutation).execute({ id, personRef, step });
    },
  };
}

function isSaved({ state }: DayOutcome): boolean {
  return state.startsWith('saved');
}

function isSameDay(one: UnavailabilityPart, other: UnavailabilityPart): boolean {
  return isUnavailabilitySavedBy(one, other) && isSameEntry(one, other);
}
