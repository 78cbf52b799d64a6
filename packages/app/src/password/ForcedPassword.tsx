import type { Clock } from '@selfservice/api/core/clock';
import { allPermissions } from '@selfservice/api/session/permissions';
import type { Session } from '@selfservice/api/session/session';
import type { PasswordChangeState } from '@selfservice/api/session/session-state';
import { ForcedPasswordScreen } from '@selfservice/ui/password/ForcedPasswordScreen/ForcedPasswordScreen';
import { SessionNotice } from '@selfservice/ui/patterns/SessionNotice';
import type { SignInSettings } from '@selfservice/ui/patterns/SignInLayout';
import { use } from 'react';
import { AutoLogoutWarning } from '../shell/AutoLogoutWarning.tsx';
import { draftsOf } from '../shell/drafts.ts';
import { recentCentresOf } from '../shell/recent-centres.ts';
import type { Host } from '../shell/host.ts';
import { ScopeProvider } from '../shell/ScopeProvider.tsx';

export interface ForcedPasswordProps extends SignInSettings {
  /** Whose password must be changed. */
  state: PasswordChangeState;
  /** Goes on with the new password, or ends. */
  session: Session;
  /** The current time. */
  clock: Clock;
  /** What the page gives to the screens. */
  host: Host;
  /** Settles when the saved language is shown; until then the screen before stays. */
  languageReady: Promise<void>;
}

/** The forced password change. There is no way out of it but the logout. */
export default function ForcedPassword(props: ForcedPasswordProps) {
  const { state, session, clock, host, languageReady, ...settings } = props;
  use(languageReady);
  const { configuration, customerCode, identity, scope, isUnreachable } = state;
  const { personRef, userName } = identity;
  const drafts = draftsOf(host.stored.drafts, { customerCode, userName, personRef });
  return (
    <ScopeProvider
      key={scope.id}
      scope={scope}
      clock={clock}
      host={host}
      values={{
        permissions: allPermissions,
        configuration,
        drafts,
        recentCentres: recentCentresOf(host.stored.recentCentres, personRef),
      }}
    >
      <ForcedPasswordScreen
        userName={userName}
        onChanged={session.finishPasswordChange}
        onLogOut={session.logOut}
        {...settings}
      />
      <AutoLogoutWarning autoLogoutMinutes={configuration.autoLogoutMinutes} session={session} />
      <SessionNotice isChangingPerson={false} isUnreachable={isUnreachable} />
    </ScopeProvider>
  );
}
