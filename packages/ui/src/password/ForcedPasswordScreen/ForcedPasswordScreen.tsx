import type { PasswordCheck } from '@selfservice/api/password/password';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SignInLayout } from '../../patterns/SignInLayout/SignInLayout.tsx';
import type { SignInSettings } from '../../patterns/SignInLayout/SignInLayout.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { usePasswordChange } from '../ChangePasswordScreen/usePasswordChange.ts';
import { PasswordChange } from '../PasswordChange/PasswordChange.tsx';

export interface ForcedPasswordScreenProps extends SignInSettings {
  /** The user whose password must be changed. */
  userName: string;
  /** Checks whether a password is valid, to find out the outcome of a change without a response. */
  isValid: PasswordCheck;
  /** Called with the new password when it has been changed. */
  onChanged: (newPassword: string) => void;
  /** Called when the user logs out instead. */
  onLogOut: () => void;
}

/** The forced change of the password, before any other screen. @requirement password-3 */
export function ForcedPasswordScreen(props: ForcedPasswordScreenProps) {
  const { userName, isValid, onChanged, onLogOut, ...settings } = props;
  const { t } = useTranslation('password');
  const change = usePasswordChange({ userName, isValid, onChanged });

  return (
    <SignInLayout title={t('forced.title')} {...settings}>
      <p>{t('forced.reason')}</p>
      <PasswordChange {...change} />
      <Leave kind="quiet" onPress={onLogOut}>
        {t('logOut')}
      </Leave>
    </SignInLayout>
  );
}

const Leave = styled(Button)`
  justify-self: start;
  margin-left: calc(-1 * var(--space-4));
`;
