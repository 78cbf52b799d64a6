import type {
  DepartmentInterval,
  DepartmentPerson,
  LoadedPlanPage,
} from '@selfservice/api/department-plan/department-plan';
import { isSameShift } from '@selfservice/api/department-plan/same-shift';
import type { ReactNode } from 'react';
import type { TimelineTarget } from '../../patterns/Timeline/timeline.types.ts';
import type { DetailPlanDialogProps } from '../DetailPlanDialog/DetailPlanDialog.tsx';
import { DetailPlanDialog } from '../DetailPlanDialog/DetailPlanDialog.tsx';
import { IntervalPopover } from '../IntervalPopover/IntervalPopover.tsx';
import type { AbsenceTarget } from './keptAbsence.ts';
import { PersonPopover } from '../PersonPopover/PersonPopover.tsx';
import { PlanMenu } from '../PlanMenu/PlanMenu.tsx';
import type { PlanAccess } from './planAccess.ts';

/** A person as a row of the plan. */
export interface PersonRow {
  /** Reference of the person. */
  id: string;
  person: DepartmentPerson;
}

/** Something in the plan that was pressed or asked about. */
export type PlanTarget = TimelineTarget<PersonRow, DepartmentInterval>;

/** What is said of something in the plan, or can be done with it. */
export interface TargetOverlay {
  kind: 'interval' | 'person' | 'menu' | 'detail';
  target: PlanTarget;
}

/** What lies over the plan. */
export type Overlay = TargetOverlay | { kind: 'absence'; absence: AbsenceTarget };

export interface PlanOverlayProps extends Pick<DetailPlanDialogProps, 'unknown'> {
  /** The plans of the page that are known. */
  intervals: LoadedPlanPage['intervals'];
  /** What lies over the plan. */
  overlay: TargetOverlay;
  /** What the user may do. */
  access: PlanAccess;
  /** The days to show in words for what was pressed. */
  daysOf: (target: PlanTarget) => DetailPlanDialogProps['days'];
  /** The plan of the person is wanted in words. */
  onDetail: (target: PlanTarget) => void;
  /** An absence is to be inserted. */
  onInsertAbsence: (target: PlanTarget) => void;
  /** It was closed. */
  onClose: () => void;
}

/** What lies over the plan: a detail or the context menu. */
export function PlanOverlay(props: PlanOverlayProps): ReactNode {
  const { overlay, access, daysOf, onDetail, onInsertAbsence, onClose, ...plans } = props;
  const { target } = overlay;
  const { interval, anchor } = target;
  const { person } = target.row;
  const actions = {
    access,
    onDetail: () => onDetail(target),
    onInsertAbsence: () => onInsertAbsence(target),
  };
  switch (overlay.kind) {
    case 'interval':
      return (
        interval && (
          <IntervalPopover
            {...{ interval, person, access, anchor, onClose }}
            mateCount={mateCountOf(interval, person.personRef, plans.intervals)}
          />
        )
      );
    case 'person':
      return <PersonPopover {...{ person, anchor, onClose, ...actions }} />;
    case 'menu':
      return <PlanMenu {...{ person, onClose, ...actions }} point={target.point} />;
    case 'detail':
      return <DetailPlanDialog {...plans} {...{ person, onClose }} days={daysOf(target)} />;
  }
}

/** How many others have the same shift; null for what is no shift. */
function mateCountOf(
  interval: DepartmentInterval,
  personRef: string,
  intervals: PlanOverlayProps['intervals'],
): number | null {
  if (interval.kind !== 'shift') return null;
  const others = [...intervals].filter(([ref]) => ref !== personRef);
  return others.filter(([, plan]) => plan.some((one) => isSameShift(interval, one))).length;
}
