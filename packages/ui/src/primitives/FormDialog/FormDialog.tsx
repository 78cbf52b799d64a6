import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Other props of react-aria's overlay go to the root. */
export interface FormDialogProps extends Omit<ModalOverlayProps, 'children' | 'onOpenChange'> {
  /** The heading and the name of the dialog. */
  title: string;
  /** `sheet`: at the bottom of a phone, and wide enough for two columns on a desk. Default `window`. */
  layout?: 'window' | 'sheet';
  /** Whether a button beside the title closes it. Default true. */
  hasCloseButton?: boolean;
  /** Its fields. */
  children: ReactNode;
  /** What went wrong with the last attempt; stands above the fields, which keep what was entered. */
  error?: ReactNode;
  /** What leaving does. Default "Cancel". */
  cancelLabel?: string;
  /** What saving does, as a verb. Default "Save". */
  submitLabel?: string;
  /** `danger`: what it does is a refusal or a loss. Default `primary`. */
  submitKind?: 'primary' | 'danger';
  /** Why it cannot be saved now. */
  submitRefusal?: string | undefined;
  /**
   * Leads to where the words of `submitRefusal` stand already; Save then says them to assistive technology alone. Default:
   * they stand at Save.
   */
  onRefused?: (() => void) | undefined;
  /** It is being saved: the fields stay as they are, and it can neither be saved again nor closed. Default false. */
  isBusy?: boolean;
  /** Something was entered that closing would lose; closing asks first. Default false. */
  hasUnsavedChanges?: boolean;
  /** Saves what was entered. */
  onSubmit: () => void;
  /** It was closed, and what was entered may go. */
  onClose: () => void;
}

/** A window with fields to fill in. It loses nothing without asking. */
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
          {error && <Problem ref={bringIntoSight}>{error}</Problem>}
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

/** What went wrong stands at the top, and the fields may be scrolled to their end. */
function bringIntoSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/* The fields say how wide the window is: it stays so when something goes wrong. */
const Problem = styled.div`
  width: 0;
  min-width: 100%;
`;
