import { NetworkError } from '@selfservice/api/core/errors';
import { useTranslation } from 'react-i18next';
import { SignInLayout } from '../../patterns/SignInLayout/SignInLayout.tsx';
import type { SignInSettings } from '../../patterns/SignInLayout/SignInLayout.tsx';
import { ProgressCircle } from '../../primitives/ProgressCircle/ProgressCircle.tsx';
import { GateFailure } from './GateFailure.tsx';

/** A state of the start before the login. @requirement session-1, session-2 */
export type Gate =
  | {
      kind:
        | 'loadingConfiguration'
        | 'checkingServer'
        | 'signingInSilently'
        | 'redirecting'
        | 'disabledByLicence';
    }
  /** `config.json` is wrong or could not be read. */
  | { kind: 'configurationFailed'; error: Error }
  | { kind: 'serverCheckFailed'; error: Error };

export interface GateScreenProps extends SignInSettings {
  /** The current state of the start. */
  gate: Gate;
  /** Called when the user retries a failed start. */
  onRetry: () => void;
}

/** Shown before the login: the current step of the start, or the reason why it stopped. */
export function GateScreen({ gate, onRetry, ...settings }: GateScreenProps) {
  const { t } = useTranslation('session');
  const isWaiting = !('error' in gate) && gate.kind !== 'disabledByLicence';
  const isOffline = 'error' in gate && gate.error instanceof NetworkError;
  return (
    <SignInLayout
      title={t(isOffline ? 'gate.offline' : `gate.${gate.kind}`)}
      // Content below the message stays visible during another attempt.
      isWaiting={isWaiting && !settings.below}
      isChecking={isWaiting}
      {...settings}
    >
      {isWaiting && <ProgressCircle size={28} />}
      {gate.kind === 'disabledByLicence' && <p>{t('gate.disabledAdvice')}</p>}
      {'error' in gate && <GateFailure error={gate.error} onRetry={onRetry} />}
    </SignInLayout>
  );
}
