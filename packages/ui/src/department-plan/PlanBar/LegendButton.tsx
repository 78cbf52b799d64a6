import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TimelineLegend } from '../../patterns/Timeline/TimelineLegend.tsx';
import { DeferredPopover } from '../../primitives/DeferredPopover/DeferredPopover.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface LegendButtonProps {
  /** The loaded plans of the page, person by person. */
  plans: readonly (readonly PlanInterval[])[];
}

/** A button that opens the legend, in windows narrower than 1024 px. Wider ones have the legend below the plan. */
export function LegendButton({ plans }: LegendButtonProps) {
  const { t } = useTranslation('patterns');
  const title = t('timeline.legend');
  return (
    <DeferredPopover title={title} trigger={<Root label={title} icon={Info} />}>
      <TimelineLegend plans={plans} hasCounts />
    </DeferredPopover>
  );
}

const Root = styled(IconButton)`
  @media (width >= 1024px) {
    display: none;
  }
`;
