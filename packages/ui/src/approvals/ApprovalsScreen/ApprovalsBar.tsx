import { isUnknown } from '@selfservice/api/core/decisions/decision';
import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import { useConfiguration } from '../../environment/Environment.tsx';
import { isOpen } from '../ApprovalsList/approvalItems.ts';
import { DecisionBar } from '../DecisionBar/DecisionBar.tsx';
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx';
import { underWayOf } from '../../patterns/decisions/queuedDecisions.ts';
import { ownFailureOf } from './decisionsOf.ts';
import type { ApprovalsDialog } from './DecisionDialogs.tsx';
import type { Deciding } from './useDeciding.ts';
import { useDecisions } from './useDecisions.ts';
import type { Selection } from './useSelection.ts';

export interface ApprovalsBarProps {
  /** What is decided about. */
  agenda: Agenda;
  /** Requests, selection and decisions. */
  deciding: Pick<
    Deciding,
    'canDecide' | 'isNoteRequired' | 'items' | 'chosen' | 'isBulk' | 'current' | 'decide'
  >;
  /** What many can be decided about at once. */
  selection: Selection;
  /** The request of the detail is to be shown as it stands now. */
  onSelect: (request: WorkflowRequest) => void;
  /** A window is wanted. */
  onDialogChange: (dialog: ApprovalsDialog) => void;
}

/** The bar that floats over the list. */
export function ApprovalsBar({ agenda, deciding, selection, onSelect, onDialogChange }: ApprovalsBarProps) {
  const { canDecide, isNoteRequired, items, chosen, isBulk, current, decide } = deciding;
  const { undoSeconds } = useConfiguration();
  const { queue, entries, outcomes } = useDecisions(agenda);
  const waiting = entries.filter(({ phase }) => phase === 'waiting').map(({ key }) => key);
  const ownFailure = ownFailureOf(entries, current?.id);
  const failed = entries.filter((entry) => entry.phase === 'failed' && entry !== ownFailure);
  const open = items.filter(isOpen);
  return (
    <DecisionBar
      underWay={underWayOf(entries)}
      undoSeconds={undoSeconds}
      onUndoLast={() => decide.undo(waiting.slice(-1))}
      onUndoAll={() => decide.undo(waiting)}
      failed={failed.filter((entry) => !isUnknown(entry))}
      unknown={failed.filter(isUnknown)}
      onRetry={(keys) => {
        for (const key of keys) queue.retry(key);
      }}
      onDismiss={(keys) => {
        for (const key of keys) queue.dismiss(key);
      }}
      outcomes={outcomes}
      onShowOutcomes={() => onDialogChange('results')}
      onClearOutcomes={() => {
        // What was learned of the request that is shown stays with it.
        if (current) onSelect(current);
        queue.clearOutcomes();
      }}
      selection={
        canDecide &&
        isBulk && (
          <SelectionBar
            count={chosen.length}
            openCount={open.length}
            canReject={isNoteRequired}
            onSelectAll={() => selection.change(new Set(open.map(({ id }) => id)))}
            onApprove={() => decide.many(chosen, 'approved')}
            onReject={() => onDialogChange('massReject')}
            onEnd={selection.end}
          />
        )
      }
    />
  );
}
