import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { startTransition, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDetailBeside } from '../../patterns/ListDetail/isDetailBeside.ts';
import type { ListFocus } from '../../primitives/List/ListFocus.ts';
import type { ApprovalItem } from '../ApprovalsList/approvalItems.ts';
import { nextOpen } from '../ApprovalsList/nextOpen.ts';
import { createDoubleClickGuard } from './doubleClickGuard.ts';

/** What `useListMoves` works with. */
export interface ListMovesOptions {
  listFocus: Pick<ListFocus, 'focusItem'>;
  items: readonly ApprovalItem[];
  /** The request whose detail is shown; null for none. */
  selected: WorkflowRequest | null;
  /** Shows the detail of another one, or none. */
  select: (request: WorkflowRequest | null) => void;
  /** The person has moved on, or back to the list. */
  onMove: () => void;
}

/** Moves through the list and the details beside it: the focus, and what is shown. */
export function useListMoves({ listFocus, items, selected, select, onMove }: ListMovesOptions) {
  const unseenId = useRef<string | null>(null);
  const [doubleClick] = useState(createDoubleClickGuard);

  function show(id: string): void {
    const item = items.find((one) => one.id === id);
    if (!item || item.request.id === selected?.id) return;
    doubleClick.end();
    select(item.request);
    onMove();
  }

  /** What is shown changes first: a row that gets the focus is compared with it. */
  function goTo(id: string, change: () => void): void {
    flushSync(change);
    listFocus.focusItem(id);
  }

  return {
    /** A press now would be the second one of a double click, and meet the request after. */
    isDoubleClick: doubleClick.isUnderWay,
    show,
    /** Shows a row that has got the focus by itself. Returns whether it was not shown yet. */
    showUnseen(id: string): boolean {
      if (unseenId.current !== id) return false;
      unseenId.current = null;
      show(id);
      return true;
    },
    /**
     * What is shown is the person's choice: moving in the list shows the detail beside it. Where the focus only comes
     * back to the list, or moves by itself as its row went, what is shown stays.
     */
    onFocus(id: string, isLed: boolean): void {
      if (!isDetailBeside()) return;
      const isUnseen = !isLed && selected !== null && String(selected.id) !== id;
      unseenId.current = isUnseen ? id : null;
      // Moving comes first: through a long list the details may be skipped.
      if (!isUnseen) startTransition(() => show(id));
    },
    /** To the next one that is open, after the one with this id. */
    moveOn(id: string): void {
      doubleClick.begin();
      const next = nextOpen(items, id);
      goTo(next?.id ?? id, () => {
        onMove();
        if (next && selected) select(next.request);
        if (!next && !isDetailBeside()) select(null);
      });
    },
    /** To a request, also to one that is not in the list. */
    moveTo(request: WorkflowRequest): void {
      doubleClick.end();
      goTo(String(request.id), () => {
        if (isDetailBeside() || selected) select(request);
      });
    },
    /** Back to the list. */
    leave(): void {
      onMove();
      if (!isDetailBeside()) select(null);
      else if (selected) listFocus.focusItem(String(selected.id));
    },
  };
}
