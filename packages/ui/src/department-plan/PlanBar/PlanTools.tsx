import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LegendButton } from './LegendButton.tsx';

export interface PlanToolsProps {
  /** The loaded plans of the page, person by person. */
  plans: readonly (readonly PlanInterval[])[];
  /** Whether the plans of the page are being recalculated. Default false. */
  isRecalculating?: boolean;
  /** Called when the user recalculates the plans of the page. */
  onRecalculate: () => void;
}

/** The buttons beside the title: recalculation on a desk, the legend below a width of 1024 px. */
export function PlanTools({ plans, isRecalculating = false, onRecalculate }: PlanToolsProps) {
  const { t } = useTranslation('department-plan');
  return (
    <>
      <Recalculate
        label={t('bar.recalculate')}
        icon={RefreshCw}
        {...(isRecalculating ? { 'aria-disabled': 'true' as const } : { onPress: onRecalculate })}
      />
      <LegendButton plans={plans} />
    </>
  );
}

/* In narrower windows it is in the menu. */
const Recalculate = styled(IconButton)`
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: progress;
  }

  @media (width < 1024px) {
    display: none;
  }
`;
