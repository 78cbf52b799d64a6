import type { ReactNode } from 'react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { focusFirstFault, focusFirstField } from '../../primitives/Field/focusField.ts';
import { FieldStack } from '../../primitives/Field/FieldStack.ts';
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx';
import { DraftNote } from './DraftNote.tsx';

export interface KeptFormDialogProps {
  /** The heading of the dialog and its name. */
  title: string;
  /** The layout of the dialog. Default `window`. */
  layout?: 'window' | 'sheet';
  /** Whether a button beside the title closes it. Default true. */
  hasCloseButton?: boolean;
  /** The label of the button that leaves. Default "Cancel". */
  cancelLabel?: string;
  /** The label of the button that saves, as a verb. Default "Save". */
  submitLabel?: string;
  /** Why it cannot be saved now. */
  submitRefusal?: string | undefined;
  /** Shown above the fields. Default nothing. */
  error?: ReactNode;
  /** Whether something was entered. Closing asks first. */
  isChanged: boolean;
  /** Whether the entries were restored from a draft. */
  isRestored: boolean;
  /** Whether an attempt to save is under way. */
  isSaving: boolean;
  /** Whether the dialog shows that it looks up the outcome of a call. */
  isChecking: boolean;
  /** Whether the outcome of the last attempt is not known: the main button checks again. */
  isUnknown: boolean;
  /** Saves, or checks again. Returns false where something is missing: the first field at fault receives the focus. */
  onSave: () => boolean;
  /** Called when the user removes the restored entries. */
  onStartAgain: () => void;
  /** Called when the dialog is closed; after changes the dialog has asked before. */
  onClose: () => void;
  /**
   * Moves the focus to the field that shows `submitRefusal`, see `FormDialog`.
   *
   * @param fields the element around the fields
   */
  onRefused?: ((fields: HTMLElement | null) => void) | undefined;
  /** The fields. */
  children: ReactNode;
}

/** The view of a dialog whose entries are kept until they are saved. Open while it is rendered. */
export function KeptFormDialog(props: KeptFormDialogProps) {
  const {
    isChanged,
    isRestored,
    isSaving,
    isChecking,
    isUnknown,
    error,
    submitRefusal,
    onSave,
    onStartAgain,
    onRefused,
    children,
    ...rest
  } = props;
  const { t } = useTranslation(['patterns', 'primitives']);
  const fields = useRef<HTMLDivElement>(null);
  return (
    <FormDialog
      isOpen
      {...rest}
      // "Cancel" would sound as if it could undo what may be saved.
      {...(isUnknown && { submitLabel: t('error.check'), cancelLabel: t('primitives:close') })}
      submitRefusal={isUnknown ? undefined : submitRefusal}
      error={isChecking ? <Banner title={t('draft.checking')} /> : error}
      isBusy={isSaving}
      hasUnsavedChanges={isChanged}
      onRefused={onRefused && (() => onRefused(fields.current))}
      onSubmit={() => {
        if (!flushSync(onSave)) focusFirstFault(fields.current);
      }}
    >
      {isRestored && !isUnknown && (
        <DraftNote
          isDisabled={isSaving}
          onStartAnew={() => {
            flushSync(onStartAgain);
            focusFirstField(fields.current);
          }}
        />
      )}
      <FieldStack ref={fields}>{children}</FieldStack>
    </FormDialog>
  );
}
