import type { Clock } from '@selfservice/api/core/clock';
import { NetworkError } from '@selfservice/api/core/errors';
import type { SilentWay } from '@selfservice/api/session/session-state';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInLayout } from '../../patterns/SignInLayout/SignInLayout.tsx';
import type { SignInSettings } from '../../patterns/SignInLayout/SignInLayout.tsx';
import { ProgressCircle } from '../../primitives/ProgressCircle/ProgressCircle.tsx';
import { GateFailure } from './GateFailure.tsx';

/** A state of the start before the login. @requirement session-1, session-2 */
export type Gate =
  | {
      kind: 'loadingConfiguration' | 'checkingServer' | 'redirecting' | 'disabledByLicence';
    }
  | { kind: 'signingInSilently'; by: SilentWay }
  /** `config.json` is wrong or could not be read. */
  | { kind: 'configurationFailed'; error: Error }
  | { kind: 'serverCheckFailed'; error: Error };

export interface GateScreenProps extends SignInSettings {
  /** The current state of the start. */
  gate: Gate;
  /** Called when the user retries a failed start. */
  onRetry: () => void;
}

/** How long a step of the start may take until the screen says what it waits for, in milliseconds. */
const longAfterMs = 4000;

/**
 * Shown before the login: the current step of the start, or the reason why it stopped. A step that takes long says what it waits
 * for.
 */
export function GateScreen({ gate, onRetry, ...settings }: GateScreenProps) {
  const { t } = useTranslation('session');
  const awaited = awaitedIn(gate);
  const isWaiting = awaited !== null;
  const isLong = useIsLong(settings.clock, awaited);
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
      {isLong && awaited && <p role="status">{t(`gate.waitsFor.${awaited}`)}</p>}
      {gate.kind === 'disabledByLicence' && <p>{t('gate.disabledAdvice')}</p>}
      {'error' in gate && <GateFailure error={gate.error} onRetry={onRetry} />}
    </SignInLayout>
  );
}

/** Returns what the start waits for; null if it has stopped. */
function awaitedIn(gate: Gate) {
  if ('error' in gate || gate.kind === 'disabledByLicence') return null;
  return gate.kind === 'signingInSilently' ? gate.by : gate.kind;
}

/** Returns whether a step has taken long. */
function useIsLong(clock: Clock, step: string | null): boolean {
  const [longStep, setLongStep] = useState<string | null>(null);
  useEffect(() => clock.after(longAfterMs, () => setLongStep(step)), [clock, step]);
  return longStep === step;
}
