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
  /** Whether a password is valid; says whether a change without an answer was made. */
  isValid: PasswordCheck;
  /** Called when the password has been changed; the new one is needed to sign in again. */
  onChanged: (newPassword: string) => void;
  /** Called when the user leaves without changing it. */
  onLogOut: () => void;
}

/** The password must be changed before anything else. Specification 000 section 4, 001 section 2. */
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
