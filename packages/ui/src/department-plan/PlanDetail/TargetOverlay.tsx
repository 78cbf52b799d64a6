import type { LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import type { PlanAccess } from '@selfservice/api/department-plan/plan-access';
import type { PlanDays, PlanMode } from '@selfservice/api/department-plan/plan-days';
import { daysOfTarget } from '@selfservice/api/department-plan/plan-target';
import { countOnSameShift } from '@selfservice/api/department-plan/same-shift';
import type { UnknownPlans } from '@selfservice/api/department-plan/unknown-plans';
import type { ReactNode } from 'react';
import { DetailPlanDialog } from '../DetailPlanDialog/DetailPlanDialog.tsx';
import { IntervalPopover } from '../IntervalPopover/IntervalPopover.tsx';
import { PersonPopover } from '../PersonPopover/PersonPopover.tsx';
import { PlanMenu } from '../PlanMenu/PlanMenu.tsx';
import type { ShownTarget } from '../shownPlan.ts';

export interface TargetOverlayProps {
  /** The kind of the overlay. */
  kind: 'interval' | 'person' | 'menu' | 'detail';
  /** The element of the plan that it describes. */
  target: ShownTarget;
  /** The permissions of the user. */
  access: PlanAccess;
  /** The loaded plans of the page. */
  intervals: LoadedPlanPage['intervals'];
  /** The people whose plans are not loaded. */
  unknown: UnknownPlans;
  /** The days of the page. */
  days: PlanDays;
  /** The number of days of the page. */
  mode: PlanMode;
  /** Called when the user opens the plan of the person in words. */
  onDetail: () => void;
  /** Called when the user inserts an absence for the person. */
  onInsertAbsence: () => void;
  /** Called when it closes. */
  onClose: () => void;
}

/** A detail or the context menu of an element of the plan. */
export function TargetOverlay(props: TargetOverlayProps): ReactNode {
  const { kind, target, access, intervals, unknown, days, mode } = props;
  const { onDetail, onInsertAbsence, onClose } = props;
  const { interval, anchor } = target;
  const { person } = target.row;
  switch (kind) {
    case 'interval':
      return (
        interval && (
          <IntervalPopover
            interval={interval}
            person={person}
            sameShiftCount={countOnSameShift(interval, person.personRef, intervals)}
            access={access}
            anchor={anchor}
            onClose={onClose}
          />
        )
      );
    case 'person':
      return (
        <PersonPopover
          person={person}
          anchor={anchor}
          access={access}
          onDetail={onDetail}
          onInsertAbsence={onInsertAbsence}
          onClose={onClose}
        />
      );
    case 'menu':
      return (
        <PlanMenu
          person={person}
          point={target.point}
          access={access}
          onDetail={onDetail}
          onInsertAbsence={onInsertAbsence}
          onClose={onClose}
        />
      );
    case 'detail':
      return (
        <DetailPlanDialog
          person={person}
          intervals={intervals}
          days={daysOfTarget(target, days, mode)}
          unknown={unknown}
          onClose={onClose}
        />
      );
  }
}
