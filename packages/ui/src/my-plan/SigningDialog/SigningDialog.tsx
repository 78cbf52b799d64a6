import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { PlanRequest } from '@selfservice/api/my-plan/my-plan';
import { signPlanMutation } from '@selfservice/api/my-plan/my-plan';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../environment/Environment.tsx';
import { useWrite } from '../../patterns/DraftDialog/useWrite.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { compareSigning } from '../PlanRequestsDialog/comparison.ts';
import { PlanRequestsDialog } from '../PlanRequestsDialog/PlanRequestsDialog.tsx';

export interface SigningDialogProps {
  /** The month whose plan lists the requests. */
  month: LocalMonth;
  /** The days that need a signature. */
  requests: readonly PlanRequest[];
  /** What signing means in the organisation's words; empty: the product's own words are shown. */
  text: string;
  /** Called when the chosen days are signed: close. */
  onSigned: () => void;
  /** Called when the user closes it without signing: close. */
  onClose: () => void;
}

/** Signs days of the plan. It is open while it is rendered. Specification 001 section 2. */
export function SigningDialog({ month, requests, text, onSigned, onClose }: SigningDialogProps) {
  const { t } = useTranslation(['my-plan', 'patterns']);
  const notify = useNotify();
  const signing = useWrite(signPlanMutation(), {
    onDone(_, { requestIds }) {
      notify.success(t('signing.done', { count: requestIds.length }));
      onSigned();
    },
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
