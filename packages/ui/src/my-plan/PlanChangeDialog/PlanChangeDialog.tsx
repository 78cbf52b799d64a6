import type { MyPlanInterval, PlanChangeDecision, PlanRequest } from '@selfservice/api/my-plan/my-plan';
import { decidePlanChangesMutation } from '@selfservice/api/my-plan/my-plan';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNotify, useTransport } from '../../environment/Environment.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { useSingleFlight } from '../../environment/useSingleFlight.ts';
import { compareChange } from '../PlanRequestsDialog/comparison.ts';
import { PlanRequestsDialog } from '../PlanRequestsDialog/PlanRequestsDialog.tsx';

export interface PlanChangeDialogProps {
  /** The changes that wait. */
  requests: readonly PlanRequest[];
  /** The intervals of the plan in their month. */
  planned: readonly MyPlanInterval[];
  /** What deciding means in the organisation's words; empty: the product's own stand. */
  text: string;
  /** The chosen changes are decided: close. */
  onDecided: () => void;
  /** It was closed, and nothing is decided: close. */
  onClose: () => void;
}

/** Approves or rejects changes of the plan. It is open while it is rendered. Specification 001 section 2. */
export function PlanChangeDialog({ requests, planned, text, onDecided, onClose }: PlanChangeDialogProps) {
  const { t } = useTranslation('my-plan');
  const notify = useNotify();
  const once = useSingleFlight();
  const deciding = useMutation<undefined, Error, PlanChangeDecision>({
    ...decidePlanChangesMutation(useTransport()),
  });
  const finish = (isApproved: boolean, count: number) => {
    notify.success(t(isApproved ? 'change.approved' : 'change.rejected', { count }));
    onDecided();
  };
  const sent = deciding.variables?.isApproved ? 'approve' : 'reject';
  return (
    <PlanRequestsDialog
      title={t('change.title')}
      text={text || t('change.text')}
      requests={requests}
      compare={(request) => compareChange(request, planned)}
      answers={[
        { id: 'reject', label: t('change.reject'), kind: 'secondary' },
        { id: 'approve', label: t('change.approve'), kind: 'primary' },
      ]}
      busyAnswer={deciding.isPending ? sent : null}
      error={deciding.error && <ErrorPanel error={deciding.error} title={t('change.failed')} />}
      onAnswer={(answer, requestIds) => {
        const isApproved = answer === 'approve';
        once(() =>
          deciding.mutateAsync({ requestIds, isApproved }).then(
            () => finish(isApproved, requestIds.length),
            // It stands in the dialog.
            () => {},
          ),
        );
      }}
      onClose={onClose}
    />
  );
}
