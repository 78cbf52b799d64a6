import type { Credentials } from '@selfservice/api/session/session';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormColumn } from '../../patterns/SignInLayout/FormColumn.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface CredentialsFormProps {
  /** The user name kept by "remember me"; empty where there is none. */
  rememberedUserName: string;
  /** A sign-in is under way: another one cannot be started. */
  isBusy: boolean;
  /** Why nobody can sign in now. */
  disabledReason?: string | undefined;
  /** The password's input, to move the focus there. */
  passwordInput: RefObject<HTMLInputElement | null>;
  /** User name and password were entered. The user name has no space around it. */
  onSubmit: (credentials: Credentials) => void;
}

/**
 * User name, password and "remember me". What is typed stays until somebody is signed in. The first field that is still
 * to be filled in begins with the focus.
 */
export function CredentialsForm(props: CredentialsFormProps) {
  const { rememberedUserName, isBusy, disabledReason, passwordInput, onSubmit } = props;
  const { t } = useTranslation('session');
  const [userName, setUserName] = useState(rememberedUserName);
  const [password, setPassword] = useState('');
  const [isRemembered, setIsRemembered] = useState(rememberedUserName !== '');
  const [isTried, setIsTried] = useState(false);
  const userNameInput = useRef<HTMLInputElement>(null);
  const name = userName.trim();

  useEffect(() => {
    const first = userNameInput.current?.value ? passwordInput : userNameInput;
    first.current?.focus();
  }, [passwordInput]);

  function submit(): void {
    if (isBusy || disabledReason) return;
    setIsTried(true);
    if (name === '') userNameInput.current?.focus();
    else onSubmit({ userName: name, password, isRemembered });
  }

  return (
    <FormColumn
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
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
        errorMessage={isTried && name === '' ? t('login.userNameMissing') : undefined}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        inputRef={passwordInput}
      />
      <Checkbox isSelected={isRemembered} onChange={setIsRemembered}>
        {t('login.remember')}
      </Checkbox>
      <Button type="submit" kind="primary" isBusy={isBusy} disabledReason={disabledReason}>
        {t('login.signIn')}
      </Button>
    </FormColumn>
  );
}
