import type { Checkable } from '@selfservice/api/core/outbox/outbox';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useWrite } from '../../patterns/DraftDialog/useWrite.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

export interface SavedTwiceDialogProps {
  /** The kind of entry that exists twice. */
  agenda: Agenda;
  /** How one of them is removed. */
  removal: 'cancel' | 'delete';
  /** The saved entries in words, for example their days. */
  what: string;
  /** The ids of the duplicates. */
  duplicateIds: readonly number[];
  /** Removes an entry, or checks whether it is removed; null where the user has no right to. */
  onRemove: ((id: number, isCheck: boolean) => Promise<void>) | null;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Says that two entries exist although one was sent, and offers to remove one. @requirement requests-57 */
export function SavedTwiceDialog(props: SavedTwiceDialogProps) {
  const { agenda, removal, what, duplicateIds, onRemove, onClose } = props;
  const { t } = useTranslation(['requests', 'patterns']);
  const [left, setLeft] = useState(duplicateIds);
  const title = t(`new.twice.title.${agenda}`);
  const failed = t(`new.twice.${removal}.failed`);
  const { run, isPending, isUnknown, error } = useWrite(
    {
      // The last attempt failed at the first remaining entry.
      async mutationFn({ isCheck = false }: Checkable) {
        for (const [place, id] of left.entries()) {
          await onRemove?.(id, isCheck && place === 0);
          setLeft((all) => all.filter((each) => each !== id));
        }
      },
    },
    {
      success: () => t(`new.twice.${removal}.done`),
      failed,
      onDone: onClose,
    },
  );
  const facts = <p>{t('new.twice.text', { what })}</p>;
  if (!onRemove || duplicateIds.length === 0)
    return (
      <Dialog
        isOpen
        role="alertdialog"
        title={title}
        onOpenChange={onClose}
        footer={
          <Button autoFocus onPress={onClose}>
            {t('new.twice.close')}
          </Button>
        }
      >
        <Words>
          {facts}
          <p>{t('new.twice.cureElsewhere')}</p>
        </Words>
      </Dialog>
    );
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={isUnknown ? t('patterns:error.check') : t(`new.twice.${removal}.label`)}
      cancelLabel={t('new.twice.keepBoth')}
      isBusy={isPending}
      onConfirm={() => run({})}
      onCancel={onClose}
    >
      <Words>
        {error && <ErrorPanel error={error} {...(!isUnknown && { title: failed })} />}
        {facts}
        <p>{t(`new.twice.${removal}.cure`)}</p>
      </Words>
    </ConfirmDialog>
  );
}

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 28rem;
`;
