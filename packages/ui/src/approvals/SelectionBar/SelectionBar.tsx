import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BarRow } from '../../patterns/DecisionBar/BarRow.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface SelectionBarProps {
  /** How many are selected. */
  count: number;
  /** How many could be. */
  openCount: number;
  /** Many can be rejected at once. */
  canReject: boolean;
  /** Selects all that can be. */
  onSelectAll: () => void;
  /** All selected ones are to be approved. */
  onApprove: () => void;
  /** All selected ones are to be rejected. */
  onReject: () => void;
  /** Nothing is to be selected any more. */
  onEnd: () => void;
}

/** What can be done with the selected requests. Specification 000 sections 2 and 5. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, openCount, canReject, onSelectAll, onApprove, onReject, onEnd } = props;
  const { t } = useTranslation(['approvals', 'requests']);
  const reason = count === 0 ? t('approvals:selection.nothing') : undefined;
  return (
    <BarRow role="group" aria-label={t('approvals:selection.label')}>
      <IconButton icon={X} label={t('approvals:selection.end')} onPress={onEnd} />
      <Words>
        <span role="status">{reason ?? t('approvals:selection.count', { count })}</span>
        {count < openCount && (
          <All kind="quiet" onPress={onSelectAll}>
            {t('approvals:selection.all', { count: openCount })}
          </All>
        )}
      </Words>
      <Actions>
        <Button kind="primary" isDisabled={count === 0} onPress={onApprove}>
          {t('approvals:selection.approve')}
        </Button>
        {canReject && (
          <Button isDisabled={count === 0} onPress={onReject}>
            {t('approvals:selection.reject')}
          </Button>
        )}
      </Actions>
    </BarRow>
  );
}

const Words = styled.div`
  flex: 1 1 10rem;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-6);
  font-variant-numeric: tabular-nums;
`;

/* Its words, and not its edge, stand under the words before where there is no room beside them. */
const All = styled(Button)`
  margin-inline-start: calc(-1 * var(--space-4));
`;

const Actions = styled.div`
  flex: 1 0 auto;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(7rem, 1fr);
  gap: var(--space-2);

  @media (width >= 640px) {
    flex-grow: 0;
    grid-auto-columns: minmax(6rem, 1fr);
  }
`;
