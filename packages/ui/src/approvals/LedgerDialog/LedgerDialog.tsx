import type { DecisionOutcome } from '@selfservice/api/approvals/decision-outcomes';
import { isRepeatable } from '@selfservice/api/approvals/decision-outcomes';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { outcomeText } from '../DecisionBar/outcomeText.ts';
import { LedgerRow } from './LedgerRow.tsx';

/** Props of `LedgerDialog`. */
export interface LedgerDialogProps {
  /** What has become of each request. */
  outcomes: readonly DecisionOutcome[];
  /** Asks once more for what has not been done. */
  onRetry: () => void;
  /** It was closed. */
  onClose: () => void;
}

/** What needs to be looked at first. */
const order: readonly DecisionOutcome['kind'][] = ['refused', 'unknown', 'changed', 'gone', 'done'];

/** Says of each request what a decision has come to: how it stands, who has decided, and when. */
export function LedgerDialog({ outcomes, onRetry, onClose }: LedgerDialogProps) {
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
          <LedgerRow key={outcome.request.id} outcome={outcome} />
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
