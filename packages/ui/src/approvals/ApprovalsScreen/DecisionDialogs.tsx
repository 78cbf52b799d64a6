import type { ApprovalOutcome } from '@selfservice/api/approvals/approval-decisions';
import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../environment/Environment.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { loadResultsDialog } from './loadResultsDialog.ts';
import { isTyping } from '../../patterns/decisions/screenKey.ts';
import type { useDecide } from './useDecide.ts';
import { useDecisions } from './useDecisions.ts';
import { useMassResults } from './useMassResults.ts';

/** A window over the screen. */
export type ApprovalsDialog = 'keys' | 'massReject' | 'results';

export interface DecisionDialogsProps {
  /** What is decided about. */
  agenda: Agenda;
  /** The one that is wanted; null for none. */
  dialog: ApprovalsDialog | null;
  /** Another one is wanted, or none. */
  onDialogChange: (dialog: ApprovalsDialog | null) => void;
  /** The requests that can be rejected at once. */
  chosen: readonly WorkflowRequest[];
  /** Many were decided about at once, and what has become of each is known. */
  onDecided: (outcomes: readonly ApprovalOutcome[]) => void;
  /** Decides. */
  decide: Pick<ReturnType<typeof useDecide>, 'many' | 'repeat'>;
}

const loadKeysDialog = () => import('../KeysDialog/KeysDialog.tsx');
const loadMassRejectDialog = () => import('../MassRejectDialog/MassRejectDialog.tsx');

/** The windows over the screen. Their code is fetched when one is wanted. */
export function DecisionDialogs(props: DecisionDialogsProps) {
  const { agenda, dialog, onDialogChange, chosen, onDecided, decide } = props;
  const { t } = useTranslation('approvals');
  const clock = useClock();
  const { queue, outcomes } = useDecisions(agenda);
  const close = () => onDialogChange(null);
  useMassResults(queue, (known) => {
    onDecided(known);
    const isWorthReading = known.some(({ kind }) => kind !== 'done');
    // A window that opens by itself must not take the letters that are being typed.
    if (isWorthReading && !isTyping(document.activeElement)) onDialogChange('results');
  });
  return (
    <>
      {dialog === 'keys' && (
        <Deferred load={loadKeysDialog} name={t('keys.title')} onClose={close}>
          {({ KeysDialog }) => <KeysDialog onClose={close} />}
        </Deferred>
      )}
      {dialog === 'massReject' && (
        <Deferred
          load={loadMassRejectDialog}
          name={t('massReject.title', { count: chosen.length })}
          onClose={close}
        >
          {({ MassRejectDialog }) => (
            <MassRejectDialog
              count={chosen.length}
              onReject={(note) => {
                close();
                decide.many(chosen, 'rejected', note);
              }}
              onClose={close}
            />
          )}
        </Deferred>
      )}
      {dialog === 'results' && outcomes.length > 0 && (
        <Deferred load={loadResultsDialog} name={t('results.title')} onClose={close}>
          {({ ResultsDialog }) => (
            <ResultsDialog
              outcomes={outcomes}
              now={clock.localNow()}
              onRetry={() => {
                close();
                decide.repeat();
              }}
              onClose={close}
            />
          )}
        </Deferred>
      )}
    </>
  );
}
