import type { Session } from '@selfservice/api/session/session';
import { useClock } from '@selfservice/ui/environment/Environment';
import { useValue } from '@selfservice/ui/environment/useValue';
import { Deferred } from '@selfservice/ui/primitives/Deferred';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const load = () => import('@selfservice/ui/session/AutoLogoutDialog');

/** How long after the sign-in the code of the dialog is fetched, in milliseconds. */
const fetchAfterMs = 10_000;

interface AutoLogoutWarningProps {
  /** Minutes without activity before the logout; 0 for no limit. */
  autoLogoutMinutes: number;
  /** Provides the seconds left, and keeps or ends the session. */
  session: Pick<Session, 'autoLogoutSeconds' | 'staySignedIn' | 'logOut'>;
}

/** Warns before the automatic logout. Fetches its dialog early, because the network may be away later. @requirement session-9 */
export function AutoLogoutWarning({ autoLogoutMinutes, session }: AutoLogoutWarningProps) {
  const { t } = useTranslation('session');
  const clock = useClock();
  const hasLimit = autoLogoutMinutes > 0;
  const seconds = useValue(session.autoLogoutSeconds);

  useEffect(() => {
    if (!hasLimit) return undefined;
    return clock.after(fetchAfterMs, () => void load().catch(() => {}));
  }, [clock, hasLimit]);

  if (seconds === null) return null;
  return (
    <Deferred load={load} name={t('autoLogout.title')} onClose={session.staySignedIn}>
      {({ AutoLogoutDialog }) => (
        <AutoLogoutDialog seconds={seconds} onStay={session.staySignedIn} onLogOut={session.logOut} />
      )}
    </Deferred>
  );
}
