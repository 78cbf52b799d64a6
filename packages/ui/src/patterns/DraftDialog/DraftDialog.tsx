import { toError } from '@selfservice/api/core/errors';
import { isOutcomeUnknown } from '@selfservice/api/core/writes/save-parts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Notify } from '../../environment/Environment.tsx';
import { useNotify } from '../../environment/Environment.tsx';
import type { Draft } from '../../environment/useDraft.ts';
import { useSingleFlight } from '../../environment/useSingleFlight.ts';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { KeptFormDialog } from './KeptFormDialog.tsx';

/** The state that the fields of a `DraftDialog` follow. */
export interface DraftFieldsState {
  /** Whether the user has tried to save: fields at fault say so. */
  isAttempted: boolean;
  /** Whether nothing can be changed: it is being saved, or it is not known whether it was. */
  isReadOnly: boolean;
}

/** Saves what is entered: the result of `useWrite` or of `useMutation`. */
export interface Saving<Input, Outcome> {
  /** Whether an attempt is under way. */
  isPending: boolean;
  /** Why the last attempt failed; null: it did not. */
  error: unknown;
  /** Makes an attempt; rejects where it fails. */
  mutateAsync: (input: Input) => Promise<Outcome>;
  /** The input of the last attempt, which checks it where its outcome is not known. */
  input?: Input | undefined;
}

export interface DraftDialogProps<Form, Input, Outcome> {
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
  /** Shown above the fields in place of the error of the last attempt. */
  error?: ReactNode;
  /** What is being entered. */
  draft: Draft<Form>;
  /** Saves it. */
  saving: Saving<Input, Outcome>;
  /** What is to be saved; null while something is missing, and the focus goes to the first field at fault. */
  toInput: (form: Form) => Input | null;
  /** The refusal to notify of, see `Notify`; null for an outcome that has been saved. Default: every outcome is saved. */
  refusalOf?: (outcome: Outcome) => Parameters<Notify['refusal']> | null;
  /** The sentence that says that it was saved; a function is called then, after what saving has changed. */
  savedMessage: string | ((outcome: Outcome) => string);
  /** The title over an error, which says nothing of whether it has been saved. `error` takes its place. */
  failedTitle?: string;
  /** The title over an error while it is not known whether it has been saved. Default: `failedTitle`. */
  unknownTitle?: string;
  /** Saving ended with an error; what was entered is still there. */
  onFailed?: (error: unknown) => void;
  /** Called when it has been saved. */
  onSaved: (outcome: Outcome) => void;
  /** It was given up; what was entered is forgotten. */
  onClose: () => void;
  /** Its fields. */
  children: (state: DraftFieldsState) => ReactNode;
}

/**
 * A dialog whose entries are kept until they are saved or dropped. It saves one at a time, says how that ended, leads to
 * the first field at fault and closes only once it has been saved. Where it is not known whether it was saved, it checks
 * before it sends anything again. Open while it is rendered.
 */
export function DraftDialog<Form, Input, Outcome>(props: DraftDialogProps<Form, Input, Outcome>) {
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
    error,
    children,
    ...rest
  } = props;
  const notify = useNotify();
  const [isAttempted, setAttempted] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const once = useSingleFlight();
  const checkInput = saving.input ?? null;
  const isLocked = isUnknown && checkInput !== null;

  const finish = (outcome: Outcome) => {
    setUnknown(false);
    const refusal = refusalOf?.(outcome) ?? null;
    if (refusal !== null) return notify.refusal(...refusal);
    draft.drop();
    notify.success(typeof savedMessage === 'string' ? savedMessage : savedMessage(outcome));
    onSaved(outcome);
  };
  // The dialog says what failed.
  const fail = (thrown: unknown) => {
    setUnknown(isOutcomeUnknown(thrown));
    onFailed?.(thrown);
  };
  const send = (input: Input) => once(() => saving.mutateAsync(input).then(finish, fail));
  const save = () => {
    const input = isLocked ? checkInput : toInput(draft.form);
    setAttempted(true);
    if (input !== null) send(input);
    return input !== null;
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
      onStartAgain={draft.startAnew}
      onClose={() => {
        draft.drop();
        onClose();
      }}
    >
      {children({ isAttempted, isReadOnly: saving.isPending || isLocked })}
    </KeptFormDialog>
  );
}
