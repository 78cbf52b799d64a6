import type { Checkable } from '@selfservice/api/core/outbox/outbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useWrite } from '../../patterns/DraftDialog/useWrite.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

/** The texts of an area for entries that exist twice. */
export interface SavedTwiceWords {
  /** The title, which says what exists twice. */
  title: string;
  /** Explains that one of them can be removed. */
  cure: string;
  /** The label of the button that removes one. */
  removeLabel: string;
  /** The notification that one is removed. */
  removed: string;
  /** The title of the error that removing failed. */
  failed: string;
}

export interface SavedTwiceDialogProps {
  /** The texts of the area. */
  words: SavedTwiceWords;
  /** The saved entries in words, for example their days. */
  what: string;
  /** The ids of the duplicates. */
  duplicateIds: readonly number[];
  /** Removes an entry, or checks whether it is removed; null where the user has no right to. */
  remove: ((id: number, isCheck: boolean) => Promise<unknown>) | null;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Says that two entries exist although one was sent, and offers to remove one. @requirement requests-57 */
export function SavedTwiceDialog({ words, what, duplicateIds, remove, onClose }: SavedTwiceDialogProps) {
  const { t } = useTranslation(['requests', 'patterns']);
  const [left, setLeft] = useState(duplicateIds);
  const { run, isPending, isUnknown, error } = useWrite(
    {
      // The last attempt failed at the first remaining entry.
      // The last attempt failed at the first remaining entry.
      async mutationFn({ isCheck = false }: Checkable) {
        for (const [place, id] of left.entries()) {
          await remove?.(id, isCheck && place === 0);
          setLeft((all) => all.filter((each) => each !== id));
        }
      },
    },
    {
      success: () => words.removed,
      failed: words.failed,
      onDone: onClose,
    },
  );
  const facts = <p>{t('new.twice.text', { what })}</p>;
  if (!remove || duplicateIds.length === 0)
    return (
      <Dialog
        isOpen
        role="alertdialog"
        title={words.title}
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
      title={words.title}
      confirmLabel={isUnknown ? t('patterns:error.check') : words.removeLabel}
      cancelLabel={t('new.twice.keepBoth')}
      isBusy={isPending}
      onConfirm={() => run({})}
      onCancel={onClose}
    >
      <Words>
        {error && <ErrorPanel error={error} {...(!isUnknown && { title: words.failed })} />}
        {facts}
        <p>{words.cure}</p>
      </Words>
    </ConfirmDialog>
  );
}

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 28rem;
`;
