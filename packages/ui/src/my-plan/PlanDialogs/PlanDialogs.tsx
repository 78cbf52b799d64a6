import type { LocalDate } from '@selfservice/api/core/local-date';
import type { MyPlan, PlanRequest } from '@selfservice/api/my-plan/my-plan';
import type { Permissions } from '@selfservice/api/session/permissions';
import type { DayRange } from '../../i18n/formatRange.ts';
import { NewRequestDialog } from '../../requests/NewRequestDialog/NewRequestDialog.tsx';
import { PlanChangeDialog } from '../PlanChangeDialog/PlanChangeDialog.tsx';
import { PlanDetailDialog } from '../PlanDetailDialog/PlanDetailDialog.tsx';
import { SigningDialog } from '../SigningDialog/SigningDialog.tsx';
import type { PlanDayActionId } from '../MyPlanScreen/planDay.ts';
import { planDayOf } from '../MyPlanScreen/planDay.ts';
import type { PlanDialog } from './planDialog.ts';
import { planDraftKey } from './planDialog.ts';

export interface PlanDialogsProps {
  /** Which one is open. */
  dialog: PlanDialog;
  /** The month's plan. */
  plan: MyPlan | undefined;
  /** What the person may do. */
  permissions: Permissions;
  /** Whom a new request is for. */
  personRef: string;
  /** The days that are marked for a new request; null for none. */
  marked: DayRange | null;
  /** Something else is to be done about the day. */
  onOpen: (kind: PlanDayActionId, day: LocalDate) => void;
  /** Something was signed or decided on: close. */
  onAnswered: () => void;
  /** A new request was sent: close. */
  onRequested: () => void;
  /** Close. */
  onClose: () => void;
}

/** The one dialog of the plan that is open. */
export function PlanDialogs(props: PlanDialogsProps) {
  const { dialog, plan, permissions, personRef, marked, ...events } = props;
  const { onOpen, onAnswered, onRequested, onClose } = events;
  const concerning = (requests: readonly PlanRequest[], day: LocalDate | null) =>
    day === null ? requests : requests.filter((request) => request.day === day);
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'newRequest':
      return (
        <NewRequestDialog
          agenda="requests"
          personRef={personRef}
          draftKey={planDraftKey}
          {...(dialog.day && { initialDay: dialog.day, initialLastDay: dialog.lastDay })}
          onCreated={onRequested}
          onClose={onClose}
        />
      );
    case 'detail':
      return (
        <PlanDetailDialog
          day={planDayOf(dialog.day, plan, permissions, marked)}
          interval={dialog.interval}
          onAction={onOpen}
          onClose={onClose}
        />
      );
    case 'sign':
      return plan ? (
        <SigningDialog
          month={plan.month}
          requests={concerning(plan.signingRequests, dialog.day)}
          text={plan.texts.sign}
          onSigned={onAnswered}
          onClose={onClose}
        />
      ) : null;
    case 'change':
      return plan ? (
        <PlanChangeDialog
          month={plan.month}
          requests={concerning(plan.changeRequests, dialog.day)}
          planned={plan.intervals}
          text={plan.texts.change}
          onDecided={onAnswered}
          onClose={onClose}
        />
      ) : null;
  }
}
