import type { PeopleChoice } from '@selfservice/api/centres/people-choice';
import { dateOf } from '@selfservice/api/core/local-date';
import { departmentPlanPageQuery } from '@selfservice/api/department-plan/department-plan-page-query';
import type { MissingPeople } from '@selfservice/api/presence/missing-people';
import { isMissingKnown, knownMissing } from '@selfservice/api/presence/missing-people';
import type { PresenceList } from '@selfservice/api/presence/presence-filter';
import { isAllowed } from '@selfservice/api/session/permissions';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from '../../environment/Environment.tsx';
import { useToday } from '../../environment/useNow.ts';

/** The missing people, and the query of the plan that they are known from. */
export interface MissingPeopleQuery {
  /** Whether the user may see the department plan. */
  canKnow: boolean;
  /** The missing people; undefined while loading, null if they are not known. */
  missing: MissingPeople | null | undefined;
  /** The error of the last fetch of the plan; null for none. */
  error: Error | null;
  isFetching: boolean;
  /** Fetches the plan again. */
  refetch: () => unknown;
}

/**
 * Fetches the plan of the day for the people whose presence is loaded, if the user may see the department plan, and returns
 * who is missing.
 * @requirement presence-27, presence-28
 *
 * @param all the presence of all people; undefined while loading
 */
export function useMissingPeople(people: PeopleChoice, all: PresenceList | undefined): MissingPeopleQuery {
  const permissions = usePermissions();
  const today = useToday();
  const canKnow = isAllowed(permissions, 'runDepartmentPlan');
  const known = all?.kind === 'people' ? all : null;
  const day = known ? dateOf(known.asOf) : today;
  const plan = useQuery({
    ...departmentPlanPageQuery({
      request: { from: day, to: day, ...people },
      permissions,
      focus: {
        // Larger batches are enough; those of absent people come first.
        isCurrent: () => false,
        visibleRefs: () =>
          (known?.rows ?? [])
            .filter(({ presence }) => presence === 'absent')
            .map(({ personRef }) => personRef),
      },
    }),
    enabled: canKnow && known !== null,
  });
  const { data, error, isFetching, refetch } = plan;
  const query = { canKnow, error, isFetching, refetch };
  if (!canKnow || all?.kind === 'tooManyPeople' || data?.kind === 'tooManyPeople')
    return { ...query, missing: null };
  if (known && data && !plan.isPlaceholderData && isMissingKnown(known.rows, data))
    return { ...query, missing: knownMissing(known.rows, data, known.asOf) };
  return { ...query, missing: error && !isFetching ? null : undefined };
}
