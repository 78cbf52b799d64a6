import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanChanges } from '@selfservice/api/my-plan/create-plan-news';
import { noChanges } from '@selfservice/api/my-plan/create-plan-news';
import type { MarkedRange } from '@selfservice/api/my-plan/marked-days';
import type { MyPlanDialog } from '@selfservice/api/my-plan/my-plan-model';
import type { MyPlan, PlanRequest } from '@selfservice/api/my-plan/my-plan';
import type { PlanDayActionId } from '@selfservice/api/my-plan/plan-day';
import type { Permissions } from '@selfservice/api/session/permissions';
import { planDayOf } from '../MonthOfDays/planDay.ts';
import { PlanChangeDialog } from '../PlanChangeDialog/PlanChangeDialog.tsx';
import { PlanDetailDialog } from '../PlanDetailDialog/PlanDetailDialog.tsx';
import { SigningDialog } from '../SigningDialog/SigningDialog.tsx';

export interface PlanDialogsProps {
  /** The open dialog. */
  dialog: MyPlanDialog;
  /** The plan of its month; undefined while loading. */
  plan: MyPlan | undefined;
  /** The permissions of the user. */
  permissions: Permissions;
  /** The days that are marked for a new request; null for none. */
  marked: MarkedRange | null;
  /** The days that have changed since the user saw them last. Default none. */
  changes?: PlanChanges['days'];
  /** Called when the user chooses an action for the day. */
  onOpen: (kind: PlanDayActionId, day: LocalDate) => void;
  /** Called when the user has signed days or decided on changes. */
  onAnswered: () => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** The open dialog over the plan: details, signing or changes. @requirement my-plan-16 */
export function PlanDialogs(props: PlanDialogsProps) {
  const { dialog, plan, permissions, marked, changes = noChanges.days, onOpen, onAnswered, onClose } = props;
  const { kind, day } = dialog;
  const concerning = (requests: readonly PlanRequest[]) =>
    day === null ? requests : requests.filter((request) => request.day === day);
  if (kind === 'detail')
    return (
      <PlanDetailDialog
        day={planDayOf(dialog.day, plan, { permissions, marked, changes })}
        interval={dialog.interval}
        onAction={onOpen}
        onClose={onClose}
      />
    );
  if (!plan) return null;
  return kind === 'sign' ? (
    <SigningDialog
      month={plan.month}
      requests={concerning(plan.signingRequests)}
      text={plan.texts.sign}
      onSigned={onAnswered}
      onClose={onClose}
    />
  ) : (
    <PlanChangeDialog
      month={plan.month}
      requests={concerning(plan.changeRequests)}
      planned={plan.intervals}
      text={plan.texts.change}
      onDecided={onAnswered}
      onClose={onClose}
    />
  );
}
