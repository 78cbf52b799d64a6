import { brokenRules } from '@selfservice/api/password/password-rules';
import { useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormColumn } from '../../patterns/SignInLayout/FormColumn.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { PasswordRules, ruleId } from './PasswordRules.tsx';
import type { PasswordFieldsOptions } from './usePasswordFields.ts';
import { usePasswordFields } from './usePasswordFields.ts';

export interface PasswordFormProps extends Omit<PasswordFieldsOptions, 'isRefused'> {
  /** Whose password it is; the strict rules look at it. */
  userName: string;
  /** Whether the server demands the strict rules. */
  isStrict: boolean;
  /** Whether it is not known if the last attempt changed the password, and the button checks it. Default false. */
  canCheck?: boolean;
  /** The first field takes the focus: nothing else on the page would. Default false. */
  hasAutoFocus?: boolean;
}

/** Old password, new one and its verification, with every rule in sight. Specification 001 sections 2 and 5. */
export function PasswordForm(props: PasswordFormProps) {
  const { userName, isStrict, oldPassword, canCheck = false, hasAutoFocus = false, isBusy } = props;
  const { t } = useTranslation(['password', 'patterns']);
  const id = useId();
  const rulesOf = (password: string) => (isStrict ? brokenRules(password, userName) : []);
  const { old, next, verification, isTried, submit } = usePasswordFields({
    ...props,
    isRefused: (password) => rulesOf(password).length > 0,
  });
  // The list may come a moment after the letter that was typed.
  const listed = useDeferredValue(next.field.value);
  const refusals = isTried && listed !== '' ? rulesOf(listed).map((rule) => ruleId(id, rule)) : [];

  return (
    <FormColumn
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {/* A password manager needs to know whose password it keeps. */}
      <input hidden readOnly autoComplete="username" name="username" value={userName} />
      {oldPassword !== 'none' && (
        <PasswordField
          label={t('oldPassword')}
          name="oldPassword"
          autoComplete="current-password"
          description={oldPassword === 'optional' && t('oldOptional')}
          errorMessage={old.fault && t(old.fault)}
          isReadOnly={canCheck}
          {...old.field}
        />
      )}
      <PasswordField
        label={t('newPassword')}
        name="newPassword"
        autoComplete="new-password"
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={hasAutoFocus}
        errorMessage={next.fault && t(next.fault)}
        isReadOnly={canCheck}
        isInvalid={Boolean(next.fault) || refusals.length > 0}
        // What is wrong is said once, in the list of rules; the field points there.
        {...(refusals.length > 0 && { 'aria-describedby': refusals.join(' ') })}
        {...next.field}
      />
      {isStrict && (
        <PasswordRules id={id} isEmpty={listed === ''} isTried={isTried} broken={rulesOf(listed)} />
      )}
      <PasswordField
        label={t('verification')}
        name="verification"
        autoComplete="new-password"
        errorMessage={verification.fault && t(verification.fault)}
        isReadOnly={canCheck}
        {...verification.field}
      />
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {canCheck ? t('patterns:error.check') : t('save')}
      </Button>
    </FormColumn>
  );
}
