import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import { toPeopleChoice } from '@selfservice/api/centres/people-choice';
import { dateOf } from '@selfservice/api/core/local-date';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { monthDays } from '@selfservice/api/core/month-days';
import type { PlanState } from '@selfservice/api/plan-states/plan-state-filter';
import { planStatesQuery, recommendedDaysQuery } from '@selfservice/api/plan-states/plan-states';
import { planTabs, tabIndexOf } from '@selfservice/api/plan-states/plan-tabs';
import { useQuery } from '@tanstack/react-query';
import { useCentreChoice } from '../../centres/CentrePickerDialog/useCentreChoice.ts';
import { useClock, usePermissions } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { findByWords } from '@selfservice/api/core/find-by-words';
import { sortByName } from '../../patterns/person-name/sortByName.ts';
import type { PlanStateRow } from '../PlanStateRow.ts';
import { readPersonName } from '../readPersonName.ts';

const nobody: readonly PlanStateRow[] = [];

/** Which plans are wanted. */
export interface WantedPlans {
  month: LocalMonth;
  /** Number of the part of the month, from 1 on; null: the one that today lies in, else the first one. */
  part: number | null;
  state: PlanState;
  /** What is searched for in names and numbers. */
  search: string;
}

/** Asks how a month is divided, then for the plans of the part that is wanted, and sorts them by name. */
export function usePlanStates(selection: CentreSelection, { month, part, state, search }: WantedPlans) {
  const permissions = usePermissions();
  const language = useLanguage();
  const today = dateOf(useClock().localNow());
  const { choice, level } = useCentreChoice(selection);
  const people = choice ? toPeopleChoice(choice) : { ...selection, centreId: 0 };
  const recommendation = useQuery(recommendedDaysQuery());
  const isDivided = recommendation.data !== undefined;
  const tabs = planTabs(month, recommendation.data ?? 0);
  const tab = tabs[(part ?? 0) - 1] ?? tabs[tabIndexOf(tabs, today)];
  const days = tab ?? monthDays(month);
  const list = useQuery({
    ...planStatesQuery({ people, days, state }, permissions),
    enabled: choice !== null && isDivided,
  });
  const known = list.data?.kind === 'people' ? list.data.rows : undefined;
  const rows = known?.map((row): PlanStateRow => ({ ...row, ...readPersonName(row.fullName) }));
  const isTooMany = list.data?.kind === 'tooManyPeople';
  const sorted = isTooMany ? nobody : rows && sortByName(rows, ({ fullName }) => fullName, language);
  const found =
    sorted && findByWords(sorted, search, ({ fullName, personalNumber }) => `${fullName} ${personalNumber}`);
  return {
    choice,
    level,
    /** What the list is waiting for. */
    list: isDivided ? list : recommendation,
    /** The parts of the month; none: it is shown whole. Undefined while that is not known. */
    tabs: isDivided ? tabs : undefined,
    /** The days whose plans are shown. */
    days,
    /** Undefined while they are not known. */
    rows: sorted,
    /** Those of them that are searched for. */
    found,
    /** How many there are and were found; undefined where that is not known. */
    counts: rows && found && { count: rows.length, found: found.length },
    /** How many people may be listed, where there are more; null otherwise. */
    maxPeopleCount: list.data?.kind === 'tooManyPeople' ? list.data.maxPeopleCount : null,
  };
}
