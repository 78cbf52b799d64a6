import type { EntryName } from '@selfservice/ui/areas/areas';
import { entryHrefs, visibleAreas } from '@selfservice/ui/areas/visibleAreas';
import type { Clock } from '@selfservice/api/core/clock';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import type { Session } from '@selfservice/api/session/session';
import { useClock, usePermissions } from '@selfservice/ui/environment/Environment';
import { AppFrame } from '@selfservice/ui/patterns/AppFrame';
import { Deferred } from '@selfservice/ui/primitives/Deferred';
import { afterFocusReturn } from '@selfservice/ui/primitives/focusReturn';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AreaRoutes } from './AreaRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FrameBanner } from './FrameBanner.tsx';
import { useHost, useSignedIn } from './SignedInContext.ts';
import { helpHref, shellHrefs } from './hrefs.ts';
import { screenPath } from './screen-path.ts';
import { ScreenFocus } from './ScreenFocus.tsx';

/** Watching for a new version and the server's clock begins this long after sign-in, out of the way of what comes first. */
const settledAfterMs = 10_000;
/** Whoever cannot fetch them is told nothing. */
const LateNotices = lazy(() => import('./LateNotices.tsx').catch(() => ({ default: () => false as const })));
/** They stay kept where what sends them cannot be fetched. */
const KeptPasses = lazy(() =>
  import('../terminal/KeptPasses.tsx').catch(() => ({ default: () => false as const })),
);
/** Where it cannot be fetched, the person in the bar still says for whom the session speaks. */
const TakeoverWarning = lazy(() => import('./TakeoverWarning.tsx').catch(() => ({ default: () => null })));
const loadAccountDialog = () => import('../settings/AccountDialog.tsx');
const hrefFor = (area: EntryName) => entryHrefs[area];

interface FrameProps {
  /** Changes the person and ends the session. */
  session: Pick<Session, 'selectPerson' | 'refreshPeople' | 'logOut'>;
  /** The theme in use. */
  theme: ThemeChoice;
  /** Another theme was chosen. */
  onThemeChange: (theme: ThemeChoice) => void;
}

/** The screen of the address and what stands around it, with the counts of home beside the areas. */
export function Frame({ session, theme, onThemeChange }: FrameProps) {
  'use no memo'; // In the first code of every screen: it would take more bytes than it saves time.
  const { identity, people, selected, isChangingPerson, configuration } = useSignedIn();
  const { t } = useTranslation('patterns');
  const permissions = usePermissions();
  const dashboard = useQuery(dashboardQuery());
  const { pathname } = useLocation();
  const [isAccountOpen, setIsAccountOpen] = useState(false);
  const clock = useClock();
  const { stored } = useHost();
  // What is kept later is sent by the terminal that keeps it.
  const [hasKeptPasses] = useState(
    () => configuration.hasTerminalQueue && stored.terminal.queue.read() !== null,
  );

  function closeAccount(): void {
    setIsAccountOpen(false);
    // A substitution may have been created or deleted there.
    session.refreshPeople();
  }

  function openAccount(): void {
    // The menu gives the focus back in the frame after it has closed; from there the dialog takes and returns it.
    afterFocusReturn(() => setIsAccountOpen(true));
  }

  return (
    <AppFrame
      personName={`${identity.givenName} ${identity.surname}`}
      people={people}
      selected={selected}
      isChangingPerson={isChangingPerson}
      onSelectPerson={session.selectPerson}
      onLogOut={session.logOut}
      areas={visibleAreas({
        permissions,
        dashboard: dashboard.data ?? (dashboard.isError ? null : undefined),
      })}
      hrefFor={hrefFor}
      homeHref={shellHrefs.home}
      currentHref={pathname}
      menuHrefs={{
        personalCard: shellHrefs.personalCard,
        changePassword: shellHrefs.changePassword,
        help: helpHref(screenPath(pathname)),
      }}
      onOpenAccount={openAccount}
      theme={theme}
      onThemeChange={onThemeChange}
      infoText={configuration.infoText}
      banner={<FrameBanner onSelectPerson={session.selectPerson} />}
      notice={<Notices clock={clock} />}
    >
      <ErrorBoundary resetKey={pathname}>
        <ScreenFocus key={screenPath(pathname)} isOutOfReach={isChangingPerson} />
        <AreaRoutes permissions={permissions} />
      </ErrorBoundary>
      {hasKeptPasses && (
        <Suspense fallback={null}>
          <KeptPasses />
        </Suspense>
      )}
      <Deferred
        load={loadAccountDialog}
        name={t('menu.account')}
        isWanted={isAccountOpen}
        onClose={closeAccount}
      >
        {({ AccountDialog }) => (
          <AccountDialog theme={theme} onThemeChange={onThemeChange} onClose={closeAccount} />
        )}
      </Deferred>
    </AppFrame>
  );
}

/** What concerns every screen. */
function Notices({ clock }: { clock: Clock }) {
  'use no memo'; // As `Frame`.
  const { takeover } = useSignedIn();
  const isSettled = useHasElapsed(clock, settledAfterMs);
  return (
    <Suspense fallback={null}>
      {takeover && <TakeoverWarning />}
      {isSettled && <LateNotices clock={clock} />}
    </Suspense>
  );
}

/** Whether some milliseconds have passed since the component was first shown. */
function useHasElapsed(clock: Clock, ms: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => clock.after(ms, () => setIsLater(true)), [clock, ms]);
  return isLater;
}
