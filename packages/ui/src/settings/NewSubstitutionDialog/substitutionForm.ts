import type { LocalDate } from '@selfservice/api/core/local-date';
import { isLocalDate } from '@selfservice/api/core/local-date';
import type { SubstitutionPeriodProblem } from '@selfservice/api/settings/substitution-period';
import { freshPeriod, moveStart, periodProblem } from '@selfservice/api/settings/substitution-period';
import type {
  NewSubstitution,
  SubstitutablePerson,
  Substitutions,
} from '@selfservice/api/settings/substitutions';

/** The form of a new substitution. */
export interface SubstitutionForm {
  personRef: string | null;
  /** Null while the field is empty. */
  start: LocalDate | null;
  /** Null while the field is empty. */
  end: LocalDate | null;
  excludedActionIds: readonly string[];
}

/** Returns the initial form: from today to tomorrow, with every action; the only person is chosen. */
export function freshSubstitutionForm(
  today: LocalDate,
  people: readonly SubstitutablePerson[],
): SubstitutionForm {
  const [only, ...others] = people;
  const personRef = only && others.length === 0 ? only.personRef : null;
  return { personRef, ...freshPeriod(today), excludedActionIds: [] };
}

/** Restores a form. Values that do not parse, or are no longer offered, are those of a fresh form. */
export function readSubstitutionForm(
  kept: unknown,
  fresh: SubstitutionForm,
  { people, actionIds }: Pick<Substitutions, 'people' | 'actionIds'>,
): SubstitutionForm {
  const { personRef, start, end, excludedActionIds } = (kept ?? {}) as Partial<
    Record<keyof SubstitutionForm, unknown>
  >;
  const dayOf = (value: unknown, other: LocalDate | null) =>
    value === null || (typeof value === 'string' && isLocalDate(value)) ? value : other;
  return {
    personRef: people.find((person) => person.personRef === personRef)?.personRef ?? fresh.personRef,
    start: dayOf(start, fresh.start),
    end: dayOf(end, fresh.end),
    excludedActionIds: Array.isArray(excludedActionIds)
      ? actionIds.filter((id) => excludedActionIds.includes(id))
      : fresh.excludedActionIds,
  };
}

/** Changes the start; may move the end. @requirement settings-17 */
export function withStart(form: SubstitutionForm, start: LocalDate | null): SubstitutionForm {
  if (start === null || form.end === null) return { ...form, start };
  return { ...form, ...moveStart({ start, end: form.end }, start) };
}

/** Returns the problem of the days; null also while one is missing. */
export function daysProblem({ start, end }: SubstitutionForm, today: LocalDate): SubstitutionPeriodProblem {
  return start && end ? periodProblem({ start, end }, today) : null;
}

/** The data that a new substitution needs besides the form. */
export interface SubstitutionContext extends Pick<NewSubstitution, 'knownIds'> {
  today: LocalDate;
  /** The people who can be substituted. */
  people: readonly SubstitutablePerson[];
}

/** Returns the substitution of a form; null while something is missing or wrong. */
export function toNewSubstitution(
  form: SubstitutionForm,
  { today, people, knownIds }: SubstitutionContext,
): NewSubstitution | null {
  const { personRef, start, end, excludedActionIds } = form;
  const person = people.find((one) => one.personRef === personRef);
  if (!person || !start || !end || daysProblem(form, today)) return null;
  return { person, start, end, excludedActionIds, knownIds };
}
