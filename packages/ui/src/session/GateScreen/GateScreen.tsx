import { ConfigurationError } from '@selfservice/api/core/errors';
import { LockKeyhole, ServerOff, Settings2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { StatusPage } from '../../patterns/StatusPage/StatusPage.tsx';

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

/** Props of `GateScreen`. */
export interface GateScreenProps {
  /** The gate that is closed. */
  gate: Gate;
  /** Tries a failed gate again. */
  onRetry: () => void;
}

const icons: Partial<Record<Gate['kind'], LucideIcon>> = {
  disabledByLicence: LockKeyhole,
  configurationFailed: Settings2,
  serverCheckFailed: ServerOff,
};

/** What the application waits for before anybody can sign in, or why nobody can. */
export function GateScreen({ gate, onRetry }: GateScreenProps) {
  const { t } = useTranslation('session');
  const icon = icons[gate.kind];
  const error = 'error' in gate ? gate.error : null;
  const field = error instanceof ConfigurationError ? error.field : '';
  return (
    <main>
      <StatusPage title={t(`gate.${gate.kind}`)} isBusy={!icon} {...(icon && { icon })}>
        {field && <p>{t('gate.configurationField', { field })}</p>}
        {error && <ErrorPanel error={error} title={t('gate.cannotStart')} onRetry={onRetry} />}
        {gate.kind === 'disabledByLicence' && <p>{t('gate.disabledAdvice')}</p>}
      </StatusPage>
    </main>
  );
}
