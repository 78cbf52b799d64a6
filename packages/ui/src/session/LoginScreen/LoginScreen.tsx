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
  /** The state of the session while no one is signed in. */
  state: SignedOutState;
  /** Whether unfinished input is kept from before the session ended. Default: false. */
  areDraftsKept?: boolean;
  /** A notice above the form. Default: none. */
  passNotice?: ReactNode;
  /** Called when the user sends user name and password. */
  onSignIn: (credentials: Credentials) => void;
  /** Called when the user enters something. */
  onEntry: () => void;
  /** Called when the user chooses the organisation's own sign-in, or that of Windows. */
  onIdentitySignIn: () => void;
  /** Called when the user wants to enter another customer code. */
  onChangeCustomerCode: () => void;
}

/**
 * The login with user name and password, and the organisation's own sign-in. Windows identity signs in by itself, except after
 * an automatic logout.
 *
 * @requirement session-6, session-59
 */
export function LoginScreen(props: LoginScreenProps) {
  const {
    state,
    areDraftsKept = false,
    passNotice,
    onSignIn,
    onEntry,
    onIdentitySignIn,
    onChangeCustomerCode,
    ...settings
  } = props;
  const { t } = useTranslation('session');
  const banner = useRef<HTMLDivElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [hasTyped, setHasTyped] = useState(false);
  const { configuration, startup, isLicenceValid } = state;
  // The licence problem stays after any other problem.
  const problem = state.problem ?? (isLicenceValid ? null : licenceExceeded);
  const refusal = isLicenceValid ? undefined : t('login.impossible');

  useEffect(() => {
    if (!problem) return;
    const input = passwordInput.current;
    // The banner is a live region, so the focus can move to the password, which most users type again.
    if (input?.value && isRefusedPassword(problem)) {
      input.focus();
      input.select();
    } else banner.current?.focus();
  }, [problem]);

  return (
    <SignInLayout title={t('login.title')} isChecking={state.isBusy} {...settings}>
      {configuration.isMultiTenant && (
        <TenantLine
          customerCode={state.customerCode}
          isClosed={state.isBusy}
          onChange={onChangeCustomerCode}
        />
      )}
      {state.isPasswordChanged && <Banner tone="positive" title={t('login.passwordChanged')} />}
      {problem && (
        <LoginProblem
          ref={banner}
          clock={settings.clock}
          problem={problem}
          isInputKept={hasTyped || areDraftsKept}
        />
      )}
      {passNotice}
      {state.isWaiting && <Banner title={t('login.waiting.title')}>{t('login.waiting.advice')}</Banner>}
      <CredentialsForm
        rememberedUserName={state.rememberedUserName}
        isBusy={state.isBusy}
        disabledReason={refusal}
        passwordInput={passwordInput}
        onEntry={onEntry}
        onSubmit={(credentials) => {
          setHasTyped(true);
          onSignIn(credentials);
        }}
      />
      {startup.canUseDelegatedSignIn && configuration.authenticationUrl !== '' && (
        <DelegatedSignIn text={startup.delegatedText} disabledReason={refusal} onPress={onIdentitySignIn} />
      )}
      {startup.canUseWindowsIdentity && !startup.canUseDelegatedSignIn && problem?.code === 'autoLogout' && (
        <DelegatedSignIn text={t('login.windows')} disabledReason={refusal} onPress={onIdentitySignIn} />
      )}
    </SignInLayout>
  );
}

function isRefusedPassword(problem: SignInProblem): boolean {
  return problem.code === 'invalidGrant' || problem.code === 'invalidGrantMultiTenant';
}

const licenceExceeded: SignInProblem = { code: 'licenceExceeded' };
