import type { EntryName } from '@selfservice/ui/areas/areas';
import { entryHrefs, visibleAreas } from '@selfservice/ui/areas/visibleAreas';
import type { Clock } from '@selfservice/api/core/clock';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import type { Session } from '@selfservice/api/session/session';
import { useClock, useDrafts, usePermissions } from '@selfservice/ui/environment/Environment';
import { AppFrame } from '@selfservice/ui/patterns/AppFrame';
import { Deferred } from '@selfservice/ui/primitives/Deferred';
import { afterFocusReturn } from '@selfservice/ui/primitives/focusReturn';
import { accountDrafts } from '@selfservice/ui/settings/settings.area';
import type { ThemeSetting } from '@selfservice/ui/tokens/theme';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AreaRoutes } from './AreaRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FrameBanner } from './FrameBanner.tsx';
import { useHost, useSignedIn } from './SignedInContext.ts';
import { helpHref, shellHrefs } from './hrefs.ts';
import { screenPath } from './routes.ts';
import { ScreenFocus } from './ScreenFocus.tsx';

/** How long after the sign-in the checks for a new version and the clock begin, in milliseconds. */
const settledAfterMs = 10_000;
/** If their code cannot be fetched, the notices do not appear. */
const LateNotices = lazy(() => import('./LateNotices.tsx').catch(() => ({ default: () => false as const })));
/** If the code that sends kept passes cannot be fetched, they stay kept. */
const KeptPasses = lazy(() =>
  import('../terminal/KeptPasses.tsx').catch(() => ({ default: () => false as const })),
);
/** If the code that checks kept writes cannot be fetched, the next page checks them. */
const KeptWrites = lazy(() => import('./KeptWrites.tsx').catch(() => ({ default: () => false as const })));
/** If its code cannot be fetched, the top bar still shows the new person. */
const TakeoverWarning = lazy(() => import('./TakeoverWarning.tsx').catch(() => ({ default: () => null })));
const loadConfirmDialog = () => import('@selfservice/ui/primitives/ConfirmDialog');
const loadAccountDialog = () => import('../settings/AccountDialog.tsx');
const hrefFor = (area: EntryName) => entryHrefs[area];

interface FrameProps extends ThemeSetting {
  /** Changes the person, refreshes the person list and logs out. */
  session: Pick<Session, 'selectPerson' | 'refreshPeople' | 'logOut'>;
}

/**
 * The screen of the address in the frame of the product: top bar, navigation with counts, notices and footer.
 *
 * @requirement shell-13, shell-14, shell-15, shell-16, shell-34
 */
export function Frame({ session, theme, onThemeChange }: FrameProps) {
  'use no memo'; // Part of the first code of every screen: the memoization would cost more bytes than it saves time.
  const { identity, people, selected, isChangingPerson, configuration, scope } = useSignedIn();
  const { t } = useTranslation('patterns');
  const permissions = usePermissions();
  const dashboard = useQuery(dashboardQuery());
  const { pathname } = useLocation();
  const drafts = useDrafts();
  // A reload or the end of the session has closed it before its entries were saved.
  const [isAccountOpen, setIsAccountOpen] = useState(() =>
    Object.values(accountDrafts).some((key) => drafts.read(key) !== null),
  );
  const clock = useClock();
  const { outbox } = useHost();
  const [hasKeptWrites] = useState(() => outbox.mayHave(scope.identity));
  const [openDecisions, setOpenDecisions] = useState(0);

  async function logOut(): Promise<void> {
    const count = await outbox.countDecisions(scope.identity, clock.epochMs());
    // On a phone it is an entry of a menu, like my account.
    if (count > 0) afterFocusReturn(() => setOpenDecisions(count));
    else session.logOut();
  }

  function closeAccount(): void {
    setIsAccountOpen(false);
    // The dialog can create or delete a substitution.
    session.refreshPeople();
  }

  function openAccount(): void {
    // The menu returns the focus one frame after it closes. Only then can the dialog take and return it.
    afterFocusReturn(() => setIsAccountOpen(true));
  }

  return (
    <AppFrame
      personName={`${identity.givenName} ${identity.surname}`}
      people={people}
      selected={selected}
      isChangingPerson={isChangingPerson}
      onSelectPerson={session.selectPerson}
      onLogOut={() => void logOut()}
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
      {configuration.hasTerminalQueue && (
        <Suspense fallback={null}>
          <KeptPasses />
        </Suspense>
      )}
      {hasKeptWrites && (
        <Suspense fallback={null}>
          <KeptWrites />
        </Suspense>
      )}
      <Deferred
        load={loadConfirmDialog}
        name={t('logOut')}
        isWanted={openDecisions > 0}
        onClose={() => setOpenDecisions(0)}
      >
        {({ ConfirmDialog }) => (
          <ConfirmDialog
            isOpen
            title={t('openDecisions.title', { count: openDecisions })}
            confirmLabel={t('logOut')}
            cancelLabel={t('openDecisions.stay')}
            onConfirm={session.logOut}
            onCancel={() => setOpenDecisions(0)}
          >
            {t('openDecisions.text')}
          </ConfirmDialog>
        )}
      </Deferred>
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

/** The notices of every screen. */
function Notices({ clock }: { clock: Clock }) {
  'use no memo'; // For the same reason as in `Frame`.
  const { takeover } = useSignedIn();
  const isSettled = useHasElapsed(clock, settledAfterMs);
  return (
    <Suspense fallback={null}>
      {takeover && <TakeoverWarning />}
      {isSettled && <LateNotices clock={clock} />}
    </Suspense>
  );
}

/** Returns whether some milliseconds have passed since the component was mounted. */
function useHasElapsed(clock: Clock, ms: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => clock.after(ms, () => setIsLater(true)), [clock, ms]);
  return isLater;
}
