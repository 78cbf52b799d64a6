import { useTranslation } from 'react-i18next';
import { useNotify } from '../../environment/Environment.tsx';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import { PasswordChange } from '../PasswordChange/PasswordChange.tsx';
import { usePasswordChange } from './usePasswordChange.ts';

export interface ChangePasswordScreenProps {
  /** Whose password is changed. */
  userName: string;
  /** The password has been changed, and the person has been told so. */
  onChanged: () => void;
  /** Where the way back leads to on a phone. */
  backHref: string;
}

/** The change of the password by one's own wish. Specification 001 sections 2 and 5. */
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
