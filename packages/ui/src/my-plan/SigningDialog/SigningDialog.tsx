import type { PlanRequest } from '@selfservice/api/my-plan/my-plan';
import { signPlanMutation } from '@selfservice/api/my-plan/my-plan';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNotify, useTransport } from '../../environment/Environment.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { useSingleFlight } from '../../environment/useSingleFlight.ts';
import { compareSigning } from '../PlanRequestsDialog/comparison.ts';
import { PlanRequestsDialog } from '../PlanRequestsDialog/PlanRequestsDialog.tsx';

export interface SigningDialogProps {
  /** What waits to be signed. */
  requests: readonly PlanRequest[];
  /** What signing means in the organisation's words; empty: the product's own stand. */
  text: string;
  /** The chosen days are signed: close. */
  onSigned: () => void;
  /** It was closed, and nothing is signed: close. */
  onClose: () => void;
}

/** Signs days of the plan. It is open while it is rendered. Specification 001 section 2. */
export function SigningDialog({ requests, text, onSigned, onClose }: SigningDialogProps) {
  const { t } = useTranslation('my-plan');
  const notify = useNotify();
  const once = useSingleFlight();
  const signing = useMutation<undefined, Error, readonly number[]>({ ...signPlanMutation(useTransport()) });
  const finish = (count: number) => {
    notify.success(t('signing.done', { count }));
    onSigned();
  };
  return (
    <PlanRequestsDialog
      title={t('signing.title')}
      text={text || t('signing.text')}
      requests={requests}
      compare={compareSigning}
      answers={[{ id: 'sign', label: t('signing.sign'), kind: 'primary' }]}
      busyAnswer={signing.isPending ? 'sign' : null}
      error={signing.error && <ErrorPanel error={signing.error} title={t('signing.failed')} />}
      onAnswer={(_, ids) =>
        once(() =>
          signing.mutateAsync(ids).then(
            () => finish(ids.length),
            // It stands in the dialog.
            () => {},
          ),
        )
      }
      onClose={onClose}
    />
  );
}
