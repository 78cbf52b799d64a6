import { brokenRules } from '@selfservice/api/password/password-rules';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormColumn } from '../../patterns/SignInLayout/FormColumn.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { PasswordRules, ruleId } from './PasswordRules.tsx';
import type { OldPasswordField, PasswordAttempt } from './usePasswordFields.ts';
import { usePasswordFields } from './usePasswordFields.ts';

/** The rules of the new password, and the attempts to change it. */
export interface NewPasswordProps extends PasswordAttempt {
  /** The user name, which the strict rules forbid in the password. */
  userName: string;
  /** Whether the strict rules apply. */
  isStrict: boolean;
  /** Whether the outcome of the last attempt is unknown and the button checks it. Default: false. */
  canCheck?: boolean;
}

export interface PasswordFormProps extends NewPasswordProps {
  /** Whether the old password is a field. */
  oldPassword: OldPasswordField;
  /** Whether the first field takes the focus. Default: false. */
  hasAutoFocus?: boolean;
}

/** The fields old password, new password and verification, with the list of rules. @requirement password-1, password-9 */
export function PasswordForm(props: PasswordFormProps) {
  const { userName, isStrict, oldPassword, canCheck = false, hasAutoFocus = false, isBusy } = props;
  const { t } = useTranslation(['password', 'patterns']);
  const id = useId();
  const rulesOf = (password: string) => (isStrict ? brokenRules(password, userName) : []);
  const { old, next, verification, isTried, form } = usePasswordFields({
    ...props,
    isRefused: (password) => rulesOf(password).length > 0,
  });
  const typed = next.field.value;
  const broken = rulesOf(typed);
  const refusals = isTried && typed !== '' ? broken.map((rule) => ruleId(id, rule)) : [];

  return (
    <FormColumn {...form}>
      {/* A password manager needs the user name of the password. */}
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
        // The list of rules shows the errors; the field refers to it.
        {...(refusals.length > 0 && { 'aria-describedby': refusals.join(' ') })}
        {...next.field}
      />
      {isStrict && <PasswordRules id={id} isEmpty={typed === ''} isTried={isTried} broken={broken} />}
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
