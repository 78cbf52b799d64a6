import { createLatestPerFrame } from '../../environment/latestPerFrame.ts';
import { centreLevelQuery } from '@selfservice/api/centres/centres';
import type { LoadedPlanPage, PlanPageParams } from '@selfservice/api/department-plan/department-plan';
import { departmentPlanPageQuery } from '@selfservice/api/department-plan/department-plan-page-query';
import { unknownPlans } from '@selfservice/api/department-plan/unknown-plans';
import { createVisiblePeople } from '@selfservice/api/department-plan/visible-people';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useClock, usePermissions } from '../../environment/Environment.tsx';
import { useLatestCallback } from '../../environment/useLatestCallback.ts';
import { useToday } from '../../environment/useNow.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { Timeline } from '../../patterns/Timeline/Timeline.tsx';
import { TimelineHeadWords } from '../../patterns/Timeline/TimelineHeadWords.tsx';
import { TimelineLegend } from '../../patterns/Timeline/TimelineLegend.tsx';
import type { TimelineTestDays } from '../TimelineTestControls/TimelineTestControls.tsx';
import { testDays } from './testDays.ts';

export interface TimelineTestScreenProps {
  /** The visible days. */
  days: TimelineTestDays;
}

const noIntervals: LoadedPlanPage['intervals'] = new Map();

/** The timeline with all people of the user's own centre, fetched like the department plan. @requirement shell-8 */
export function TimelineTestScreen({ days }: TimelineTestScreenProps) {
  const { t } = useTranslation('testing');
  const permissions = usePermissions();
  const clock = useClock();
  const { from, to, count } = testDays(days, useToday());

  const level = useQuery(centreLevelQuery(clock, null));
  const centreId = level.data?.centre.id;
  const request: PlanPageParams = {
    from,
    to,
    centreId: centreId ?? 0,
    includesSubcentres: true,
    categoryRef: null,
  };
  const shownPage = useLatestCallback(() => request);
  const [visiblePeople] = useState(() => createVisiblePeople(shownPage, () => ''));
  const page = useQuery({
    ...departmentPlanPageQuery({
      request,
      permissions,
      focus: visiblePeople.focusOn(request),
      limitProgress: createLatestPerFrame,
    }),
    enabled: centreId !== undefined,
  });

  const asked = level.isError ? level : page;
  const error = asked.isFetching ? null : asked.error;
  const onRetry = () => void asked.refetch();
  const known = page.data?.kind === 'people' ? page.data : null;
  const rows = (known?.people ?? []).map((person) => ({ id: person.personRef, person }));
  const unknown = unknownPlans(known, error);
  return (
    <Plan>
      {error && <ErrorPanel title={t('failed')} error={error} onRetry={onRetry} />}
      {(known || !error) && (
        <Box>
          <Timeline
            data={{
              rows,
              intervals: known?.intervals ?? noIntervals,
              holidays: known?.publicHolidays,
              isLoading: page.data === undefined,
              pendingRowIds: unknown.pendingRefs,
              failedRowIds: unknown.failedRefs,
            }}
            words={{
              label: t('timeline.title'),
              renderRowHead: ({ person }) => (
                <TimelineHeadWords detail={person.personalNumber}>
                  {titlesAfter(person.fullName)}
                </TimelineHeadWords>
              ),
              empty: <EmptyState icon={Users} title={t('timeline.empty')} />,
            }}
            scale={{ headLabel: t('timeline.person'), clock, firstDay: from, days: count }}
            actions={{ onVisibleRowsChange: visiblePeople.setRows }}
          />
        </Box>
      )}
      <TimelineLegend />
    </Plan>
  );
}

const Plan = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-4);
`;

const Box = styled.div`
  height: max(20rem, 100dvh - 20rem);
  border-block: 1px solid var(--color-border);
`;
