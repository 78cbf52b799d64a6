import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

export interface AutoLogoutDialogProps {
  /** Seconds left; null while there is nothing to warn of. */
  seconds: number | null;
  /** Goes on. */
  onStay: () => void;
  /** Ends the session now. */
  onLogOut: () => void;
}

/**
 * Warns in the last minute before automatic logout. The button that has the focus is described by the warning, so it
 * is read out once with the seconds left, and not again each second. Decisions on sign-in.
 */
export function AutoLogoutDialog({ seconds, onStay, onLogOut }: AutoLogoutDialogProps) {
  const { t } = useTranslation('session');
  const warningId = useId();
  const count = seconds ?? 0;
  return (
    <Dialog
      role="alertdialog"
      title={t('autoLogout.title')}
      isOpen={seconds !== null}
      data-answers-inactivity
      footer={
        <>
          <Button onPress={onLogOut}>{t('autoLogout.logOut')}</Button>
          <Button kind="primary" ref={focusAtOnce} aria-describedby={warningId} onPress={onStay}>
            {t('autoLogout.stay')}
          </Button>
        </>
      }
    >
      <div id={warningId}>
        <p>{t('autoLogout.reason')}</p>
        <Seconds role="timer" aria-live="off">
          <Figure>{count}</Figure> {t('autoLogout.seconds', { count })}
        </Seconds>
      </div>
    </Dialog>
  );
}

/** Whoever only presses Enter stays. */
function focusAtOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}

const Seconds = styled.p`
  margin-top: var(--space-4);
  color: var(--color-text-muted);
`;

const Figure = styled.span`
  color: var(--color-text);
  font-size: var(--text-6);
  font-weight: var(--weight-light);
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;
