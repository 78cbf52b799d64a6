import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { HttpError } from '@selfservice/api/core/errors';
import type { WriteStep } from '@selfservice/api/core/writes/settle-write';
import { isRefusal } from '@selfservice/api/core/writes/settle-write';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNotify } from '../../environment/Environment.tsx';
import { DeferredConfirmDialog } from '../../primitives/ConfirmDialog/DeferredConfirmDialog.tsx';
import { useWrite } from '../DraftDialog/useWrite.ts';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';

/** The words of an area for a deletion. */
export interface DeleteWords {
  /** The question. */
  title: string;
  /** The label of the button that deletes, as a verb. */
  label: string;
  /** Says what the deletion means for the user. */
  final: string;
  /** Says that nothing was deleted. */
  failed: string;
  /** Says that the outcome is not known. */
  unknown: string;
  /** Says that it is deleted. */
  done: string;
  /** Says that it had been deleted before. */
  gone: string;
}

/** Other props of react-aria's overlay go to the root. */
export interface DeleteDialogProps<Input extends { step?: WriteStep }, Result> extends Omit<
  ModalOverlayProps,
  'children' | 'isOpen' | 'onOpenChange'
> {
  /** The words of the area. */
  words: DeleteWords;
  /** The mutation that deletes. */
  mutation: UseMutationOptions<Result, Error, Input>;
  /** The input of the mutation, without a step. */
  input: Input;
  /** Shown above what is deleted, for example why there are two. Default nothing. */
  notice?: ReactNode;
  /** What is deleted: one paragraph a fact. */
  children: ReactNode;
  /** Called when it is deleted, or had been deleted already, and the list does not contain it any more. */
  onDeleted: () => void;
  /** Called when the user keeps it. */
  onClose: () => void;
}

/** Asks before something is deleted, and deletes it; checks an unknown outcome. Open while it is rendered. */
export function DeleteDialog<Input extends { step?: WriteStep }, Result>(
  props: DeleteDialogProps<Input, Result>,
) {
  const { words, mutation, input, notice, children, onDeleted, onClose, ...rest } = props;
  const { t } = useTranslation(['patterns', 'primitives']);
  const notify = useNotify();
  const { run, isPending, isUnknown, error } = useWrite(
    {
      ...mutation,
      onSettled(_result, failure) {
        if (!isGone(failure)) return;
        notify.refusal(words.gone);
        onDeleted();
      },
    },
    {
      onDone() {
        notify.success(words.done);
        onDeleted();
      },
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
      {error && !isGone(error) && (
        <ErrorPanel error={error} title={isUnknown ? words.unknown : words.failed} />
      )}
      {notice}
      <Deleted>{children}</Deleted>
      <p>{words.final}</p>
    </DeferredConfirmDialog>
  );
}

/** Whether the server says that it does not exist any more. */
function isGone(error: Error | null): boolean {
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
