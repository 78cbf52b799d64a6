import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { scrollToElement } from '../scrollToElement.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Other props of react-aria's overlay are passed to the root element. */
export interface FormDialogProps extends Omit<ModalOverlayProps, 'children' | 'onOpenChange'> {
  /** The heading and the name of the dialog. */
  title: string;
  /** Whether it is wide enough for two columns of fields on a desktop. Default false. */
  isWide?: boolean;
  /** The fields. */
  children: ReactNode;
  /** The error of the last attempt to save, shown above the fields. The fields keep their values. */
  error?: ReactNode;
  /** The label of the button that closes the dialog. Default "Cancel". A step has no such button. */
  cancelLabel?: string;
  /** Whether the content can cancel the saving: the Cancel button is invisible meanwhile. Default false. */
  canCancelSaving?: boolean;
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
  /**
   * Called when the user goes back to the dialog below and the input can be discarded. If set, this dialog is a step, see
   * `Dialog`.
   */
  onBack?: (() => void) | undefined;
}

/** A dialog with a form. It asks for confirmation before it discards input. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    isWide = false,
    children,
    error,
    cancelLabel,
    canCancelSaving = false,
    submitLabel,
    submitKind = 'primary',
    submitRefusal,
    onRefused,
    isBusy = false,
    hasUnsavedChanges = false,
    onSubmit,
    onClose,
    onBack,
    ...rest
  } = props;
  const { t } = useTranslation('primitives');
  // The way out that the user is asked about.
  const [leaving, setLeaving] = useState<'close' | 'back' | null>(null);
  const formId = useId();
  const leave = (way: 'close' | 'back') => {
    if (way === 'back') onBack?.();
    else onClose();
  };
  const tryToLeave = (way: 'close' | 'back') => {
    if (isBusy) return;
    if (hasUnsavedChanges) setLeaving(way);
    else leave(way);
  };
  return (
    <>
      <Dialog
        title={title}
        isWide={isWide}
        onBack={onBack && (() => tryToLeave('back'))}
        isKeyboardDismissDisabled={isBusy}
        isDismissable={!isBusy}
        {...rest}
        onOpenChange={(next) => {
          if (!next) tryToLeave('close');
        }}
        footer={
          <>
            {!onBack && (
              <CancelButton
                isDisabled={isBusy}
                data-hidden={(isBusy && canCancelSaving) || undefined}
                onPress={() => tryToLeave('close')}
              >
                {cancelLabel ?? t('cancel')}
              </CancelButton>
            )}
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
          {/* The error is above the fields, where the form may be scrolled down. */}
          {error && <Problem ref={scrollToElement}>{error}</Problem>}
          {children}
        </Form>
      </Dialog>
      <ConfirmDialog
        kind="danger"
        isOpen={leaving !== null}
        title={t('unsaved.title')}
        confirmLabel={t('unsaved.drop')}
        cancelLabel={t('unsaved.keep')}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          setLeaving(null);
          if (leaving) leave(leaving);
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

const CancelButton = styled(Button)`
  &[data-hidden] {
    visibility: hidden;
  }
`;

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
