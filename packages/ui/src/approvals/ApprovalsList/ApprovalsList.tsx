import { isOpen } from '@selfservice/api/approvals/listed-requests';
import { List } from '../../primitives/List/List.tsx';
import type { ApprovalItem } from './approvalItems.ts';
import { awayCountId, ApprovalRow, CurrentContext } from './ApprovalRow.tsx';
import { ApprovalRowSkeleton } from './ApprovalRowSkeleton.tsx';
import { ApprovalsListRoot } from './approvalsListStyles.ts';
import type { RowListenersOptions } from './useRowListeners.ts';
import { useRowListeners } from './useRowListeners.ts';

export interface ApprovalsListProps extends RowListenersOptions {
  /** The name of the list. */
  label: string;
  /** The heading above the first item of each group, by its id. Default no groups. */
  headings?: ReadonlyMap<string, string>;
  /** Whether the requests are loading. Default false. */
  isLoading?: boolean;
  /** The selected request; null for none. */
  currentId: string | null;
  /** Called when the user presses a row or Enter. */
  onOpen: (id: string) => void;
}

const isFixed = (item: ApprovalItem) => !isOpen(item);
const renderRow = (item: ApprovalItem) => <ApprovalRow item={item} />;
const noHeadings: ReadonlyMap<string, string> = new Map();
const renderSkeleton = () => <ApprovalRowSkeleton />;

/**
 * The list of requests to decide. Letters decide, arrows move the focus, X and Shift select.
 *
 * @requirement approvals-10, approvals-11
 */
export function ApprovalsList(props: ApprovalsListProps) {
  const { label, items, headings = noHeadings, isLoading = false, currentId, onOpen } = props;
  const { isSelecting, selectedIds, canDecide } = props;
  const { range, gestures, listeners } = useRowListeners(props);
  return (
    <CurrentContext value={isSelecting ? null : currentId}>
      {/* The element only handles the events of the rows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <ApprovalsListRoot
        data-picking={(canDecide && !isSelecting) || undefined}
        data-selecting={isSelecting || undefined}
        data-loading={(isLoading && items.length === 0) || undefined}
        {...listeners}
      >
        <List
          label={label}
          items={items}
          renderItem={renderRow}
          additionalNameIdOf={awayCountId}
          isItemDisabled={isFixed}
          isLoading={isLoading}
          expectedCount={8}
          renderSkeleton={renderSkeleton}
          headingOf={({ id }) => headings.get(id)}
          disabledBehavior="selection"
          disallowTypeAhead
          escapeKeyBehavior="none"
          selectionMode={isSelecting ? 'multiple' : 'none'}
          selectedIds={selectedIds}
          onSelectionChange={(ids) => {
            if (!gestures.isAfterLongPress()) range.onSelectionChange(ids);
          }}
          {...(!isSelecting && {
            onAction: (id: string) => {
              if (!gestures.isAfterLongPress()) onOpen(id);
            },
          })}
        />
      </ApprovalsListRoot>
    </CurrentContext>
  );
}
