import type { DayRange } from '@selfservice/api/core/month-days';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatListRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';

export interface PlanPartsProps {
  /** The parts of the month, in order; empty: the month is shown whole. Undefined while loading. */
  tabs: readonly DayRange[] | undefined;
  /** The days that are shown. */
  days: DayRange;
  /** Called when the user chooses another part, with its number from 1. */
  onChange: (part: number) => void;
  /** The plans of those days. */
  children: ReactNode;
}

/** The tabs of a month. @requirement plan-states-2, plan-states-3, plan-states-4 */
export function PlanParts({ tabs, days, onChange, children }: PlanPartsProps) {
  const { t } = useTranslation('plan-states');
  const language = useLanguage();
  if (tabs?.length === 0) return children;
  if (!tabs)
    return (
      <div>
        <Strip>
          {['a', 'b', 'c', 'd'].map((tab) => (
            <Skeleton key={tab} width="4.5rem" />
          ))}
        </Strip>
        {children}
      </div>
    );
  return (
    <Tabs
      label={t('parts')}
      selectedId={days.from}
      onSelectionChange={(id) => onChange(tabs.findIndex(({ from }) => from === id) + 1)}
      tabs={tabs.map(({ from, to }) => ({
        id: from,
        // The month picker above shows the year.
        label: formatListRange({ first: from, last: to }, from, language),
        content: from === days.from && children,
      }))}
    />
  );
}

/* As high as the tabs that replace it. */
const Strip = styled.div`
  display: flex;
  gap: var(--space-5);
  align-items: center;
  height: max(40px, var(--control-height));
  margin-bottom: var(--space-4);
  box-shadow: inset 0 -1px var(--color-border);

  @media (width < 1024px) {
    margin-bottom: var(--space-1);
  }
`;
