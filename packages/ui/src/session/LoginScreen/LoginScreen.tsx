import type { Credentials } from '@selfservice/api/session/session';
import type { SignedOutState } from '@selfservice/api/session/session-state';
import { LogIn } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { FormColumn } from '../SignInLayout/FormColumn.tsx';
import { SignInLayout } from '../SignInLayout/SignInLayout.tsx';
import type { SignInSurroundings } from '../SignInLayout/SignInLayout.tsx';
import { LoginProblem } from './LoginProblem.tsx';

/** Props of `LoginScreen`. */
export interface LoginScreenProps extends SignInSurroundings {
  /** What the session knows while nobody is signed in. */
  state: SignedOutState;
  /** User name and password were entered. */
  onSignIn: (credentials: Credentials) => void;
  /** The organisation's own sign-in was chosen. */
  onDelegatedSignIn: () => void;
  /** Another customer code is wanted. */
  onChangeCustomerCode: () => void;
}

/** Asks for user name and password, or leads to the organisation's own sign-in. Specification 001 section 2. */
export function LoginScreen(props: LoginScreenProps) {
  const { state, onSignIn, onDelegatedSignIn, onChangeCustomerCode, ...surroundings } = props;
  const { t } = useTranslation('session');
  const [userName, setUserName] = useState(state.rememberedUserName);
  const [password, setPassword] = useState('');
  const [isRemembered, setIsRemembered] = useState(state.rememberedUserName !== '');
  const [isMissing, setIsMissing] = useState(false);
  const userNameInput = useRef<HTMLInputElement>(null);
  const { startup, isLicenceValid, problem } = state;

  const submit = () => {
    const name = userName.trim();
    setIsMissing(name === '');
    if (name === '') userNameInput.current?.focus();
    else if (!state.isBusy) onSignIn({ userName: name, password, isRemembered });
  };

  return (
    <SignInLayout title={t('login.title')} {...surroundings}>
      {problem && <LoginProblem problem={problem} />}
      <FormColumn
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isLicenceValid) submit();
        }}
      >
        <TextField
          label={t('login.userName')}
          name="username"
          autoComplete="username"
          isVerbatim
          isRequired
          value={userName}
          onChange={setUserName}
          inputRef={userNameInput}
          errorMessage={isMissing && userName.trim() === '' ? t('login.userNameMissing') : undefined}
        />
        <PasswordField
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Checkbox isSelected={isRemembered} onChange={setIsRemembered}>
          {t('login.remember')}
        </Checkbox>
        <Button
          type="submit"
          kind="primary"
          isBusy={state.isBusy}
          disabledReason={isLicenceValid ? undefined : t('login.impossible')}
        >
          {t('login.signIn')}
        </Button>
      </FormColumn>
      {startup.canUseDelegatedSignIn && isLicenceValid && (
        <>
          <Or>{t('login.or')}</Or>
          <Button icon={LogIn} onPress={onDelegatedSignIn}>
            {startup.delegatedText || t('login.delegated')}
          </Button>
        </>
      )}
      {state.configuration.isMultiTenant && (
        <Tenant>
          {t('login.customerCode', { code: state.customerCode })}
          <Button kind="quiet" onPress={onChangeCustomerCode}>
            {t('login.changeCustomerCode')}
          </Button>
        </Tenant>
      )}
    </SignInLayout>
  );
}

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-2);

  &::before,
  &::after {
    flex: 1;
    border-top: 1px solid var(--color-border);
    content: '';
  }
`;

const Tenant = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  color: var(--color-text-muted);
  font-size: var(--text-2);
`;
