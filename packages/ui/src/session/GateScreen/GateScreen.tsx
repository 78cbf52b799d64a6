import { useTranslation } from 'react-i18next';
import { SignInLayout } from '../../patterns/SignInLayout/SignInLayout.tsx';
import type { SignInSettings } from '../../patterns/SignInLayout/SignInLayout.tsx';
import { ProgressCircle } from '../../primitives/ProgressCircle/ProgressCircle.tsx';
import { GateFailure } from './GateFailure.tsx';

/** What stands before the login. Specification 001 section 2, wrapping gates. */
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
  /** The gate that is closed. */
  gate: Gate;
  /** Tries a failed gate again. */
  onRetry: () => void;
}

/** What the application waits for before anybody can sign in, or why nobody can. */
export function GateScreen({ gate, onRetry, ...settings }: GateScreenProps) {
  const { t } = useTranslation('session');
  const isWaiting = !('error' in gate) && gate.kind !== 'disabledByLicence';
  return (
    <SignInLayout title={t(`gate.${gate.kind}`)} isWaiting={isWaiting} {...settings}>
      {isWaiting && <ProgressCircle size={28} />}
      {gate.kind === 'disabledByLicence' && <p>{t('gate.disabledAdvice')}</p>}
      {'error' in gate && <GateFailure error={gate.error} onRetry={onRetry} />}
    </SignInLayout>
  );
}
