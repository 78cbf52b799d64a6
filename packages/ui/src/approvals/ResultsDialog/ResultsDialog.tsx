import type { ApprovalOutcome } from '@selfservice/api/approvals/approval-decisions';
import { isRepeatable } from '@selfservice/api/core/decisions/decision-outcomes';
import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { outcomeText } from '../ApprovalDecisionBar/decisionTexts.ts';
import { ResultRow } from './ResultRow.tsx';

export interface ResultsDialogProps {
  /** The outcome of each request. */
  outcomes: readonly ApprovalOutcome[];
  /** The current time. */
  now: LocalDateTime;
  /** Called when the user decides again on the pending requests. */
  onRetry: () => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** The order of the outcomes: those that need attention first. */
const order: readonly ApprovalOutcome['kind'][] = ['refused', 'changed', 'gone', 'done'];

/**
 * The outcome of a mass decision for each request: its state, who decided, and when.
 *
 * @requirement approvals-31
 */
export function ResultsDialog({ outcomes, now, onRetry, onClose }: ResultsDialogProps) {
  const { t } = useTranslation('approvals');
  const sorted = outcomes.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const repeatable = outcomes.filter(isRepeatable).length;
  return (
    <Dialog
      isOpen
      title={t('results.title')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t('results.close')}</Button>
          {repeatable > 0 && (
            <Button kind="primary" icon={RotateCw} onPress={onRetry}>
              {t('results.retry', { count: repeatable })}
            </Button>
          )}
        </>
      }
    >
      <Summary>{outcomeText(t, outcomes)}</Summary>
      <Rows>
        {sorted.map((outcome) => (
          <ResultRow key={outcome.item.id} outcome={outcome} now={now} />
        ))}
      </Rows>
    </Dialog>
  );
}

const Summary = styled.p`
  padding-bottom: var(--space-2);
  color: var(--color-text-muted);
`;

const Rows = styled.ul`
  list-style: none;
`;
