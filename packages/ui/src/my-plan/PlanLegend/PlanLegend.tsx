import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { Permissions } from '@selfservice/api/session/permissions';
import { isAllowed } from '@selfservice/api/session/permissions';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { planDayIcons } from '../../patterns/StateIcon/planDayIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { TimelineLegend } from '../../patterns/Timeline/TimelineLegend.tsx';

/** Other props are passed to the root element. */
export interface PlanLegendProps extends ComponentProps<'div'> {
  /** The permissions of the user; markers that the user never sees are left out. */
  permissions: Permissions;
  /** The intervals of the month; empty while loading. */
  intervals: readonly MyPlanInterval[];
}

/** Explains the bars, the days and their markers. @requirement my-plan-12 */
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

  /* A line of its own, so that it does not move when the names of the entries arrive. */
  & > ul + ul {
    flex: 1 0 100%;
  }

  li {
    display: flex;
  }
`;
