import { isAllowed } from '@selfservice/api/session/permissions';
import { useState } from 'react';
import { useDrafts, usePermissions } from '../../environment/Environment.tsx';
import type { PlanDialog } from '../PlanDialogs/planDialog.ts';
import { planDraftKey } from '../PlanDialogs/planDialog.ts';
import { useRestoreFocusAfterDialog } from './useRestoreFocusAfterDialog.ts';

/**
 * Which dialog of the plan is open, and where the focus goes after it. At first it is the one of a new request where
 * one was being written when the page or the session ended.
 */
export function usePlanDialog() {
  const permissions = usePermissions();
  const drafts = useDrafts();
  const { placeRef, remember, giveBack } = useRestoreFocusAfterDialog();
  const [dialog, setDialog] = useState<PlanDialog>(() =>
    isAllowed(permissions, 'absence') && drafts.read(planDraftKey) !== null
      ? { kind: 'newRequest', day: null }
      : null,
  );
  return {
    dialog,
    placeRef,
    /** Opens one, from the element that is to have the focus afterwards; without one, in the place of another dialog. */
    open(next: PlanDialog, anchor?: HTMLElement) {
      if (anchor) remember(anchor);
      setDialog(next);
    },
    /** Closes it; the focus goes back. */
    close: () => giveBack(() => setDialog(null)),
    /** Closes it after an answer; the focus goes to the days, since the button of what waited goes away. */
    closeAnswered: () => giveBack(() => setDialog(null), 'place'),
  };
}
