import { useTranslation } from 'react-i18next';
import { useNotify } from '../../environment/Environment.tsx';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import { PasswordChange } from '../PasswordChange/PasswordChange.tsx';
import { usePasswordChange } from './usePasswordChange.ts';

export interface ChangePasswordScreenProps {
  /** The user name of the signed-in user. */
  userName: string;
  /** Called when the password has been changed and the notification is shown. */
  onChanged: () => void;
  /** Address of the back link on a phone. */
  backHref: string;
}

/** The change of the password by the user's choice. @requirement password-1, password-6 */
export function ChangePasswordScreen({ userName, onChanged, backHref }: ChangePasswordScreenProps) {
  const { t } = useTranslation('password');
  const notify = useNotify();
  const change = usePasswordChange({
    userName,
    isValid: null,
    onChanged() {
      notify.success(t('changed'));
      onChanged();
    },
  });
  return (
    <ScreenFrame title={t('title')} backHref={backHref}>
      <PasswordChange {...change} />
    </ScreenFrame>
  );
}
