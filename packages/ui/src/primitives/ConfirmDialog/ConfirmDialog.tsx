import type { ReactNode } from 'react';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

/** Other props of react-aria's overlay are passed to the root element. */
export interface ConfirmDialogProps extends Omit<ModalOverlayProps, 'children' | 'onOpenChange'> {
  /** The question, short. */
  title: string;
  /** The consequences of confirming. */
  children: ReactNode;
  /** The label of the button that confirms, as a verb: "Delete", never "OK". */
  confirmLabel: string;
  /** The label of the button that cancels. Default "Cancel". */
  cancelLabel?: string;
  /** `danger`: the action cannot be undone. Default `primary`. */
  kind?: 'primary' | 'danger';
  /** Whether the action is running. Default false. */
  isBusy?: boolean;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** Called when the user cancels, by the button or by Escape. */
  onCancel: () => void;
}

/** Asks before an action that cannot be undone. Cancel has the focus, and Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
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
      title={title}
      isKeyboardDismissDisabled={isBusy}
      {...rest}
      onOpenChange={(next) => {
        if (!next) onCancel();
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
