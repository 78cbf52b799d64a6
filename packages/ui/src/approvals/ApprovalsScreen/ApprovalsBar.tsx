import type { Approvals } from '@selfservice/api/approvals/approvals.types';
import { useConfiguration } from '../../environment/Environment.tsx';
import { useModel } from '../../environment/useModel.ts';
import { ApprovalDecisionBar } from '../ApprovalDecisionBar/ApprovalDecisionBar.tsx';
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx';

export interface ApprovalsBarProps {
  /** The model of the screen. */
  model: Approvals;
}

/** The bar that floats over the list: decisions in progress, their outcomes, and the actions of the selection. */
export function ApprovalsBar({ model }: ApprovalsBarProps) {
  const { undoSeconds } = useConfiguration();
  const state = useModel(model);
  return (
    <ApprovalDecisionBar
      underWay={state.underWay}
      undoSeconds={undoSeconds}
      onUndoLast={model.undoLast}
      onUndoAll={model.undoAll}
      failed={state.failed}
      unknown={state.unknown}
      onRetry={model.retry}
      onDismiss={model.dismiss}
      outcomes={state.outcomes}
      onShowOutcomes={() => model.showDialog('results')}
      onClearOutcomes={model.clearOutcomes}
      selection={
        state.isApprover === true &&
        state.isBulk && (
          <SelectionBar
            count={state.chosen.length}
            openCount={state.openCount}
            canReject={state.isNoteRequired}
            onSelectAll={model.selectAll}
            onApprove={model.approveSelected}
            onReject={() => model.showDialog('massReject')}
            onEnd={model.endSelection}
          />
        )
      }
    />
  );
}
