import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { Permissions } from '@selfservice/api/session/permissions';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { PlanLegend } from './PlanLegend.tsx';

export interface LegendDialogProps {
  /** The permissions of the user. */
  permissions: Permissions;
  /** The intervals of the month; empty while loading. */
  intervals: readonly MyPlanInterval[];
  /** Called when the user closes the legend. */
  onClose: () => void;
}

/** The legend on a phone, where there is no room for it below the days. @requirement my-plan-12 */
export function LegendDialog({ permissions, intervals, onClose }: LegendDialogProps) {
  const { t } = useTranslation('my-plan');
  return (
    <Dialog isOpen title={t('legend.title')} onOpenChange={onClose}>
      <PlanLegend permissions={permissions} intervals={intervals} />
    </Dialog>
  );
}
