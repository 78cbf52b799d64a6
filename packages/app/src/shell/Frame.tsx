import type { AreaName } from '@selfservice/api/dashboard/areas';
import { visibleAreas } from '@selfservice/api/dashboard/areas';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import type { Session } from '@selfservice/api/session/session';
import type { SignedInState } from '@selfservice/api/session/session-state';
import { usePermissions, useTransport } from '@selfservice/ui/environment/Environment';
import { AppBar } from '@selfservice/ui/patterns/AppBar';
import { AppFooter } from '@selfservice/ui/patterns/AppFooter';
import { AppShell } from '@selfservice/ui/patterns/AppShell';
import { MoreMenu } from '@selfservice/ui/patterns/MoreMenu';
import { PersonMenu } from '@selfservice/ui/patterns/PersonMenu';
import { SideNavigation } from '@selfservice/ui/patterns/SideNavigation';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { areaHrefs, helpHref, shellHrefs } from './hrefs.ts';

const AccountDialog = lazy(() => import('../settings/AccountDialog.tsx'));
const hrefFor = (area: AreaName) => areaHrefs[area];

/** Props of `Frame`. */
export interface FrameProps {
  /** Who is signed in. */
  state: SignedInState;
  /** Changes the person and ends the session. */
  session: Pick<Session, 'selectPerson' | 'logOut'>;
  /** The theme in use. */
  theme: ThemeChoice;
  /** Another theme was chosen. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** What concerns every screen. */
  notice: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/** What stands around every screen after sign-in, with the counts of home beside the areas. */
export function Frame({ state, session, theme, onThemeChange, notice, children }: FrameProps) {
  const { identity, people, selected, configuration } = state;
  const transport = useTransport();
  const permissions = usePermissions();
  const dashboard = useQuery(dashboardQuery(transport));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isAccountOpen, setIsAccountOpen] = useState(false);

  function logOut(): void {
    // Whoever signs in next begins at home, not where this person was.
    void navigate(shellHrefs.home, { replace: true });
    session.logOut();
  }

  const header = (
    <AppBar
      homeHref={shellHrefs.home}
      personName={`${identity.givenName} ${identity.surname}`}
      personMenu={
        selected &&
        people.length > 1 && (
          <PersonMenu
            people={people}
            selected={selected}
            isBusy={state.isChangingPerson}
            onSelect={session.selectPerson}
          />
        )
      }
      moreMenu={
        <MoreMenu
          hrefs={{
            personalCard: shellHrefs.personalCard,
            changePassword: shellHrefs.changePassword,
            help: helpHref(pathname),
          }}
          onOpenAccount={() => setIsAccountOpen(true)}
          theme={theme}
          onThemeChange={onThemeChange}
        />
      }
      onLogOut={logOut}
    />
  );
  const navigation = (
    <SideNavigation
      areas={visibleAreas({ permissions, dashboard: dashboard.data ?? (dashboard.isError ? null : undefined) })}
      hrefFor={hrefFor}
      homeHref={shellHrefs.home}
      currentHref={pathname}
    />
  );
  return (
    <AppShell
      header={header}
      navigation={navigation}
      footer={<AppFooter infoText={configuration.infoText} />}
      notice={notice}
    >
      {children}
      {isAccountOpen && <AccountDialog onClose={() => setIsAccountOpen(false)} />}
    </AppShell>
  );
}
