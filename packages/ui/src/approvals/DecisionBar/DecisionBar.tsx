import type { ApprovalOutcome, QueuedApproval } from '@selfservice/api/approvals/approval-decisions';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { BarRow } from './BarRow.tsx';
import { failureText } from './failureText.ts';
import { outcomeText } from './outcomeText.ts';
import { UndoRow } from './UndoRow.tsx';
import type { UndoRowProps } from './UndoRow.tsx';

export interface DecisionBarProps extends UndoRowProps {
  /** Decisions that could not be sent. */
  failed: readonly QueuedApproval[];
  /** Sends them again. */
  onRetry: () => void;
  /** They are not to be sent. */
  onDismiss: () => void;
  /** What decisions have come to, where there is something to say. */
  outcomes: readonly ApprovalOutcome[];
  /** Each of them is to be shown. */
  onShowOutcomes: () => void;
  /** They have been read. */
  onClearOutcomes: () => void;
  /** What can be done with the selection; null for nothing. */
  selection: ReactNode | null;
}

/** What has become of decisions, what is under way, and what can be done with the selection. */
export function DecisionBar(props: DecisionBarProps) {
  const { failed, onRetry, onDismiss, outcomes, onShowOutcomes, onClearOutcomes, selection, ...undo } = props;
  const { t } = useTranslation('approvals');
  const [problem] = failed;
  const isEmpty = !problem && outcomes.length === 0 && undo.underWay.length === 0 && !selection;
  return (
    <Root data-empty={isEmpty || undefined} role="region" aria-label={t('bar')}>
      {problem?.error && (
        <Problem>
          <ErrorPanel error={problem.error} title={failureText(t, failed)} onRetry={onRetry} />
          <IconButton icon={X} label={t('failed.dismiss')} onPress={onDismiss} />
        </Problem>
      )}
      {outcomes.length > 0 && (
        <BarRow>
          <Words role="status">{outcomeText(t, outcomes)}</Words>
          <Button onPress={onShowOutcomes}>{t('outcome.show')}</Button>
          <IconButton icon={X} label={t('outcome.close')} onPress={onClearOutcomes} />
        </BarRow>
      )}
      {undo.underWay.length > 0 && <UndoRow {...undo} />}
      {selection}
    </Root>
  );
}

const Root = styled.div`
  border-top: 1px solid var(--color-border);
  background: var(--color-surface-floating);
  box-shadow: var(--elevation-2);

  &[data-empty] {
    display: none;
  }

  @media (width >= 1024px) {
    border: 1px solid var(--color-border);
    border-radius: var(--radius-large);
    --bar-radius: var(--radius-large);
  }
`;

const Problem = styled.div`
  display: flex;
  align-items: flex-start;
  border-radius: calc(var(--bar-radius, 0px) - 1px) calc(var(--bar-radius, 0px) - 1px) 0 0;
  background: var(--color-negative-quiet);

  & > :first-child {
    flex: 1;
    border: 0;
  }
`;

const Words = styled.span`
  flex: 1 1 12rem;
  min-width: 0;
`;
