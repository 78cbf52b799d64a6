import { scopeKey } from '@selfservice/api/session/scope-identity';
import type { Clock } from '@selfservice/api/core/clock';
import type { Session } from '@selfservice/api/session/session';
import type { SignedInState } from '@selfservice/api/session/session-state';
import { NavigationProvider } from '@selfservice/ui/environment/NavigationProvider';
import { NotificationArea } from '@selfservice/ui/patterns/NotificationArea';
import { SessionNotice } from '@selfservice/ui/patterns/SessionNotice';
import type { ThemeSetting } from '@selfservice/ui/tokens/theme';
import { use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddressRouter } from './AddressRouter.tsx';
import { AutoLogoutWarning } from './AutoLogoutWarning.tsx';
import { draftsOf } from './drafts.ts';
import { recentCentresOf } from './recent-centres.ts';
import { Frame } from './Frame.tsx';
import type { Host } from './host.ts';
import { toDocumentHref } from './hrefs.ts';
import { seenPlanOf } from './seen-plan-of.ts';
import { ScopeProvider } from './ScopeProvider.tsx';
import { SignedInContext } from './SignedInContext.ts';

export interface SignedInProps extends ThemeSetting {
  /** The signed-in state of the session. */
  state: SignedInState;
  /** The session of the page. */
  session: Session;
  /** The current time. */
  clock: Clock;
  /** The services of the page. */
  host: Host;
  /** Settles when the saved language is shown. Until then the previous screen stays. */
  languageReady: Promise<void>;
}

/**
 * The application after the sign-in: router, frame and the screen of the address. A change of person renders it from scratch.
 *
 * @requirement shell-18, session-20
 */
export default function SignedIn({ state, session, clock, host, languageReady, ...theme }: SignedInProps) {
  use(languageReady);
  const { identity, configuration, scope, isChangingPerson, isUnreachable } = state;
  const { notifications, stored } = host;
  const drafts = draftsOf(stored.drafts, scope);
  // A notification must not be shown to the next user.
  useEffect(() => notifications.close, [notifications]);
  return (
    <AddressRouter>
      <Navigation>
        <ScopeProvider
          key={scope.id}
          scope={scope}
          clock={clock}
          host={host}
          values={{
            permissions: identity.permissions,
            configuration,
            drafts,
            kept: { store: host.outbox, owner: scopeKey(scope.identity) },
            recentCentres: recentCentresOf(stored.recentCentres, scope.identity),
            seenPlan: seenPlanOf(stored.seenPlan, scope),
          }}
        >
          <SignedInContext value={{ state, host }}>
            <Frame session={session} {...theme} />
            <AutoLogoutWarning autoLogoutMinutes={configuration.autoLogoutMinutes} session={session} />
            <NotificationArea queue={notifications} clock={clock} />
            <SessionNotice isChangingPerson={isChangingPerson} isUnreachable={isUnreachable} />
          </SignedInContext>
        </ScopeProvider>
      </Navigation>
    </AddressRouter>
  );
}

function Navigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <NavigationProvider navigate={(href) => void navigate(href)} toDocumentHref={toDocumentHref}>
      {children}
    </NavigationProvider>
  );
}
