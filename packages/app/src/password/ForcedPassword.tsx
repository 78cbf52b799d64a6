import type { Clock } from '@selfservice/api/core/clock';
import { allPermissions } from '@selfservice/api/session/permissions';
import type { Session } from '@selfservice/api/session/session';
import type { PasswordChangeState } from '@selfservice/api/session/session-state';
import { EnvironmentProvider } from '@selfservice/ui/environment/Environment';
import { ForcedPasswordScreen } from '@selfservice/ui/password/ForcedPasswordScreen';
import type { SignInSurroundings } from '@selfservice/ui/patterns/SignInLayout';
import { draftsOf } from '../shell/drafts.ts';
import type { Host } from '../shell/host.ts';

/** Props of `ForcedPassword`. */
export interface ForcedPasswordProps extends SignInSurroundings {
  /** Whose password must be changed. */
  state: PasswordChangeState;
  /** Carries the calls. */
  session: Session;
  /** The current time. */
  clock: Clock;
  /** What the page gives to the screens. */
  host: Host;
}

/** The forced password change in its surroundings: nobody is signed in yet. */
export default function ForcedPassword(props: ForcedPasswordProps) {
  const { state, session, clock, host, ...surroundings } = props;
  const { personRef, userName } = state.identity;
  return (
    <EnvironmentProvider
      value={{
        transport: session.transport,
        clock,
        permissions: allPermissions,
        configuration: state.configuration,
        notify: host.notifications,
        onParting: host.onParting,
        drafts: draftsOf(host.storage.drafts, personRef),
      }}
    >
      <ForcedPasswordScreen
        userName={userName}
        onChanged={session.finishPasswordChange}
        onLogOut={session.logOut}
        {...surroundings}
      />
    </EnvironmentProvider>
  );
}
