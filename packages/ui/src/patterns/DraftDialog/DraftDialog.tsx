import { toError } from '@selfservice/api/core/errors';
import { isOutcomeUnknown } from '@selfservice/api/core/writes/save-parts';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Notify } from '../../environment/Environment.tsx';
import { useNotify } from '../../environment/Environment.tsx';
import type { Draft } from '../../environment/useDraft.ts';
import { useSingleFlight } from '../../environment/useSingleFlight.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { focusFirstFault, focusFirstField } from '../../primitives/Field/focusField.ts';
import { FieldStack } from '../../primitives/Field/FieldStack.ts';
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { DraftNote } from './DraftNote.tsx';

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
  /**
   * What reads whether an earlier attempt was saved; null: no attempt is open. With one the dialog begins by checking it.
   * While its outcome is not known the fields cannot be changed, and the main button checks again. Default null.
   */
  check?: Input | null;
  /** Whether the outcome of a call is being looked up. Default false. */
  isChecking?: boolean;
  /** The refusal to notify of, see `Notify`; null for an outcome that has been saved. Default: every outcome is saved. */
  refusalOf?: (outcome: Outcome) => Parameters<Notify['refusal']> | null;
  /** Whether nothing is left to save. Otherwise the dialog stays open. Default: always. */
  isComplete?: (outcome: Outcome) => boolean;
  /** The sentence that says that it was saved; a function is called then, after what saving has changed. */
  savedMessage: string | ((outcome: Outcome) => string);
  /** The title over an error, which says nothing of whether it has been saved. `error` takes its place. */
  failedTitle?: string;
  /** The title over an error while it is not known whether it has been saved. Default: `failedTitle`. */
  unknownTitle?: string;
  /** Saving ended with an error; what was entered is still there. */
  onFailed?: (error: unknown) => void;
  /** Leads to where the words of `submitRefusal` stand, see `FormDialog`; it is given what is around the fields. */
  onRefused?: ((fields: HTMLElement | null) => void) | undefined;
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
    isComplete,
    savedMessage,
    check = null,
    isChecking = false,
    onFailed,
    onRefused,
    onSaved,
    onClose,
    failedTitle,
    unknownTitle,
    error,
    submitRefusal,
    children,
    ...rest
  } = props;
  const { t } = useTranslation(['patterns', 'primitives']);
  const notify = useNotify();
  const fields = useRef<HTMLDivElement>(null);
  const [isAttempted, setAttempted] = useState(false);
  const [isUnknown, setUnknown] = useState(check !== null);
  const once = useSingleFlight();
  const checkInput = check ?? saving.input ?? null;
  const isLocked = isUnknown && checkInput !== null;

  const finish = (outcome: Outcome) => {
    setUnknown(false);
    const refusal = refusalOf?.(outcome) ?? null;
    if (refusal !== null) return notify.refusal(...refusal);
    if (isComplete?.(outcome) === false) return;
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
    flushSync(() => setAttempted(true));
    if (input !== null) send(input);
    else focusFirstFault(fields.current);
  };
  const checkOnOpening = useEffectEvent(() => {
    if (check !== null) send(check);
  });
  useEffect(() => checkOnOpening(), []);
  const startAnew = () => {
    flushSync(draft.startAnew);
    focusFirstField(fields.current);
  };
  const failure = Boolean(saving.error) && failedTitle !== undefined && (
    <ErrorPanel error={toError(saving.error)} title={(isUnknown ? unknownTitle : undefined) ?? failedTitle} />
  );

  const isReading = saving.isPending && (isUnknown || isChecking);
  const checking = isReading && <Banner title={t('draft.checking')} />;

  return (
    <FormDialog
      isOpen
      {...rest}
      // "Cancel" would sound as if it could undo what may be saved.
      {...(isLocked && { submitLabel: t('error.check'), cancelLabel: t('primitives:close') })}
      submitRefusal={isLocked ? undefined : submitRefusal}
      error={checking || (error ?? failure)}
      isBusy={saving.isPending}
      hasUnsavedChanges={draft.isChanged}
      onRefused={onRefused && (() => onRefused(fields.current))}
      onSubmit={save}
      onClose={() => {
        draft.drop();
        onClose();
      }}
    >
      {draft.isRestored && !isLocked && <DraftNote isDisabled={saving.isPending} onStartAnew={startAnew} />}
      <FieldStack ref={fields}>
        {children({ isAttempted, isReadOnly: saving.isPending || isLocked })}
      </FieldStack>
    </FormDialog>
  );
}
