import type { MyPlan } from '@selfservice/api/my-plan/my-plan';
import { publicationOf } from '@selfservice/api/my-plan/my-plan';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatHours } from '../../i18n/formatDuration.ts';
import { shiftTotals } from './shiftTotals.ts';

/** Other props are passed to the root element. */
export interface PlanTotalsProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The plan of the month; undefined while loading. */
  plan: MyPlan | undefined;
}

/** Number and total length of the shifts of a month. It is an empty line while they are unknown. */
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
