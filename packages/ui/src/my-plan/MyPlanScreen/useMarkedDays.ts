import type { LocalDate } from '@selfservice/api/core/local-date';
import { useState } from 'react';
import type { DayRange } from '../../i18n/formatRange.ts';
import { markedWith, requestedDays } from '../MarkedDays/markRange.ts';
import type { PlanDialog } from '../PlanDialogs/planDialog.ts';
import type { PlanDayActionId } from './planDay.ts';

/** What `useMarkedDays` works with. */
export interface MarkedDaysOptions {
  /** Opens a dialog, perhaps from an element that is to have the focus afterwards. */
  open: (dialog: PlanDialog, anchor?: HTMLElement) => void;
  /** Closes the dialog that is open. */
  close: () => void;
  /** The same, where the button that had the focus goes away. */
  closeAnswered: () => void;
}

/** The days that are marked for a new request, and what is done about a day: it is marked, or a dialog opens. */
export function useMarkedDays({ open, close, closeAnswered }: MarkedDaysOptions) {
  const [marked, setMarked] = useState<DayRange | null>(null);
  const clear = () => {
    setMarked(null);
    closeAnswered();
  };
  const request = (day: LocalDate, anchor?: HTMLElement) => {
    const { first, last } = requestedDays(marked, day);
    open({ kind: 'newRequest', day: first, lastDay: last }, anchor);
  };
  return {
    /** Null for none. */
    marked,
    /** Marks other days. */
    onMark: setMarked,
    /** What the marked days offer; null for none. */
    markedDays: marked && {
      days: marked,
      onRequest: (button: HTMLElement) => request(marked.first, button),
      onClear: clear,
    },
    /** A new request was sent: no day is marked any more. */
    finish: marked ? clear : close,
    /** Does what was chosen about a day. */
    act(kind: PlanDayActionId, day: LocalDate, anchor?: HTMLElement) {
      if (kind === 'mark' || kind === 'markTo') {
        setMarked(markedWith(marked, day));
        // A menu closes by itself, and gives the focus back.
        if (!anchor) close();
      } else if (kind === 'newRequest') request(day, anchor);
      else open({ kind, day }, anchor);
    },
  };
}
