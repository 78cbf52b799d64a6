import { scopeKey } from '@selfservice/api/session/scope-identity';
import { allPermissions } from '@selfservice/api/session/permissions';
import type { Session } from '@selfservice/api/session/session';
import type { PasswordChangeState } from '@selfservice/api/session/session-state';
import { ForcedPasswordScreen } from '@selfservice/ui/password/ForcedPasswordScreen/ForcedPasswordScreen';
import { NotificationArea } from '@selfservice/ui/patterns/NotificationArea';
import { SessionNotice } from '@selfservice/ui/patterns/SessionNotice';
import type { SignInSettings } from '@selfservice/ui/patterns/SignInLayout';
import { use, useEffect } from 'react';
import { AutoLogoutWarning } from '../shell/AutoLogoutWarning.tsx';
import { draftsOf } from '../shell/drafts.ts';
import { seenPlanOf } from '../shell/seen-plan-of.ts';
import { recentCentresOf } from '../shell/recent-centres.ts';
import type { Host } from '../shell/host.ts';
import { ScopeProvider } from '../shell/ScopeProvider.tsx';

export interface ForcedPasswordProps extends SignInSettings {
  /** The state of the session, with the user whose password must be changed. */
  state: PasswordChangeState;
  /** Signs in with the new password, or logs out. */
  session: Session;
  /** The services of the page. */
  host: Host;
  /** Settles when the saved language is shown. Until then the previous screen stays. */
  languageReady: Promise<void>;
}

/** The forced password change. Only the logout leaves it. @requirement password-3, password-4, session-8 */
export default function ForcedPassword(props: ForcedPasswordProps) {
  const { state, session, host, languageReady, ...settings } = props;
  use(languageReady);
  const { configuration, identity, scope, isUnreachable } = state;
  const { notifications } = host;
  useEffect(() => notifications.close, [notifications]);
  const drafts = draftsOf(host.stored.drafts, scope);
  return (
    <ScopeProvider
      key={scope.id}
      scope={scope}
      clock={settings.clock}
      host={host}
      values={{
        permissions: allPermissions,
        configuration,
        drafts,
        kept: { store: host.outbox, owner: scopeKey(scope.identity) },
        recentCentres: recentCentresOf(host.stored.recentCentres, scope.identity),
        seenPlan: seenPlanOf(host.stored.seenPlan, scope),
      }}
    >
      <ForcedPasswordScreen
        userName={identity.userName}
        isValid={session.isCurrentPassword}
        onChanged={session.finishPasswordChange}
        onLogOut={session.logOut}
        {...settings}
      />
      <AutoLogoutWarning autoLogoutMinutes={configuration.autoLogoutMinutes} session={session} />
      <NotificationArea queue={notifications} clock={settings.clock} />
      <SessionNotice isChangingPerson={false} isUnreachable={isUnreachable} />
    </ScopeProvider>
  );
}
