import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { HttpError } from '@selfservice/api/core/errors';
import type { Checkable } from '@selfservice/api/core/outbox/outbox';
import { isRefusal } from '@selfservice/api/core/outbox/settle-write';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNotify } from '../../environment/Environment.tsx';
import { DeferredConfirmDialog } from '../../primitives/ConfirmDialog/DeferredConfirmDialog.tsx';
import { useWrite } from '../DraftDialog/useWrite.ts';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';

/** The texts of an area for a deletion. */
export interface DeleteWords {
  /** The question in the heading. */
  title: string;
  /** The label of the button that deletes, as a verb. */
  label: string;
  /** Explains the consequence of the deletion. */
  final: string;
  /** The error title after a failed deletion. */
  failed: string;
  /** The error title after an unknown outcome. */
  unknown: string;
  /** The notification of success. */
  done: string;
  /** The notification that the entry had already been deleted. */
  gone: string;
}

/** Other props of react-aria's overlay go to the root. */
export interface DeleteDialogProps<Input extends Checkable, Result> extends Omit<
  ModalOverlayProps,
  'children' | 'isOpen' | 'onOpenChange'
> {
  /** The texts of the area. */
  words: DeleteWords;
  /** The mutation that deletes. */
  mutation: UseMutationOptions<Result, Error, Input>;
  /** The input of the mutation. */
  input: Input;
  /** Shown above the description of the entry. Default nothing. */
  notice?: ReactNode;
  /** The description of the entry to delete, one paragraph for each fact. */
  children: ReactNode;
  /** Called when the entry is deleted, or the server says that it does not exist any more. */
  onDeleted: () => void;
  /** Called when the user cancels. */
  onClose: () => void;
}

/**
 * A dialog that deletes an entry after a confirmation. After an unknown outcome it checks before it deletes again. Open
 * while it is rendered.
 */
export function DeleteDialog<Input extends Checkable, Result>(props: DeleteDialogProps<Input, Result>) {
  const { words, mutation, input, notice, children, onDeleted, onClose, ...rest } = props;
  const { t } = useTranslation(['patterns', 'primitives']);
  const notify = useNotify();
  const { mutationFn, ...options } = mutation;
  const { run, isPending, isUnknown, error } = useWrite<Input, Result | typeof gone>(
    {
      ...(options as object),
      async mutationFn(deleted, context) {
        try {
          return await (mutationFn as NonNullable<typeof mutationFn>)(deleted, context);
        } catch (thrown) {
          if (!isGone(thrown)) throw thrown;
          return gone;
        }
      },
    },
    {
      success(result) {
        if (result !== gone) return words.done;
        notify.refusal(words.gone);
        return null;
      },
      failed: words.failed,
      onDone: onDeleted,
    },
  );
  return (
    <DeferredConfirmDialog
      kind={isUnknown ? 'primary' : 'danger'}
      isOpen
      title={words.title}
      confirmLabel={isUnknown ? t('patterns:error.check') : words.label}
      {...(isUnknown && { cancelLabel: t('primitives:close') })}
      isBusy={isPending}
      onConfirm={() => run(input)}
      onCancel={onClose}
      {...rest}
    >
      {error && <ErrorPanel error={error} title={isUnknown ? words.unknown : words.failed} />}
      {notice}
      <Deleted>{children}</Deleted>
      <p>{words.final}</p>
    </DeferredConfirmDialog>
  );
}

/** The result of a deletion that the server has refused because the entry does not exist any more. */
const gone = Symbol('gone');

/** Whether the server says that the entry does not exist any more. */
function isGone(error: unknown): boolean {
  return error instanceof HttpError && isRefusal(error) && error.status === 404;
}

const Deleted = styled.div`
  margin-block: var(--space-3);
  padding-left: var(--space-3);
  border-left: 3px solid var(--color-border);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
