import type { Approvals } from '@selfservice/api/approvals/approvals.types';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../environment/useNow.ts';
import { useValue } from '../../environment/useValue.ts';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { prefetchCode } from '../../primitives/Deferred/prefetchOnIntent.ts';

export interface ApprovalsDialogsProps {
  /** The model of the screen. */
  model: Approvals;
}

const loadKeysDialog = () => import('../KeysDialog/KeysDialog.tsx');
const loadMassRejectDialog = () => import('../MassRejectDialog/MassRejectDialog.tsx');
const loadResultsDialog = () => import('../ResultsDialog/ResultsDialog.tsx');

/** The dialogs of the screen. */
export function ApprovalsDialogs({ model }: ApprovalsDialogsProps) {
  const { t } = useTranslation('approvals');
  const now = useNow();
  const { dialog, chosen, outcomes, underWay } = useValue(model.state);
  const isMassUnderWay = underWay.some(({ isMass }) => isMass);
  useEffect(() => {
    // The dialog opens by itself when a mass decision was not done for all requests.
    if (isMassUnderWay) prefetchCode(loadResultsDialog);
  }, [isMassUnderWay]);
  return (
    <>
      {dialog === 'keys' && (
        <Deferred load={loadKeysDialog} name={t('keys.title')} onClose={model.closeDialog}>
          {({ KeysDialog }) => <KeysDialog onClose={model.closeDialog} />}
        </Deferred>
      )}
      {dialog === 'massReject' && (
        <Deferred
          load={loadMassRejectDialog}
          name={t('massReject.title', { count: chosen.length })}
          onClose={model.closeDialog}
        >
          {({ MassRejectDialog }) => (
            <MassRejectDialog
              count={chosen.length}
              onReject={(note) => {
                model.closeDialog();
                model.rejectSelected(note);
              }}
              onClose={model.closeDialog}
            />
          )}
        </Deferred>
      )}
      {dialog === 'results' && outcomes.length > 0 && (
        <Deferred load={loadResultsDialog} name={t('results.title')} onClose={model.closeDialog}>
          {({ ResultsDialog }) => (
            <ResultsDialog
              outcomes={outcomes}
              now={now}
              onRetry={() => {
                model.closeDialog();
                model.repeat();
              }}
              onClose={model.closeDialog}
            />
          )}
        </Deferred>
      )}
    </>
  );
}
