import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DayDial } from '../../patterns/DayDial/DayDial.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

export interface AutoLogoutDialogProps {
  /** Seconds until the logout; null hides the dialog. */
  seconds: number | null;
  /** Called when the user stays signed in. */
  onStay: () => void;
  /** Called when the user logs out now. */
  onLogOut: () => void;
}

/**
 * Warns in the last minute before automatic logout. The warning describes the focused button, so that screen readers
 * announce it once with the seconds left, and not again each second. The ring of the dial empties.
 *
 * @requirement session-9, session-58
 */
export function AutoLogoutDialog({ seconds, onStay, onLogOut }: AutoLogoutDialogProps) {
  const { t } = useTranslation('session');
  const warningId = useId();
  const count = seconds ?? 0;
  // The last minute is the whole ring, which empties.
  const place = Math.min(count, 60) * 24;
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
        <Ring>
          <DayDial
            now={place}
            arcs={place > 0 ? [{ kind: 'shift', from: 0, to: place, isOtherDay: false }] : []}
          >
            <Seconds role="timer" aria-live="off">
              <Figure>{count}</Figure> <span>{t('autoLogout.seconds', { count })}</span>
            </Seconds>
          </DayDial>
        </Ring>
      </div>
    </Dialog>
  );
}

/** Focuses the button, so that Enter keeps the session. */
function focusAtOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}

const Ring = styled.div`
  width: 160px;
  margin: var(--space-4) auto 0;
`;

const Seconds = styled.p`
  display: grid;
  justify-items: center;
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;

const Figure = styled.span`
  color: var(--color-text);
  font-size: var(--text-5);
  font-weight: var(--weight-light);
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;
