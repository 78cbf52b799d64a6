import type { Clock } from '@selfservice/api/core/clock';
import type { Session } from '@selfservice/api/session/session';
import type { SignedInState } from '@selfservice/api/session/session-state';
import { EnvironmentProvider } from '@selfservice/ui/environment/Environment';
import type { Notify } from '@selfservice/ui/environment/Environment';
import { UpdateNotice } from '@selfservice/ui/patterns/UpdateNotice';
import { AutoLogoutDialog } from '@selfservice/ui/session/AutoLogoutDialog';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { AreaRoutes } from './AreaRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Frame } from './Frame.tsx';
import { SignedInContext } from './SignedInContext.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { useNewVersion } from './useNewVersion.ts';

/** Props of `SignedIn`. */
export interface SignedInProps {
  /** Who is signed in. */
  state: SignedInState;
  /** Carries the calls. */
  session: Session;
  /** The current time. */
  clock: Clock;
  /** Shows results. */
  notify: Notify;
  /** Settles when the saved language is shown; until then the screen before stays. */
  languageReady: Promise<void>;
  /** The theme in use. */
  theme: ThemeChoice;
  /** Another theme was chosen. */
  onThemeChange: (theme: ThemeChoice) => void;
}

/** Everything after sign-in: the frame and the screen of the address, anew for each person spoken for. */
export default function SignedIn({ state, session, clock, notify, languageReady, ...theme }: SignedInProps) {
  use(languageReady);
  const { pathname } = useLocation();
  const [isNewVersion, dismissNewVersion] = useNewVersion(clock);
  useHeadingFocus();
  const { identity, configuration } = state;
  const { permissions } = identity;
  return (
    <EnvironmentProvider
      value={{ transport: session.transport, clock, permissions, configuration, notify }}
    >
      <SignedInContext value={state}>
        <Frame
          key={identity.personRef}
          state={state}
          session={session}
          notice={
            isNewVersion && (
              <UpdateNotice onReload={() => window.location.reload()} onDismiss={dismissNewVersion} />
            )
          }
          {...theme}
        >
          <ErrorBoundary key={pathname}>
            <AreaRoutes permissions={permissions} />
          </ErrorBoundary>
        </Frame>
      </SignedInContext>
      <AutoLogoutDialog
        seconds={state.autoLogoutInSeconds}
        onStay={session.staySignedIn}
        onLogOut={session.logOut}
      />
    </EnvironmentProvider>
  );
}
