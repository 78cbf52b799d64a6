import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import { toPeopleChoice } from '@selfservice/api/centres/people-choice';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { monthDays } from '@selfservice/api/core/month-days';
import type { PlanState } from '@selfservice/api/plan-states/plan-state-filter';
import { planStatesQuery, recommendedDaysQuery } from '@selfservice/api/plan-states/plan-states';
import { planTabs, tabIndexOf } from '@selfservice/api/plan-states/plan-tabs';
import { useQuery } from '@tanstack/react-query';
import { useCentreChoice } from '../../centres/CentrePickerDialog/useCentreChoice.ts';
import { usePermissions } from '../../environment/Environment.tsx';
import { useToday } from '../../environment/useNow.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { sortedPeopleList } from '../../patterns/person-name/sortedPeopleList.ts';

/** The plans to fetch. */
export interface WantedPlans {
  people: CentreSelection;
  month: LocalMonth;
  /** The number of the part of the month, from 1; null: the part with today, otherwise the first one. */
  part: number | null;
  state: PlanState;
}

/** Fetches the recommended days, then the plans of one part, sorted by name. */
export function usePlanStates({ people, month, part, state }: WantedPlans) {
  const permissions = usePermissions();
  const language = useLanguage();
  const today = useToday();
  const { choice, level } = useCentreChoice(people);
  const recommendation = useQuery(recommendedDaysQuery());
  const isDivided = recommendation.data !== undefined;
  const tabs = planTabs(month, recommendation.data ?? 0);
  const days = tabs[(part ?? 0) - 1] ?? tabs[tabIndexOf(tabs, today)] ?? monthDays(month);
  const chosen = choice ? toPeopleChoice(choice) : { ...people, centreId: 0 };
  const list = useQuery({
    ...planStatesQuery({ people: chosen, days, state }, permissions),
    enabled: choice !== null && isDivided,
  });
  return {
    choice,
    level,
    /** The query that the list depends on at present. */
    list: isDivided ? list : recommendation,
    /** The parts of the month; empty: the month is shown whole. Undefined while loading. */
    tabs: isDivided ? tabs : undefined,
    /** The days whose plans are shown. */
    days,
    ...sortedPeopleList(list.data, language),
    /** The plans whose numbers are shown. The numbers do not delay the list. */
    counted: { people: chosen, days, isKnown: choice !== null && isDivided, isListLoading: list.isFetching },
  };
}
