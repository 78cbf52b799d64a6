import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BarRow } from '../../patterns/DecisionBar/BarRow.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface SelectionBarProps {
  /** The number of selected requests. */
  count: number;
  /** The number of requests that can be selected. */
  openCount: number;
  /** Whether the mass rejection is offered. */
  canReject: boolean;
  /** Called when the user selects all requests. */
  onSelectAll: () => void;
  /** Called when the user approves the selected requests. */
  onApprove: () => void;
  /** Called when the user rejects the selected requests. */
  onReject: () => void;
  /** Called when the user ends the selection. */
  onEnd: () => void;
}

/** The actions of the selected requests. @requirement approvals-34 */
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

/* In two lines, the texts of both are aligned instead of the edge of the button. */
const All = styled(Button)`
  margin-inline-start: calc(-1 * var(--space-4));
`;

const Actions = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-width: 0;

  & > button {
    flex: 1 1 auto;
    min-width: 6rem;
  }

  @media (width >= 640px) {
    flex-grow: 0;
  }
`;
