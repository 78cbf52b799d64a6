import { centreLevelQuery } from '@selfservice/api/centres/centres';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { DepartmentPerson } from '@selfservice/api/department-plan/department-plan';
import { isComplete } from '@selfservice/api/department-plan/department-plan';
import { departmentPlanPageQuery } from '@selfservice/api/department-plan/department-plan-page-query';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useClock, usePermissions } from '../../environment/Environment.tsx';
import type { Asked } from '../team/teamAround.ts';
import { isPartOfADay } from '../team/ghostOf.ts';
import { applicantIn, teamAround } from '../team/teamAround.ts';
import { TeamPanel } from '../TeamPanel/TeamPanel.tsx';

/** What is asked for, and by whom. */
export type TeamScreenProps = Asked;

/** Asks the department's plan for the people around a request, for who may see that plan. */
export function TeamScreen({ applicant, text, days }: TeamScreenProps) {
  const clock = useClock();
  const permissions = usePermissions();
  const root = useQuery(centreLevelQuery(clock, null));
  // A day more at both ends shows what the requested days stand between.
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
      // Nobody looks at a plan here, so it may come in the larger batches; whoever asks comes with the first.
      isCurrent: () => false,
      visibleRefs: (people) => refsOf(applicantIn(people, applicant)),
    },
  });
  const page = useQuery({
    ...options,
    queryFn: root.data && queryFn ? queryFn : skipToken,
    // People without their plans are nobody who is away.
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
  // People without any of their plans say nothing yet.
  if (readCount === 0 && peopleCount > 0 && !failure) return loading;
  // What is known stays visible while the rest could not be read.
  return <TeamPanel team={{ kind: 'known', around, failure }} />;
}

function refsOf(person: DepartmentPerson | null): string[] {
  return person ? [person.personRef] : [];
}
