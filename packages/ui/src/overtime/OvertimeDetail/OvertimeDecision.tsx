import type { QueuedOvertime } from '@selfservice/api/overtime/overtime-decisions';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';

export interface OvertimeDecisionProps {
  /** Called when the user approves or denies the overtime. */
  onDecide: (state: QueuedOvertime['state']) => void;
}

/** The buttons Approve and Reject. @requirement overtime-4 */
export function OvertimeDecision({ onDecide }: OvertimeDecisionProps) {
  const { t } = useTranslation('overtime');
  return (
    <Root>
      <Button kind="primary" onPress={() => onDecide('approved')}>
        {t('approve')}
      </Button>
      <Button onPress={() => onDecide('rejected')}>{t('deny')}</Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--space-3);

  @media (640px <= width < 1024px) {
    max-width: 24rem;
  }
`;
