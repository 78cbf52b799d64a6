import type { DepartmentPerson } from '@selfservice/api/department-plan/department-plan';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { NewRequestDialog } from '../../requests/NewRequestDialog/NewRequestDialog.tsx';
import { absenceDraftKey } from './keptAbsence.ts';
import { loadPlanOverlay } from './loadPlanOverlay.ts';
import type { Overlay, PlanOverlayProps } from './PlanOverlay.tsx';

export interface DeferredPlanOverlayProps extends Omit<PlanOverlayProps, 'overlay'> {
  /** What lies over the plan; null for nothing. */
  overlay: Overlay | null;
  /** The people of the page. */
  people: readonly DepartmentPerson[];
}

/** What lies over the plan: a detail, the context menu or the dialog for an absence. Its code comes when it is wanted. */
export function DeferredPlanOverlay({ overlay, people, ...rest }: DeferredPlanOverlayProps) {
  const { t } = useTranslation('department-plan');
  if (!overlay) return null;
  const { onClose } = rest;
  if (overlay.kind === 'absence') {
    const { personRef, name, day } = overlay.absence;
    const known = people.find((person) => person.personRef === personRef);
    return (
      <NewRequestDialog
        agenda="requests"
        place="departmentPlan"
        personRef={personRef}
        personName={name ?? known?.fullName ?? null}
        draftKey={absenceDraftKey}
        initialDay={day}
        onCreated={onClose}
        onClose={onClose}
      />
    );
  }
  const { kind, target } = overlay;
  const { fullName } = target.row.person;
  const names: Record<typeof kind, string> = {
    interval: t('detail.name'),
    person: fullName,
    menu: t('detail.actions', { name: fullName }),
    detail: t('detail.of', { name: fullName }),
  };
  return (
    <Deferred load={loadPlanOverlay} name={names[kind]} anchor={target.anchor} onClose={onClose}>
      {({ PlanOverlay }) => <PlanOverlay overlay={overlay} {...rest} />}
    </Deferred>
  );
}
