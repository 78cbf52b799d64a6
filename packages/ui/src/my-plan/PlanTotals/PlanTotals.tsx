import type { MyPlan } from '@selfservice/api/my-plan/my-plan';
import { publicationOf } from '@selfservice/api/my-plan/my-plan';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatHours } from '../../i18n/formatDuration.ts';
import { shiftTotals } from './shiftTotals.ts';

/** Everything else goes to the root. */
export interface PlanTotalsProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The month's plan; undefined while it is not known. */
  plan: MyPlan | undefined;
}

/** How many shifts a month has and how long they take. It keeps its place while that is not known. */
export function PlanTotals({ plan, ...rest }: PlanTotalsProps) {
  const { t } = useTranslation('my-plan');
  const isKnown = plan && publicationOf(plan) !== 'unpublished';
  const { shifts, minutes } = isKnown ? shiftTotals(plan) : { shifts: 0, minutes: 0 };
  return <Root {...rest}>{isKnown && t('totals', { count: shifts, hours: formatHours(minutes) })}</Root>;
}

const Root = styled.p`
  min-height: 1lh;
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
`;
