import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { List } from '../../primitives/List/List.tsx';
import type { ApprovalItem } from './approvalItems.ts';
import { isOpen } from './approvalItems.ts';
import { ApprovalRow, CurrentContext } from './ApprovalRow.tsx';
import { ApprovalRowSkeleton } from './ApprovalRowSkeleton.tsx';
import { rowIdOf } from './rowIdOf.ts';
import { rowKeyOf } from './rowKeyOf.ts';
import { useRange } from './useRange.ts';
import { useRowGestures } from './useRowGestures.ts';

export interface ApprovalsListProps {
  /** Its name. */
  label: string;
  /** The requests in the server's order. */
  items: readonly ApprovalItem[];
  /** They are on their way. Default false. */
  isLoading?: boolean;
  /** The one whose detail is shown; null for none. */
  currentId: string | null;
  /**
   * The focus has come to a row: `isLed` where the person has moved it there from another row, or pressed the row; not
   * where it comes back from elsewhere, or from a row that is gone.
   */
  onFocus: (id: string, isLed: boolean) => void;
  /** A row was pressed, or Enter. */
  onOpen: (id: string) => void;
  /** A letter that decides something was pressed while a row had the focus. */
  onKey: (key: 'approve' | 'reject', id: string) => void;
  /** The person decides about them: letters and selection are of use. */
  canDecide: boolean;
  /** Rows can be selected. */
  isSelecting: boolean;
  /** The selected ones. */
  selectedIds: ReadonlySet<string>;
  /** A selection is to begin. */
  onBegin: () => void;
  /** Others were selected; the selection begins with it where there was none. */
  onSelectionChange: (ids: ReadonlySet<string>) => void;
}

const isFixed = (item: ApprovalItem) => !isOpen(item);
const renderRow = (item: ApprovalItem) => <ApprovalRow item={item} />;
const renderSkeleton = () => <ApprovalRowSkeleton />;

/** The requests to decide about. Letters decide, arrows move, X and Shift select. Specification 000 section 2. */
export function ApprovalsList(props: ApprovalsListProps) {
  const { label, items, isLoading = false, currentId, ...more } = props;
  const { isSelecting, selectedIds, canDecide, onFocus, onOpen, onKey, onBegin, onSelectionChange } = more;
  const pressedId = useRef<string | null>(null);
  const range = useRange({ items, selectedIds, onChange: onSelectionChange });
  const toggle = (id: string) => {
    const item = items.find((one) => one.id === id);
    if (!item || !isOpen(item)) return;
    const ids = new Set(selectedIds);
    if (!ids.delete(id)) ids.add(id);
    range.onToggle(id, ids);
  };
  const gestures = useRowGestures((id) => {
    if (!selectedIds.has(id)) toggle(id);
    if (!isSelecting) onBegin();
  });
  const press = (event: KeyboardEvent) => {
    gestures.release();
    range.onKeyDown(event);
    const pressed = rowKeyOf(event);
    if (!pressed) return;
    const { key, id } = pressed;
    event.preventDefault();
    event.stopPropagation();
    // A key that is held down decides once.
    if (event.repeat) return;
    if (key === 'select') toggle(id);
    else onKey(key, id);
  };
  return (
    <CurrentContext value={isSelecting ? null : currentId}>
      {/* The element only listens for what comes up from the rows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        onPointerDownCapture={(event) => {
          pressedId.current = rowIdOf(event.target);
          if (!canDecide) return;
          gestures.onPointerDownCapture(event);
          range.onPointerDown(event);
        }}
        {...(canDecide && { ...gestures.props, onKeyDownCapture: press })}
        onFocus={({ target, relatedTarget }) => {
          const id = rowIdOf(target);
          if (id === null) return;
          const isFromRow = relatedTarget !== null && rowIdOf(relatedTarget) !== null;
          onFocus(id, isFromRow || pressedId.current === id);
          pressedId.current = null;
          range.onRowFocus(id);
        }}
      >
        <List
          label={label}
          items={items}
          renderItem={renderRow}
          isItemDisabled={isFixed}
          isLoading={isLoading}
          expectedCount={8}
          renderSkeleton={renderSkeleton}
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
      </div>
    </CurrentContext>
  );
}
