import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import { useConfiguration } from '../../environment/Environment.tsx';
import type { ApprovalItem } from '../ApprovalsList/approvalItems.ts';
import { isOpen } from '../ApprovalsList/approvalItems.ts';
import { DecisionBar } from '../DecisionBar/DecisionBar.tsx';
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx';
import { ownFailureOf, underWayOf } from './decisionsOf.ts';
import type { useDecide } from './useDecide.ts';
import { useDecisions } from './useDecisions.ts';
import type { Selection } from './useSelection.ts';

export interface ApprovalsBarProps {
  /** What is decided about. */
  agenda: Agenda;
  /** The request whose detail is shown, as it stands now; null for none. */
  selected: WorkflowRequest | null;
  /** It is to be shown as it stands now. */
  onSelect: (request: WorkflowRequest) => void;
  /** Everything in the list. */
  items: readonly ApprovalItem[];
  /** What the bar decides about; null for nothing. */
  selection: Selection | null;
  /** What of it can be decided about. */
  chosen: readonly WorkflowRequest[];
  /** Many can be rejected at once. */
  canReject: boolean;
  /** Decides, and takes back. */
  decide: Pick<ReturnType<typeof useDecide>, 'many' | 'undo'>;
  /** All chosen ones are to be rejected. */
  onRejectMany: () => void;
  /** What has become of each request is to be shown. */
  onShowOutcomes: () => void;
}

/** The bar that floats over the list. */
export function ApprovalsBar(props: ApprovalsBarProps) {
  const { agenda, selected, onSelect, items, selection, chosen, canReject, decide } = props;
  const { undoSeconds } = useConfiguration();
  const { queue, entries, outcomes } = useDecisions(agenda);
  const waiting = entries.filter(({ phase }) => phase === 'waiting').map(({ key }) => key);
  const ownFailure = ownFailureOf(entries, selected?.id);
  const failed = entries.filter((entry) => entry.phase === 'failed' && entry !== ownFailure);
  const open = items.filter(isOpen);
  return (
    <DecisionBar
      underWay={underWayOf(entries)}
      undoSeconds={undoSeconds}
      onUndoLast={() => decide.undo(waiting.slice(-1))}
      onUndoAll={() => decide.undo(waiting)}
      failed={failed}
      onRetry={() => {
        for (const { key } of failed) queue.retry(key);
      }}
      onDismiss={() => {
        for (const { key } of failed) queue.dismiss(key);
      }}
      outcomes={outcomes}
      onShowOutcomes={props.onShowOutcomes}
      onClearOutcomes={() => {
        // What was learned of the request that is shown stays with it.
        if (selected) onSelect(selected);
        queue.clearOutcomes();
      }}
      selection={
        selection && (
          <SelectionBar
            count={chosen.length}
            openCount={open.length}
            canReject={canReject}
            onSelectAll={() => selection.change(new Set(open.map(({ id }) => id)))}
            onApprove={() => decide.many(chosen, 'approved')}
            onReject={props.onRejectMany}
            onEnd={selection.end}
          />
        )
      }
    />
  );
}
