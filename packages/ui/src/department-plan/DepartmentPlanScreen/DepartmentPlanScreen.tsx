import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import { toPeopleChoice } from '@selfservice/api/centres/people-choice';
import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanPageParams } from '@selfservice/api/department-plan/department-plan';
import { isComplete } from '@selfservice/api/department-plan/department-plan';
import { departmentPlanPageQuery } from '@selfservice/api/department-plan/department-plan-page-query';
import { hashKey, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCentreChoice } from '../../centres/CentrePickerDialog/useCentreChoice.ts';
import { useNotify, usePermissions, useTransport } from '../../environment/Environment.tsx';
import { createVisiblePeople } from './createVisiblePeople.ts';
import { DepartmentPlanView } from './DepartmentPlanView.tsx';
import { dayBeside, pageOf } from '@selfservice/api/department-plan/plan-days';
import type { PlanMode } from '@selfservice/api/department-plan/plan-days';
import { planStateOf } from './planStateOf.ts';

export interface DepartmentPlanScreenProps {
  /** A day of the page that is shown. */
  day: LocalDate;
  /** Whether the day is the one viewed last on this device, and not one that the user has just chosen. Default false. */
  isRemembered?: boolean;
  /** Another page, or another day of this one, was chosen; to be remembered. */
  onDayChange: (day: LocalDate) => void;
  /** Days shown at once. */
  mode: PlanMode;
  /** Another number of days was chosen; to be remembered. */
  onModeChange: (mode: PlanMode) => void;
  /** Whose people are shown. */
  choice: CentreSelection;
  /** Other people were chosen; to be remembered. */
  onChoiceChange: (choice: CentreSelection) => void;
  /** Home. */
  backHref: string;
}

/** The plan of a department, with its neighbouring pages at hand. Specification 001 sections 2 to 9. */
export function DepartmentPlanScreen(props: DepartmentPlanScreenProps) {
  const {
    day,
    isRemembered = false,
    onDayChange,
    mode,
    onModeChange,
    choice,
    onChoiceChange,
    backHref,
  } = props;
  const { t } = useTranslation('department-plan');
  const transport = useTransport();
  const permissions = usePermissions();
  const notify = useNotify();
  const client = useQueryClient();
  const [visiblePeople] = useState(createVisiblePeople);
  const { level, choice: centre } = useCentreChoice(choice);
  const people = centre && toPeopleChoice(centre);
  const requestOf = (of: LocalDate): PlanPageParams => ({
    ...pageOf(of, mode),
    ...(people ?? { ...choice, centreId: 0 }),
  });
  const pageQuery = (request: PlanPageParams, isRecalculation = false) =>
    departmentPlanPageQuery(transport, {
      request,
      permissions,
      focus: visiblePeople.focusOn(request),
      isRecalculation,
    });
  const request = requestOf(day);
  // Before the queries: where the people are there already, the load of their plans asks for it as soon as it begins.
  useEffect(() => visiblePeople.setPage(request));
  const currentQuery = pageQuery(request);
  const page = useQuery({ ...currentQuery, enabled: people !== null });
  const isWhole = page.data?.kind === 'people' && !page.isPlaceholderData && isComplete(page.data);
  // Not asked for before the page itself is there, and left as soon as another page is not.
  useQueries({
    queries: (isWhole ? (['next', 'previous'] as const) : []).map((direction) => ({
      ...pageQuery(requestOf(dayBeside(day, mode, direction))),
      // Nothing of them is shown: their batches draw nothing anew.
      notifyOnChangeProps: [],
    })),
  });

  const recalculate = async () => {
    await client.cancelQueries({ queryKey: currentQuery.queryKey });
    const anew = client.fetchQuery({ ...pageQuery(request, true), staleTime: 0 });
    await anew.then(
      () => notify.success(t('bar.recalculated')),
      () => {
        // The screen itself shows what is missing.
      },
    );
    // The other pages hold plans from before; also where only some plans were computed.
    await client.invalidateQueries({
      queryKey: ['department-plan'],
      predicate: ({ queryHash }) => queryHash !== hashKey(currentQuery.queryKey),
    });
  };

  return (
    <DepartmentPlanView
      {...{ day, isRemembered, onDayChange, mode, onModeChange, onChoiceChange, backHref }}
      choice={centre}
      plan={planStateOf({
        level,
        page,
        onOwnCentre: choice.centreId === null ? null : () => onChoiceChange({ ...choice, centreId: null }),
      })}
      isRecalculating={page.isFetching && page.data?.kind === 'people' && page.data.isRecalculation}
      onRecalculate={() => void recalculate()}
      onSearch={visiblePeople.setSearch}
      onVisibleRowsChange={visiblePeople.setRows}
    />
  );
}
