import type { Clock } from '@selfservice/api/core/clock';
import type { Session } from '@selfservice/api/session/session';
import { allPermissions } from '@selfservice/api/session/permissions';
import type { SignedOutState } from '@selfservice/api/session/session-state';
import { EnvironmentProvider } from '@selfservice/ui/environment/Environment';
import type { Notify } from '@selfservice/ui/environment/Environment';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import { GateScreen } from '@selfservice/ui/session/GateScreen';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import { lazy, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const loadSignedIn = () => import('./SignedIn.tsx');
const SignedIn = lazy(loadSignedIn);
const LoginScreen = lazy(async () => {
  const { LoginScreen: Screen } = await import('@selfservice/ui/session/LoginScreen');
  return { default: Screen };
});
const CustomerCodeScreen = lazy(async () => {
  const { CustomerCodeScreen: Screen } = await import('@selfservice/ui/session/CustomerCodeScreen');
  return { default: Screen };
});
const ForcedPasswordScreen = lazy(async () => {
  const { ForcedPasswordScreen: Screen } = await import('@selfservice/ui/password/ForcedPasswordScreen');
  return { default: Screen };
});

/** Props of `SessionGate`. */
export interface SessionGateProps {
  /** The session of the page; it begins when the gate is first shown. */
  session: Session;
  /** The current time. */
  clock: Clock;
  /** Shows results. */
  notify: Notify;
  /** Settles when the language saved for who is signed in is shown. */
  languageReady: () => Promise<void>;
  /** The theme in use. */
  theme: ThemeChoice;
  /** Another theme was chosen. */
  onThemeChange: (theme: ThemeChoice) => void;
}

/**
 * Shows what the session asks for: a gate, the customer code, the login, the forced password change, or everything
 * after sign-in. The address stays as it is, so the wanted screen comes once somebody is signed in.
 */
export function SessionGate({ session, clock, notify, languageReady, ...theme }: SessionGateProps) {
  const current = useSyncExternalStore(session.subscribe, session.getState);
  // What is shown stays until the code and the texts of what comes next are there.
  const state = useDeferredValue(current);
  const isSigningIn = current.phase === 'signingInSilently' || (current.phase === 'signedOut' && current.isBusy);

  useEffect(() => session.start(), [session]);
  useEffect(() => {
    if (isSigningIn) void loadSignedIn();
  }, [isSigningIn]);

  switch (state.phase) {
    case 'signedOut':
      return <SignedOut state={state} session={session} />;
    case 'passwordChange':
      return (
        <EnvironmentProvider
          value={{
            transport: session.transport,
            clock,
            permissions: allPermissions,
            configuration: state.configuration,
            notify,
          }}
        >
          <ForcedPasswordScreen
            userName={state.identity.userName}
            onChanged={session.finishPasswordChange}
            onLogOut={session.logOut}
          />
        </EnvironmentProvider>
      );
    case 'signedIn':
      return (
        <SignedIn
          state={state}
          session={session}
          clock={clock}
          notify={notify}
          languageReady={languageReady()}
          {...theme}
        />
      );
    case 'configurationFailed':
    case 'serverCheckFailed':
      return <GateScreen gate={{ kind: state.phase, error: state.error }} onRetry={session.retry} />;
    case 'loadingConfiguration':
    case 'checkingServer':
    case 'signingInSilently':
    case 'redirecting':
    case 'disabledByLicence':
      return <GateScreen gate={{ kind: state.phase }} onRetry={session.retry} />;
  }
}

function SignedOut({ state, session }: { state: SignedOutState; session: Session }) {
  const { i18n } = useTranslation([]);
  const surroundings = {
    language: useLanguage(),
    onLanguageChange: (language: string) => void i18n.changeLanguage(language),
    infoText: state.configuration.infoText,
  };
  if (state.step === 'customerCode')
    return (
      <CustomerCodeScreen
        customerCode={state.customerCode}
        onContinue={session.enterCustomerCode}
        {...surroundings}
      />
    );
  return (
    <LoginScreen
      state={state}
      onSignIn={session.signIn}
      onDelegatedSignIn={session.startDelegatedSignIn}
      onChangeCustomerCode={session.changeCustomerCode}
      {...surroundings}
    />
  );
}
