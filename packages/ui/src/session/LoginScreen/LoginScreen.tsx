import type { Clock } from '@selfservice/api/core/clock';
import type { Credentials } from '@selfservice/api/session/session';
import type { SignInProblem, SignedOutState } from '@selfservice/api/session/session-state';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInLayout } from '../../patterns/SignInLayout/SignInLayout.tsx';
import type { SignInSettings } from '../../patterns/SignInLayout/SignInLayout.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { LoginProblem } from '../LoginProblem/LoginProblem.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { DelegatedSignIn } from './DelegatedSignIn.tsx';
import { TenantLine } from './TenantLine.tsx';

export interface LoginScreenProps extends SignInSettings {
  /** The current time. */
  clock: Clock;
  /** What the session knows while nobody is signed in. */
  state: SignedOutState;
  /** Something is kept that was being typed when the session ended, and comes back after sign-in. Default false. */
  areDraftsKept?: boolean;
  /** What else the user has to read before signing in. Default nothing. */
  passNotice?: ReactNode;
  /** User name and password were entered. */
  onSignIn: (credentials: Credentials) => void;
  /** The organisation's own sign-in was chosen. */
  onDelegatedSignIn: () => void;
  /** Another customer code is wanted. */
  onChangeCustomerCode: () => void;
}

/** Asks for user name and password, or leads to the organisation's own sign-in. Specification 001 section 2. */
export function LoginScreen(props: LoginScreenProps) {
  const {
    state,
    clock,
    areDraftsKept = false,
    passNotice,
    onSignIn,
    onDelegatedSignIn,
    onChangeCustomerCode,
    ...settings
  } = props;
  const { t } = useTranslation('session');
  const banner = useRef<HTMLDivElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [hasTyped, setHasTyped] = useState(false);
  const { configuration, startup, isLicenceValid } = state;
  // The licences stay used up, whatever else happens on this screen.
  const problem = state.problem ?? (isLicenceValid ? null : licenceExceeded);
  const refusal = isLicenceValid ? undefined : t('login.impossible');

  useEffect(() => {
    if (!problem) return;
    const input = passwordInput.current;
    // The banner is read out by itself; what most people do next is to type the password again.
    if (input?.value && isRefusedPassword(problem)) {
      input.focus();
      input.select();
    } else banner.current?.focus();
  }, [problem]);

  return (
    <SignInLayout title={t('login.title')} {...settings}>
      {configuration.isMultiTenant && (
        <TenantLine
          customerCode={state.customerCode}
          isClosed={state.isBusy}
          onChange={onChangeCustomerCode}
        />
      )}
      {state.isPasswordChanged && <Banner tone="positive" title={t('login.passwordChanged')} />}
      {problem && (
        <LoginProblem ref={banner} clock={clock} problem={problem} isInputKept={hasTyped || areDraftsKept} />
      )}
      {passNotice}
      <CredentialsForm
        rememberedUserName={state.rememberedUserName}
        isBusy={state.isBusy}
        disabledReason={refusal}
        passwordInput={passwordInput}
        onSubmit={(credentials) => {
          setHasTyped(true);
          onSignIn(credentials);
        }}
      />
      {startup.canUseDelegatedSignIn && configuration.authenticationUrl !== '' && (
        <DelegatedSignIn text={startup.delegatedText} disabledReason={refusal} onPress={onDelegatedSignIn} />
      )}
    </SignInLayout>
  );
}

function isRefusedPassword(problem: SignInProblem): boolean {
  return problem.code === 'invalidGrant' || problem.code === 'invalidGrantMultiTenant';
}

const licenceExceeded: SignInProblem = { code: 'licenceExceeded' };
