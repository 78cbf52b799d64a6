import { useConfiguration } from '../../environment/Environment.tsx';
import { DecisionBar } from '../DecisionBar/DecisionBar.tsx';
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx';
import { isOpen } from '../ApprovalsList/approvalItems.ts';
import type { ApprovalsDeskProps } from './ApprovalsDesk.tsx';
import { isBulk } from './isBulk.ts';
import type { useDesk } from './useDesk.ts';

/** Props of `DeskBar`. */
export interface DeskBarProps extends Pick<
  ApprovalsDeskProps,
  'decisions' | 'selection' | 'isApprover' | 'isNoteRequired'
> {
  /** What everything does. */
  desk: ReturnType<typeof useDesk>;
}

/** The bar that floats over the list. */
export function DeskBar({ decisions, selection, isApprover, isNoteRequired, desk }: DeskBarProps) {
  const { undoSeconds } = useConfiguration();
  const { selected, underWay, waiting, otherFailures } = desk;
  const isSelectionDecided = Boolean(isApprover) && isBulk(selection, desk);
  const open = desk.items.filter(isOpen);
  const last = waiting.at(-1);
  return (
    <DecisionBar
      underWay={underWay}
      undoSeconds={undoSeconds}
      onUndoLast={() => last && desk.undo([last.key])}
      onUndoAll={() => desk.undo(waiting.map(({ key }) => key))}
      failed={otherFailures}
      onRetry={desk.retryFailed}
      onDismiss={() => {
        for (const { key } of otherFailures) decisions.queue.dismiss(key);
      }}
      outcomes={decisions.outcomes}
      onShowOutcomes={() => decisions.setIsLedgerOpen(true)}
      onClearOutcomes={desk.clearOutcomes}
      selection={
        isSelectionDecided ? (
          <SelectionBar
            count={selected.length}
            openCount={open.length}
            canReject={isNoteRequired}
            onSelectAll={() => selection.change(new Set(open.map(({ id }) => id)))}
            onApprove={() => desk.decideSelected('approved')}
            onReject={() => desk.setDialog('massReject')}
            onEnd={selection.end}
          />
        ) : null
      }
    />
  );
}
