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
  /** The heading and accessible name of the dialog. */
  title: string;
  /** Whether it is wide enough for two columns of fields on a desktop. Default false. */
  isWide?: boolean;
  /** The label of the button that cancels. Default "Cancel". */
  cancelLabel?: string;
  /** The label of the button that saves, as a verb. Default "Save". */
  submitLabel?: string;
  /** The reason why the form cannot be saved now. Pressing the button does not save then. */
  submitRefusal?: string | undefined;
  /** Shown above the fields. Default nothing. */
  error?: ReactNode;
  /** Whether the user has changed something. Closing asks for confirmation then. */
  isChanged: boolean;
  /** Whether the entries were restored from a draft. */
  isRestored: boolean;
  /** Whether an attempt to save is under way. */
  isSaving: boolean;
  /** Whether the dialog shows that it is checking an unknown outcome. */
  isChecking: boolean;
  /** Whether the outcome of the last attempt is unknown: the main button checks again. */
  isUnknown: boolean;
  /** Saves, or checks again. Returns false if entries are invalid: the first invalid field receives the focus. */
  onSave: () => boolean;
  /** Called when the user removes the restored entries. */
  onStartAgain: () => void;
  /** Called when the user closes the dialog, after the confirmation if there are changes. */
  onClose: () => void;
  /** Called when the user goes back to the dialog of which this is a step, after the same confirmation. */
  onBack?: (() => void) | undefined;
  /**
   * Moves the focus to the field that shows `submitRefusal`, see `FormDialog`.
   *
   * @param fields the element around the fields
   */
  onRefused?: ((fields: HTMLElement | null) => void) | undefined;
  /** The fields. */
  children: ReactNode;
}

/** The view of a dialog whose entries are kept as a draft until they are saved. Open while it is rendered. */
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
      // "Cancel" would suggest that the entry, which may be saved, can still be cancelled.
      {...(isUnknown && { submitLabel: t('error.check'), cancelLabel: t('primitives:close') })}
      submitRefusal={isUnknown ? undefined : submitRefusal}
      error={isChecking ? <Banner title={t('draft.checking')} /> : error}
      isBusy={isSaving}
      // The draft is kept while the outcome is unknown.
      hasUnsavedChanges={isChanged && !isUnknown}
      onRefused={onRefused && (() => onRefused(fields.current))}
      onSubmit={() => {
        if (!flushSync(onSave)) focusFirstFault(fields.current);
      }}
    >
      {isRestored && !isUnknown && (
        <DraftNote
          isDisabled={isSaving}
          onReset={() => {
            flushSync(onStartAgain);
            focusFirstField(fields.current);
          }}
        />
      )}
      <FieldStack ref={fields}>{children}</FieldStack>
    </FormDialog>
  );
}
