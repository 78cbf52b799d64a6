import type { Session } from '@selfservice/api/session/session';
import { useClock } from '@selfservice/ui/environment/Environment';
import { useModel } from '@selfservice/ui/environment/useModel';
import { Deferred } from '@selfservice/ui/primitives/Deferred';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const load = () => import('@selfservice/ui/session/AutoLogoutDialog');

/** The dialog is fetched this long after sign-in, out of the way of what comes first. */
const fetchAfterMs = 10_000;

interface AutoLogoutWarningProps {
  /** Whether there is a limit at all. */
  autoLogoutMinutes: number;
  /** Says how much time is left; stays or ends. */
  session: Pick<Session, 'autoLogoutSeconds' | 'staySignedIn' | 'logOut'>;
}

/** Warns before automatic logout. Its dialog is fetched long before, while there is a network. */
export function AutoLogoutWarning({ autoLogoutMinutes, session }: AutoLogoutWarningProps) {
  const { t } = useTranslation('session');
  const clock = useClock();
  const hasLimit = autoLogoutMinutes > 0;
  const seconds = useModel(session.autoLogoutSeconds);

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
