import type { ReadonlySignal } from '@preact/signals-core';
import { computed } from '@preact/signals-core';
import type { LocalDate } from '../core/local-date.ts';
import { dateOf } from '../core/local-date.ts';
import type { KeptFormCommands, KeptModelOptions, KeptState } from '../requests/create-kept-form.ts';
import { createKeptForm } from '../requests/create-kept-form.ts';
import type { DayOutcome } from '../requests/day-outcomes.ts';
import { dayOutcomes, isSameEntry } from '../requests/day-outcomes.ts';
import type { PeriodChange } from '../requests/period-form.ts';
import { changePeriod } from '../requests/period-form.ts';
import type {
  NewUnavailability,
  UnavailabilityAttempt,
  UnavailabilityLog,
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
export interface UnavailabilityFormOptions extends KeptModelOptions<never> {
  /** The reference of the person whom the unavailability is for. */
  personRef: string;
  /** The initial day where there is no draft. Default tomorrow. */
  initialDay: LocalDate | undefined;
}

/** The model of a new unavailability that needs no approval. */
export interface UnavailabilityFormModel extends KeptFormCommands<never> {
  state: ReadonlySignal<UnavailabilityFormState>;
  /** Changes a field of the period. */
  edit(change: PeriodChange): void;
  writeNote(note: string): void;
  /** Switches the weekly repetition on or off. */
  repeatWeekly(isWeekly: boolean): void;
  /** Changes the last day of the repetition; null empties the field. */
  setUntil(until: LocalDate | null): void;
  /** Deletes a duplicate, or checks whether it is deleted. */
  removeDuplicate(id: number, isCheck: boolean): Promise<void>;
}

/** The state of a new unavailability. */
export interface UnavailabilityFormState extends KeptState<UnavailabilityForm, UnavailabilityPart> {
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
}

/**
 * Creates the model of a new unavailability.
 *
 * @requirement unavailability-8, unavailability-14, unavailability-29, unavailability-32
 */
export function createUnavailabilityForm(options: UnavailabilityFormOptions): UnavailabilityFormModel {
  const { client, clock, personRef, initialDay } = options;

  /** Returns the unavailability of a form, which may lack its note. */
  function described(entered: UnavailabilityForm): NewUnavailability {
    return { personRef, period: entered.period, days: daysOf(entered), note: entered.note };
  }

  const kept = createKeptForm<UnavailabilityForm, UnavailabilityPart, never, UnavailabilityAttempt>({
    ...options,
    fresh: freshUnavailabilityForm(dateOf(clock.localNow()), initialDay),
    read: readUnavailabilityForm,
    attemptOf(entered) {
      const unavailability = toNewUnavailability(entered, personRef);
      return unavailability && { unavailability, log: entered.log };
    },
    counterOf: (entered) => (outcomes) =>
      countCreated(described(entered), entered.log?.saved ?? [], outcomes),
    mutationOf: (hooks) => createUnavailabilityMutation(clock, hooks),
  });
  const { form, last, change } = kept;

  const days = computed(() =>
    dayOutcomes(unavailabilityPartsOf(described(form.value)), form.value.log, last.value),
  );
  const state = computed((): UnavailabilityFormState => {
    const { isAttempted, isSaving } = kept.state.value;
    const fault = weeklyFault(form.value);
    const { isWeekly, until, note } = form.value;
    const savedCount = days.value.filter(isSaved).length;
    return {
      ...kept.state.value,
      error: last.value.problem,
      weeklyFault: fault === 'missing' && !isAttempted ? null : fault,
      isNoteMissing: isAttempted && note.trim() === '',
      days: days.value,
      areDaysListed: (isWeekly && until !== null && fault === null) || savedCount > 0,
      isAllSaved: days.value.length > 0 && savedCount === days.value.length && !isSaving,
    };
  });

  return {
    state,
    save: kept.save,
    check: kept.check,
    startAgain: kept.startAgain,
    leave: kept.leave,
    edit: (entered) => change((before) => changePeriod(before, entered, editUnavailabilityEntry)),
    writeNote: (note) => change((before) => ({ ...before, note })),
    repeatWeekly: (isWeekly) => change((before) => ({ ...before, isWeekly })),
    setUntil: (until) => change((before) => ({ ...before, until })),
    async removeDuplicate(id, isCheck) {
      const mutation = deleteUnavailabilityMutation();
      await client.getMutationCache().build(client, mutation).execute({ id, personRef, isCheck });
    },
  };
}

/**
 * Returns the number of saved days; null while a day of the unavailability is not saved. A day that a check has found with other
 * values does not count: it is shown first.
 *
 * @param before the days that were saved before the attempt
 */
function countCreated(
  unavailability: NewUnavailability,
  before: UnavailabilityLog['saved'],
  outcomes: readonly UnavailabilityOutcome[],
): number | null {
  const found = outcomes.filter(({ state }) => state === 'saved');
  const isCreated = (part: UnavailabilityPart) =>
    before.some((each) => isUnavailabilitySavedBy(part, each.part)) ||
    found.some((each) => isUnavailabilitySavedBy(part, each.part) && isSameEntry(part, each.part));
  if (!unavailabilityPartsOf(unavailability).every(isCreated)) return null;
  const saved = [...before, ...found];
  // Where no saved day has the values of the form, all saved days count.
  return countSaved(unavailability, saved) || new Set(saved.map(({ part }) => part.firstDay)).size;
}

function isSaved({ state }: DayOutcome): boolean {
  return state.startsWith('saved');
}
