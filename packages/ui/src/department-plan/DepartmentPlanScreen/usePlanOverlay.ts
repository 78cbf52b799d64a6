import type { LocalDate } from '@selfservice/api/core/local-date';
import type { DepartmentInterval } from '@selfservice/api/department-plan/department-plan';
import { useRef, useState } from 'react';
import { useDrafts } from '../../environment/Environment.tsx';
import { returnFocus } from '../../primitives/focusReturn.ts';
import { keepAbsence, keptAbsence } from '../PlanDetail/keptAbsence.ts';
import type { Overlay, PlanTarget } from '../PlanDetail/PlanOverlay.tsx';

/** A shift whose detail was opened on a page. */
interface Picked {
  page: string;
  interval: DepartmentInterval;
}

/** What lies over the plan, one thing at a time. An absence that was being inserted when the session ended is open again. */
export function usePlanOverlay() {
  const drafts = useDrafts();
  const anchor = useRef<HTMLElement>(null);
  const [picked, pick] = useState<Picked | null>(null);
  const [overlay, setOverlay] = useState<Overlay | null>(() => {
    const absence = keptAbsence(drafts);
    return absence && { kind: 'absence', absence };
  });
  return {
    overlay,
    /** The shift that was opened last on a page: whoever has the same one is marked; null for none. */
    pickedOn: (page: string) => (picked?.page === page ? picked.interval : null),
    /** Marks nobody any more, unless something lies over the plan. */
    unpick(): void {
      if (picked && !overlay) pick(null);
    },
    /** An interval was opened: its detail lies over the plan, and stays marked after that. */
    opensInterval:
      (page: string) =>
      (target: PlanTarget): void => {
        const { interval } = target;
        anchor.current = target.anchor;
        setOverlay({ kind: 'interval', target });
        pick(interval?.kind === 'shift' ? { page, interval } : null);
      },
    /** Opens something for what was pressed. */
    opens:
      (kind: Exclude<Overlay['kind'], 'absence' | 'interval'>) =>
      (target: PlanTarget): void => {
        anchor.current = target.anchor;
        setOverlay({ kind, target });
      },
    /** Opens the dialog for an absence of whoever was pressed. */
    insertAbsence(target: PlanTarget, day: LocalDate): void {
      const { personRef, fullName } = target.row.person;
      const absence = { personRef, name: fullName, day };
      keepAbsence(drafts, absence);
      setOverlay({ kind: 'absence', absence });
    },
    /** Closes it; the focus is back in the plan. */
    close(): void {
      if (overlay?.kind === 'absence') keepAbsence(drafts, null);
      setOverlay(null);
      // What opened the last one may be gone with the one before.
      returnFocus(() => anchor.current);
    },
  };
}
