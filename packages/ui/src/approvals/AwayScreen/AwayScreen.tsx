import { centreLevelQuery } from '@selfservice/api/centres/centres';
import { isComplete } from '@selfservice/api/department-plan/department-plan';
import { departmentPlanPageQuery } from '@selfservice/api/department-plan/department-plan-page-query';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { RequestDays } from '@selfservice/api/requests/request-days';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useClock, usePermissions, useTransport } from '../../environment/Environment.tsx';
import { AwayPanel } from '../AwayPanel/AwayPanel.tsx';
import { toAway } from '../AwayPanel/whoIsAway.ts';

export interface AwayScreenProps {
  /** Whoever asks is left out. */
  applicant: WorkflowRequest['applicant'];
  /** The days that are asked for. */
  days: RequestDays;
}

/** Nobody looks at a plan here, so it may come in the larger batches. */
const focus = { isCurrent: () => false, visibleRefs: () => [] };

/** Asks the department's plan who else is away while somebody would be, for who may see that plan. */
export function AwayScreen({ applicant, days }: AwayScreenProps) {
  const transport = useTransport();
  const clock = useClock();
  const permissions = usePermissions();
  const root = useQuery(centreLevelQuery(transport, clock, null));
  const { queryFn, ...options } = departmentPlanPageQuery(transport, {
    request: {
      from: days.first,
      to: days.last,
      centreId: root.data?.centre.id ?? 0,
      includesSubcentres: true,
      categoryRef: null,
    },
    permissions,
    focus,
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
  if (!page.data) return <AwayPanel away={failure ? { kind: 'failed', ...failure } : { kind: 'loading' }} />;
  const away = toAway(page.data, days, applicant);
  // What is known stays visible while the rest could not be read.
  return <AwayPanel away={away.kind === 'known' ? { ...away, failure } : away} />;
}
