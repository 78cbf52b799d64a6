import type { ApprovalOutcome, QueuedApproval } from '@selfservice/api/approvals/approval-decisions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionBar } from '../../patterns/DecisionBar/DecisionBar.tsx';
import { failureText, outcomeText, underWayText } from './decisionTexts.ts';

export interface ApprovalDecisionBarProps {
  /** Decisions that can be undone, are being sent or are being checked. */
  underWay: readonly QueuedApproval[];
  /** How long a decision can be undone, in seconds. */
  undoSeconds: number;
  /** Called when the user undoes the last decision that can be undone. */
  onUndoLast: () => void;
  /** Called when the user undoes all decisions that can be undone. */
  onUndoAll: () => void;
  /** Decisions that were not made. */
  failed: readonly QueuedApproval[];
  /** Decisions with an unknown outcome. */
  unknown: readonly QueuedApproval[];
  /** Called when the user sends these failed decisions again, or checks these unknown ones again. */
  onRetry: (keys: readonly number[]) => void;
  /** Called when the user removes these decisions. */
  onDismiss: (keys: readonly number[]) => void;
  /** The outcomes to show. */
  outcomes: readonly ApprovalOutcome[];
  /** Called when the user opens the outcome of each request. */
  onShowOutcomes: () => void;
  /** Called when the user closes the outcomes. */
  onClearOutcomes: () => void;
  /** The actions of a selection; null for none. */
  selection: ReactNode;
}

/** The bar with the outcomes of decisions about requests, the decisions in progress, and the actions of a selection. */
export function ApprovalDecisionBar(props: ApprovalDecisionBarProps) {
  const { underWay, undoSeconds, onUndoLast, onUndoAll, failed, unknown, onRetry, onDismiss } = props;
  const { outcomes, onShowOutcomes, onClearOutcomes, selection } = props;
  const { t } = useTranslation('approvals');
  return (
    <DecisionBar
      words={{
        label: t('decision.bar'),
        undo: { one: t('decision.undo.one'), last: t('decision.undo.last'), all: t('decision.undo.all') },
        dismiss: t('decision.dismiss'),
        dismissUnknown: t('decision.dismissUnknown'),
        showOutcomes: t('decision.showOutcomes'),
        closeOutcomes: t('decision.closeOutcomes'),
      }}
      underWay={underWay}
      underWayText={() => underWayText(t, underWay)}
      undoSeconds={undoSeconds}
      onUndoLast={onUndoLast}
      onUndoAll={onUndoAll}
      failed={failed}
      failureText={() => failureText(t, failed)}
      unknown={unknown}
      unknownText={() => failureText(t, unknown)}
      onRetry={onRetry}
      onDismiss={onDismiss}
      outcomeText={outcomeText(t, outcomes)}
      onShowOutcomes={onShowOutcomes}
      onClearOutcomes={onClearOutcomes}
      selection={selection}
    />
  );
}
