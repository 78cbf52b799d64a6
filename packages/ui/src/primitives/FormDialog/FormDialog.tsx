import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Other props of react-aria's overlay are passed to the root element. */
export interface FormDialogProps extends Omit<ModalOverlayProps, 'children' | 'onOpenChange'> {
  /** The heading and the name of the dialog. */
  title: string;
  /** `sheet`: at the bottom of the screen on a phone, wide enough for two columns on a desktop. Default `window`. */
  layout?: 'window' | 'sheet';
  /** Whether a close button is shown beside the title. Default true. */
  hasCloseButton?: boolean;
  /** The fields. */
  children: ReactNode;
  /** The error of the last attempt to save, shown above the fields. The fields keep their values. */
  error?: ReactNode;
  /** The label of the button that closes the dialog. Default "Cancel". */
  cancelLabel?: string;
  /** The label of the button that submits, as a verb. Default "Save". */
  submitLabel?: string;
  /** `danger`: submitting refuses or deletes something. Default `primary`. */
  submitKind?: 'primary' | 'danger';
  /** Why the form cannot be submitted now. If set, the submit button is disabled with this reason. */
  submitRefusal?: string | undefined;
  /**
   * Called when the user tries to submit in spite of `submitRefusal`; moves the focus to the field that shows the
   * reason. If set, the reason is not visible beside the submit button, only its accessible description. Default: the
   * reason is shown beside the button.
   */
  onRefused?: (() => void) | undefined;
  /** Whether the form is being saved: it can be neither submitted again nor closed. Default false. */
  isBusy?: boolean;
  /** Whether closing would lose input. If true, closing asks for confirmation. Default false. */
  hasUnsavedChanges?: boolean;
  /** Called when the user submits the form. */
  onSubmit: () => void;
  /** Called when the dialog closes and its input can be discarded. */
  onClose: () => void;
}

/** A dialog with a form. It asks for confirmation before it discards input. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    layout = 'window',
    hasCloseButton = true,
    children,
    error,
    cancelLabel,
    submitLabel,
    submitKind = 'primary',
    submitRefusal,
    onRefused,
    isBusy = false,
    hasUnsavedChanges = false,
    onSubmit,
    onClose,
    ...rest
  } = props;
  const { t } = useTranslation('primitives');
  const [isAsking, setIsAsking] = useState(false);
  const formId = useId();
  const close = () => {
    if (hasUnsavedChanges) setIsAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        title={title}
        layout={layout}
        hasCloseButton={hasCloseButton}
        isKeyboardDismissDisabled={isBusy}
        isDismissable={!isBusy}
        {...rest}
        onOpenChange={(next) => {
          if (!next && !isBusy) close();
        }}
        footer={
          <>
            <Button isDisabled={isBusy} onPress={close}>
              {cancelLabel ?? t('cancel')}
            </Button>
            <SubmitButton
              label={submitLabel ?? t('save')}
              kind={submitKind}
              refusal={submitRefusal}
              onRefused={onRefused}
              isBusy={isBusy}
              formId={formId}
            />
          </>
        }
      >
        <Form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            if (submitRefusal) onRefused?.();
            else if (!isBusy) onSubmit();
          }}
        >
          {error && <Problem ref={scrollIntoView}>{error}</Problem>}
          {children}
        </Form>
      </Dialog>
      <ConfirmDialog
        kind="danger"
        isOpen={isAsking}
        title={t('unsaved.title')}
        confirmLabel={t('unsaved.drop')}
        cancelLabel={t('unsaved.keep')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onClose();
        }}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    </>
  );
}

interface SubmitButtonProps {
  label: string;
  kind: 'primary' | 'danger';
  refusal: string | undefined;
  onRefused: (() => void) | undefined;
  isBusy: boolean;
  formId: string;
}

function SubmitButton({ label, kind, refusal, onRefused, isBusy, formId }: SubmitButtonProps) {
  const reasonId = useId();
  if (!refusal || !onRefused)
    return (
      <Button kind={kind} type="submit" form={formId} isBusy={isBusy} disabledReason={refusal}>
        {label}
      </Button>
    );
  return (
    <>
      <Button kind={kind} aria-disabled="true" aria-describedby={reasonId} onPress={onRefused}>
        {label}
      </Button>
      <VisuallyHidden id={reasonId}>{refusal}</VisuallyHidden>
    </>
  );
}

/** Scrolls to the error, which is above the fields, where the form may be scrolled down. */
function scrollIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/* The fields decide the width of the dialog; the error message does not change it. */
const Problem = styled.div`
  width: 0;
  min-width: 100%;
`;
