import type { Credentials } from '@selfservice/api/session/session';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '../../environment/useFormValues.ts';
import { useFormValues } from '../../environment/useFormValues.ts';
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
  /** Called when the user enters something. */
  onEntry: () => void;
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
  const { rememberedUserName, isBusy, disabledReason, passwordInput, onEntry, onSubmit } = props;
  const { t } = useTranslation('session');
  const [isRemembered, setIsRemembered] = useState(rememberedUserName !== '');
  const [isTried, setIsTried] = useState(false);
  const userNameInput = useRef<HTMLInputElement>(null);
  const { values, form } = useFormValues({ username: rememberedUserName, password: '' }, submit);

  useEffect(() => {
    const first = userNameInput.current?.value ? passwordInput : userNameInput;
    first.current?.focus();
  }, [passwordInput]);

  function submit({ username, password }: FormValues<'username' | 'password'>): void {
    if (isBusy || disabledReason) return;
    setIsTried(true);
    const userName = username.trim();
    if (userName === '') userNameInput.current?.focus();
    else onSubmit({ userName, password, isRemembered });
  }

  return (
    <FormColumn
      {...form}
      onInput={(event) => {
        form.onInput(event);
        onEntry();
      }}
    >
      <TextField
        label={t('login.userName')}
        name="username"
        autoComplete="username"
        isVerbatim
        isRequired
        value={values.username}
        inputRef={userNameInput}
        errorMessage={isTried && values.username.trim() === '' ? t('login.userNameMissing') : undefined}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        value={values.password}
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
