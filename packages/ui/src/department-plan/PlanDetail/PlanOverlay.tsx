import type { LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import { absenceDraftKey } from '@selfservice/api/department-plan/kept-absence';
import { useTranslation } from 'react-i18next';
import { useValue } from '../../environment/useValue.ts';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { prefetchCode } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { returnFocus } from '../../primitives/focusReturn.ts';
import type { ShownPlan } from '../shownPlan.ts';

const load = () => import('./TargetOverlay.tsx');
const loadNewRequestDialog = () => import('../../requests/NewRequestDialog/NewRequestDialog.tsx');

/** Prefetches the code of the details and of the context menu. */
export const prefetchPlanOverlay = () => prefetchCode(load);

export interface PlanOverlayProps {
  /** The model of the screen. */
  plan: ShownPlan;
}

const noIntervals: LoadedPlanPage['intervals'] = new Map();

/** The open overlay of the plan: a detail, the context menu or the dialog for an absence. @requirement department-plan-19 */
export function PlanOverlay({ plan }: PlanOverlayProps) {
  const { t } = useTranslation('department-plan');
  const { overlay, content, unknown, days, mode } = useValue(plan.state);
  if (!overlay) return null;
  const page = content.kind === 'people' ? content.page : null;
  const { kind, target } = overlay;
  const onClose = () => {
    plan.close();
    // The element that opened it may be gone together with an earlier popover.
    returnFocus(() => target?.anchor ?? null);
  };
  if (kind === 'absence') {
    const { personRef, name, day } = overlay.absence;
    const known = page?.people.find((person) => person.personRef === personRef);
    return (
      // The key separates its code from that of the overlay that opened the dialog.
      <Deferred key="absence" load={loadNewRequestDialog} name={t('detail.insertAbsence')} onClose={onClose}>
        {({ NewRequestDialog }) => (
          <NewRequestDialog
            agenda="requests"
            place="departmentPlan"
            personRef={personRef}
            personName={name ?? known?.fullName ?? null}
            draftKey={absenceDraftKey(personRef)}
            initialDay={day}
            onCreated={onClose}
            onClose={onClose}
          />
        )}
      </Deferred>
    );
  }
  const { fullName } = target.row.person;
  const names: Record<typeof kind, string> = {
    interval: t('detail.name'),
    person: fullName,
    menu: t('detail.actions', { name: fullName }),
    detail: t('detail.of', { name: fullName }),
  };
  return (
    <Deferred load={load} name={names[kind]} anchor={target.anchor} onClose={onClose}>
      {({ TargetOverlay }) => (
        <TargetOverlay
          kind={kind}
          target={target}
          access={plan.access}
          intervals={page?.intervals ?? noIntervals}
          unknown={unknown}
          days={days}
          mode={mode}
          onDetail={() => plan.openDetail(target)}
          onInsertAbsence={() => plan.insertAbsence(target)}
          onClose={onClose}
        />
      )}
    </Deferred>
  );
}
