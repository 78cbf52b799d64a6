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
  /** The user name kept by "Remember me"; empty for none. */
  rememberedUserName: string;
  /** Whether a sign-in is running. The form cannot be sent again meanwhile. */
  isBusy: boolean;
  /** The reason why the form is disabled. Default: it is enabled. */
  disabledReason?: string | undefined;
  /** The password input, to move the focus there. */
  passwordInput: RefObject<HTMLInputElement | null>;
  /** Called when the user sends the form. The user name has no surrounding spaces. */
  onSubmit: (credentials: Credentials) => void;
}

/**
 * User name, password and "Remember me". The typed values stay until the user is signed in. The first empty field has the
 * focus.
 *
 * @requirement session-6
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
