import { centreLevelQuery } from '@selfservice/api/centres/centres';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { DepartmentPerson } from '@selfservice/api/department-plan/department-plan';
import { isComplete } from '@selfservice/api/department-plan/department-plan';
import { departmentPlanPageQuery } from '@selfservice/api/department-plan/department-plan-page-query';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useClock, usePermissions } from '../../environment/Environment.tsx';
import type { RequestedAbsence } from '../team/teamAround.ts';
import { isPartOfADay } from '../team/toPlanInterval.ts';
import { applicantIn, teamAround } from '../team/teamAround.ts';
import { TeamPanel } from '../TeamPanel/TeamPanel.tsx';

/** The request and its applicant. */
export type TeamScreenProps = RequestedAbsence;

/**
 * Fetches the people around a request from the department plan. Render it only for users who may see that plan.
 *
 * @requirement approvals-18, approvals-21
 */
export function TeamScreen({ applicant, text, days }: TeamScreenProps) {
  const clock = useClock();
  const permissions = usePermissions();
  const root = useQuery(centreLevelQuery(clock, null));
  // One more day at both ends shows the plans around the requested days.
  const shown = { from: addDays(days.first, -1), to: addDays(days.last, 1) };
  const { queryFn, ...options } = departmentPlanPageQuery({
    request: {
      ...shown,
      centreId: root.data?.centre.id ?? 0,
      includesSubcentres: true,
      categoryRef: null,
    },
    permissions,
    focus: {
      // The larger batches are enough here; the applicant is in the first one.
      isCurrent: () => false,
      visibleRefs: (people) => refsOf(applicantIn(people, applicant)),
    },
  });
  const page = useQuery({
    ...options,
    queryFn: root.data && queryFn ? queryFn : skipToken,
    // People without plans must not count as away.
    placeholderData: () => undefined,
  });
  const failed = [root, page].find(({ isError }) => isError);
  const isWhole = page.data && isComplete(page.data);
  const failure =
    failed?.error && !isWhole ? { error: failed.error, onRetry: () => void failed.refetch() } : undefined;
  const loading = <TeamPanel team={{ kind: 'loading', hasHours: isPartOfADay(text, days) }} />;
  if (!page.data) return failure ? <TeamPanel team={{ kind: 'failed', ...failure }} /> : loading;
  if (page.data.kind === 'tooManyPeople') return <TeamPanel team={page.data} />;
  const around = teamAround(page.data, { applicant, text, days }, shown);
  const { readCount, peopleCount } = around.coverage;
  // Without any plan there is nothing to show yet.
  if (readCount === 0 && peopleCount > 0 && !failure) return loading;
  // Loaded plans stay visible when the rest fails.
  return <TeamPanel team={{ kind: 'known', around, failure }} />;
}

function refsOf(person: DepartmentPerson | null): string[] {
  return person ? [person.personRef] : [];
}
