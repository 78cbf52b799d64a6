import { toError } from '@selfservice/api/core/errors';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNotify } from '../../environment/Environment.tsx';
import type { Draft } from '../../environment/useDraft.ts';
import { useSingleFlight } from '../../environment/useSingleFlight.ts';
import { focusFirstFault, focusFirstField } from '../../primitives/Field/focusField.ts';
import { FieldStack } from '../../primitives/Field/FieldStack.ts';
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx';
import type { FormDialogProps } from '../../primitives/FormDialog/FormDialog.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { DraftNote } from './DraftNote.tsx';

type Replaced = 'children' | 'isOpen' | 'isBusy' | 'hasUnsavedChanges' | 'onSubmit' | 'onRefused';

/** What the fields of a `DraftDialog` stand by. */
export interface DraftFieldsState {
  /** Somebody has tried to save: fields at fault say so. */
  isAttempted: boolean;
  /** It is being saved: nothing can be changed now. */
  isReadOnly: boolean;
}

export interface DraftDialogProps<Form, Input, Outcome> extends Omit<FormDialogProps, Replaced> {
  /** What is being entered. */
  draft: Draft<Form>;
  /** Saves it: the result of `useMutation`. */
  saving: UseMutationResult<Outcome, unknown, Input>;
  /** What is to be saved; null while something is missing, and the focus goes to the first field at fault. */
  toInput: (form: Form) => Input | null;
  /** Why the server has saved nothing, as a sentence; null: it has. Default: it always has. */
  refusalOf?: (outcome: Outcome) => string | null;
  /** What is said once it has been saved, as a sentence; a function is asked then, after what saving has changed. */
  savedMessage: string | (() => string);
  /** The title over an error, which says nothing of whether it has been saved. `error` takes its place. */
  failedTitle?: string;
  /** Saving ended with an error; what was entered is still there. */
  onFailed?: (error: unknown) => void;
  /** Leads to where the words of `submitRefusal` stand, see `FormDialog`; it is given what is around the fields. */
  onRefused?: ((fields: HTMLElement | null) => void) | undefined;
  /** It has been saved. */
  onSaved: () => void;
  /** It was given up; what was entered is forgotten. */
  onClose: () => void;
  /** Its fields. */
  children: (state: DraftFieldsState) => ReactNode;
}

/**
 * A dialog whose entries are kept until they are saved or dropped. It saves one at a time, says how that ended, leads to
 * the first field at fault and closes only once it has been saved. Open while it is rendered.
 */
export function DraftDialog<Form, Input, Outcome>(props: DraftDialogProps<Form, Input, Outcome>) {
  const { draft, saving, toInput, refusalOf, savedMessage, failedTitle, onFailed, ...more } = props;
  const { error, onRefused, onSaved, onClose, children, ...rest } = more;
  const notify = useNotify();
  const fields = useRef<HTMLDivElement>(null);
  const [isAttempted, setAttempted] = useState(false);
  const once = useSingleFlight();

  const finish = (outcome: Outcome) => {
    const refusal = refusalOf?.(outcome) ?? null;
    if (refusal !== null) return notify.refusal(refusal);
    draft.drop();
    notify.success(typeof savedMessage === 'string' ? savedMessage : savedMessage());
    onSaved();
  };
  const save = () => {
    const input = toInput(draft.form);
    flushSync(() => setAttempted(true));
    // What failed is said in the dialog.
    if (input !== null) once(() => saving.mutateAsync(input).then(finish, onFailed ?? (() => {})));
    else focusFirstFault(fields.current);
  };
  const startAnew = () => {
    flushSync(draft.startAnew);
    focusFirstField(fields.current);
  };
  const failure = Boolean(saving.error) && failedTitle !== undefined && (
    <ErrorPanel error={toError(saving.error)} title={failedTitle} />
  );

  return (
    <FormDialog
      isOpen
      {...rest}
      error={error ?? failure}
      isBusy={saving.isPending}
      hasUnsavedChanges={draft.isChanged}
      onRefused={onRefused && (() => onRefused(fields.current))}
      onSubmit={save}
      onClose={() => {
        draft.drop();
        onClose();
      }}
    >
      {draft.isRestored && <DraftNote isDisabled={saving.isPending} onStartAnew={startAnew} />}
      <FieldStack ref={fields}>{children({ isAttempted, isReadOnly: saving.isPending })}</FieldStack>
    </FormDialog>
  );
}
