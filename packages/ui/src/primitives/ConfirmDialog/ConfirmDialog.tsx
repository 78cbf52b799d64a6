import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { DialogProps } from '../Dialog/Dialog.tsx';

/** Everything else of `Dialog` goes to the root. */
export interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'role' | 'onOpenChange'> {
  /** The question, short. */
  title: string;
  /** What follows from a yes. */
  children: ReactNode;
  /** What the yes does, as a verb: "Delete", never "OK". */
  confirmLabel: string;
  /** What the no does. Default "Cancel". */
  cancelLabel?: string;
  /** `danger`: a yes cannot be taken back. Default `primary`. */
  kind?: 'primary' | 'danger';
  /** The yes is being carried out. Default false. */
  isBusy?: boolean;
  /** Somebody said yes. */
  onConfirm: () => void;
  /** Somebody said no, by the button or by Escape. */
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. The no has the focus, and Escape says no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    children,
    confirmLabel,
    cancelLabel,
    kind = 'primary',
    isBusy = false,
    onConfirm,
    onCancel,
    ...rest
  } = props;
  const { t } = useTranslation('primitives');
  return (
    <Dialog
      role="alertdialog"
      isKeyboardDismissDisabled={isBusy}
      {...rest}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      footer={
        <>
          <Button autoFocus isDisabled={isBusy} onPress={onCancel}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button kind={kind} isBusy={isBusy} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Words>{children}</Words>
    </Dialog>
  );
}

const Words = styled.div`
  max-width: 28rem;
`;
