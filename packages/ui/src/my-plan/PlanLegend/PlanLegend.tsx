import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { Permissions } from '@selfservice/api/session/permissions';
import { isAllowed } from '@selfservice/api/session/permissions';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { planDayIcons } from '../../patterns/StateIcon/planDayIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { TimelineLegend } from '../../patterns/Timeline/TimelineLegend.tsx';

/** Everything else goes to the root. */
export interface PlanLegendProps extends ComponentProps<'div'> {
  /** Markers that the person never sees are not explained. */
  permissions: Permissions;
  /** The intervals of the month; none while they are on their way. */
  intervals: readonly MyPlanInterval[];
}

/** What the bars, the days and their markers mean. */
export function PlanLegend({ permissions, intervals, ...rest }: PlanLegendProps) {
  const { t } = useTranslation('my-plan');
  const states = [
    ...(isAllowed(permissions, 'planApprove') ? (['changeable'] as const) : []),
    ...(isAllowed(permissions, 'planCheck') ? (['signable', 'signed'] as const) : []),
  ];
  return (
    <Root {...rest}>
      <TimelineLegend plans={[intervals]} />
      {states.length > 0 && (
        <ul aria-label={t('legend.days')}>
          {states.map((state) => (
            <li key={state}>
              <StateIcon look={planDayIcons[state]} size={16} />
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-1);

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
  }

  li {
    display: flex;
  }
`;
