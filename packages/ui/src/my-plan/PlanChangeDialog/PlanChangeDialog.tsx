import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { MyPlanInterval, PlanRequest } from '@selfservice/api/my-plan/my-plan';
import { decidePlanChangesMutation } from '@selfservice/api/my-plan/my-plan';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../patterns/DraftDialog/useWrite.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { compareChange } from '../PlanRequestsDialog/comparison.ts';
import { PlanRequestsDialog } from '../PlanRequestsDialog/PlanRequestsDialog.tsx';

export interface PlanChangeDialogProps {
  /** The month whose plan lists the changes. */
  month: LocalMonth;
  /** The changes that need a decision. */
  requests: readonly PlanRequest[];
  /** The intervals of the plan in their month. */
  planned: readonly MyPlanInterval[];
  /** The organisation's text about decisions; empty: the product's own wording. */
  text: string;
  /** Called when the selected changes are decided; the parent closes the dialog. */
  onDecided: () => void;
  /** Called when the user closes the dialog without a decision. */
  onClose: () => void;
}

/** The dialog of plan changes, open while it is rendered. @requirement my-plan-18, my-plan-19 */
export function PlanChangeDialog(props: PlanChangeDialogProps) {
  const { month, requests, planned, text, onDecided, onClose } = props;
  const { t } = useTranslation(['my-plan', 'patterns']);
  const deciding = useWrite(decidePlanChangesMutation(), {
    success: (_, { isApproved, requestIds }) =>
      t(isApproved ? 'change.approved' : 'change.rejected', { count: requestIds.length }),
    failed: t('change.failed'),
    onDone: onDecided,
  });
  const sent = deciding.input?.isApproved ? 'approve' : 'reject';
  return (
    <PlanRequestsDialog
      title={t('change.title')}
      text={text || t('change.text')}
      requests={requests}
      compare={(request) => compareChange(request, planned)}
      answers={
        deciding.isUnknown
          ? [{ id: sent, label: t('patterns:error.check'), kind: 'primary' }]
          : [
              { id: 'reject', label: t('change.reject'), kind: 'secondary' },
              { id: 'approve', label: t('change.approve'), kind: 'primary' },
            ]
      }
      busyAnswer={deciding.isPending ? sent : null}
      error={
        deciding.error && (
          <ErrorPanel
            error={deciding.error}
            title={t(deciding.isUnknown ? 'change.unknown' : 'change.failed')}
          />
        )
      }
      isUnknown={deciding.isUnknown}
      onAnswer={(answer, requestIds) => deciding.run({ month, requestIds, isApproved: answer === 'approve' })}
      onClose={onClose}
    />
  );
}
