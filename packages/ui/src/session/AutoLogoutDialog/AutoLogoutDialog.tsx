import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

/** Props of `AutoLogoutDialog`. */
export interface AutoLogoutDialogProps {
  /** Seconds left; null while there is nothing to warn of. */
  seconds: number | null;
  /** Goes on. */
  onStay: () => void;
  /** Ends the session now. */
  onLogOut: () => void;
}

/** Warns in the last minute before automatic logout. Only its opening is announced, not every second. */
export function AutoLogoutDialog({ seconds, onStay, onLogOut }: AutoLogoutDialogProps) {
  const { t } = useTranslation('session');
  return (
    <Dialog
      role="alertdialog"
      title={t('autoLogout.title')}
      isOpen={seconds !== null}
      footer={
        <>
          <Button onPress={onLogOut}>{t('autoLogout.logOut')}</Button>
          <Button kind="primary" onPress={onStay}>
            {t('autoLogout.stay')}
          </Button>
        </>
      }
    >
      <p>{t('autoLogout.reason')}</p>
      <Seconds role="timer" aria-live="off">
        {t('autoLogout.seconds', { count: seconds ?? 0 })}
      </Seconds>
    </Dialog>
  );
}

const Seconds = styled.p`
  margin-top: var(--space-4);
  font-size: var(--text-5);
  font-weight: var(--weight-light);
  font-variant-numeric: tabular-nums;
`;
