import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { PlanRequest } from '@selfservice/api/my-plan/my-plan';
import { signPlanMutation } from '@selfservice/api/my-plan/my-plan';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../patterns/DraftDialog/useWrite.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { compareSigning } from '../PlanRequestsDialog/comparison.ts';
import { PlanRequestsDialog } from '../PlanRequestsDialog/PlanRequestsDialog.tsx';

export interface SigningDialogProps {
  /** The month whose plan lists the requests. */
  month: LocalMonth;
  /** The days that need a signature. */
  requests: readonly PlanRequest[];
  /** The organisation's text about signing; empty: the product's own wording. */
  text: string;
  /** Called when the selected days are signed; the parent closes the dialog. */
  onSigned: () => void;
  /** Called when the user closes the dialog without signing. */
  onClose: () => void;
}

/** The dialog that signs days of the plan, open while it is rendered. @requirement my-plan-17, my-plan-19 */
export function SigningDialog({ month, requests, text, onSigned, onClose }: SigningDialogProps) {
  const { t } = useTranslation(['my-plan', 'patterns']);
  const signing = useWrite(signPlanMutation(), {
    success: (_, { requestIds }) => t('signing.done', { count: requestIds.length }),
    failed: t('signing.failed'),
    onDone: onSigned,
  });
  return (
    <PlanRequestsDialog
      title={t('signing.title')}
      text={text || t('signing.text')}
      requests={requests}
      compare={compareSigning}
      answers={[
        {
          id: 'sign',
          label: signing.isUnknown ? t('patterns:error.check') : t('signing.sign'),
          kind: 'primary',
        },
      ]}
      busyAnswer={signing.isPending ? 'sign' : null}
      error={
        signing.error && (
          <ErrorPanel
            error={signing.error}
            title={t(signing.isUnknown ? 'signing.unknown' : 'signing.failed')}
          />
        )
      }
      isUnknown={signing.isUnknown}
      onAnswer={(_, requestIds) => signing.run({ month, requestIds })}
      onClose={onClose}
    />
  );
}
