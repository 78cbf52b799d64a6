import { toError } from '@selfservice/api/core/errors';
import type { Checkable } from '@selfservice/api/core/outbox/outbox';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Notify } from '../../environment/Environment.tsx';
import { useNotify } from '../../environment/Environment.tsx';
import type { Draft } from '../../environment/useDraft.ts';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { KeptFormDialog } from './KeptFormDialog.tsx';
import { useAttempts } from './useAttempts.ts';

/** The state that the fields of a `DraftDialog` follow. */
export interface DraftFieldsState {
  /** Whether the user has tried to save: invalid fields show their errors. */
  isAttempted: boolean;
  /** Whether the fields are read-only: while saving, and while the outcome is unknown. */
  isReadOnly: boolean;
}

/** Saves what is entered: the result of `useMutation`. */
export interface Saving<Input, Outcome> {
  /** Whether an attempt is under way. */
  isPending: boolean;
  /** The error of the last attempt; null if it did not fail. */
  error: unknown;
  /** Makes an attempt; rejects if it fails. */
  mutateAsync: (input: Input) => Promise<Outcome>;
  /** The input of the last attempt, used to check an unknown outcome. */
  variables?: Input | undefined;
}

export interface DraftDialogProps<Form, Input extends Checkable, Outcome> {
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
  /** Shown above the fields instead of the error of the last attempt. */
  error?: ReactNode;
  /** The draft with the user's entries. */
  draft: Draft<Form>;
  /** Saves the draft. */
  saving: Saving<Input, Outcome>;
  /** Returns the input for saving; null while entries are invalid: the first invalid field receives the focus. */
  toInput: (form: Form) => Input | null;
  /** Returns the refusal to show, see `Notify`; null if the outcome means saved. Default: every outcome means saved. */
  refusalOf?: (outcome: Outcome) => Parameters<Notify['refusal']> | null;
  /** The notification of success, or a function that returns it, called after saving. */
  savedMessage: string | ((outcome: Outcome) => string);
  /** The title of the panel with the error of the last attempt. Without it no error is shown. */
  failedTitle?: string;
  /** The title of the error panel after an unknown outcome. Default: `failedTitle`. */
  unknownTitle?: string;
  /** Called when saving fails; the entries are kept. */
  onFailed?: (error: unknown) => void;
  /** Called when the draft has been saved. */
  onSaved: (outcome: Outcome) => void;
  /** Called when the user closes the dialog; the draft is dropped, unless the outcome is unknown. */
  onClose: () => void;
  /** Called when the user goes back to the dialog of which this is a step; the draft is dropped. Default: no step. */
  onBack?: () => void;
  /** Renders the fields. */
  children: (state: DraftFieldsState) => ReactNode;
}

/**
 * A dialog with a form whose entries are kept as a draft until they are saved or dropped. It makes one attempt at a time,
 * notifies the user of the result and focuses the first invalid field. After an unknown outcome it only checks, also by itself
 * when the call can no longer have an effect; the user may close it meanwhile. Open while it is rendered.
 */
export function DraftDialog<Form, Input extends Checkable, Outcome>(
  props: DraftDialogProps<Form, Input, Outcome>,
) {
  const {
    draft,
    saving,
    toInput,
    refusalOf,
    savedMessage,
    failedTitle,
    unknownTitle,
    onFailed,
    onSaved,
    onClose,
    onBack,
    error,
    children,
    ...rest
  } = props;
  const notify = useNotify();
  const [isAttempted, setAttempted] = useState(false);
  const checkInput = saving.variables ?? null;
  const { isUnknown, run } = useAttempts<Input, Outcome>({
    make: saving.mutateAsync,
    failed: failedTitle,
    // The dialog shows the error itself.
    onFailed,
    onDone(outcome, _input, isLeft) {
      const refusal = refusalOf?.(outcome) ?? null;
      if (refusal !== null) return notify.refusal(...refusal);
      draft.drop();
      notify.success(typeof savedMessage === 'string' ? savedMessage : savedMessage(outcome));
      if (!isLeft) onSaved(outcome);
    },
  });
  const isLocked = isUnknown && checkInput !== null;

  const save = () => {
    const input = isLocked ? { ...checkInput, isCheck: true } : toInput(draft.form);
    setAttempted(true);
    if (input !== null) run(input);
    return input !== null;
  };
  const dropAnd = (leave: () => void) => () => {
    // The entries are kept while they may not be saved.
    if (!isUnknown) draft.drop();
    leave();
  };
  const failure = Boolean(saving.error) && failedTitle !== undefined && (
    <ErrorPanel error={toError(saving.error)} title={(isUnknown ? unknownTitle : undefined) ?? failedTitle} />
  );

  return (
    <KeptFormDialog
      {...rest}
      isChanged={draft.isChanged}
      isRestored={draft.isRestored}
      isSaving={saving.isPending}
      isChecking={saving.isPending && isUnknown}
      isUnknown={isLocked}
      error={error ?? failure}
      onSave={save}
      onStartAgain={draft.reset}
      onClose={dropAnd(onClose)}
      onBack={onBack && dropAnd(onBack)}
    >
      {children({ isAttempted, isReadOnly: saving.isPending || isLocked })}
    </KeptFormDialog>
  );
}
