import type { WriteStep } from '@selfservice/api/core/writes/settle-write';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNotify } from '../../environment/Environment.tsx';
import { useWrite } from '../../patterns/DraftDialog/useWrite.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

/** The words of an area for what exists twice. */
export interface SavedTwiceWords {
  /** Says what exists twice. */
  title: string;
  /** Says that one of them can be removed now. */
  cure: string;
  /** Removes one, as a verb. */
  removeLabel: string;
  /** Says that one is removed. */
  removed: string;
  /** Says that removing has failed. */
  failed: string;
}

export interface SavedTwiceDialogProps {
  /** The words of the area. */
  words: SavedTwiceWords;
  /** What was saved, for example its days. */
  what: string;
  /** The entries that are too many. */
  surplusIds: readonly number[];
  /** Removes an entry, or checks whether it is removed; null where the user may not. */
  remove: ((id: number, step: WriteStep) => Promise<unknown>) | null;
  /** Called when the user has decided. */
  onClose: () => void;
}

/** Says that two entries exist for what was sent once, and offers to remove one. */
export function SavedTwiceDialog({ words, what, surplusIds, remove, onClose }: SavedTwiceDialogProps) {
  const { t } = useTranslation(['requests', 'patterns']);
  const notify = useNotify();
  const [left, setLeft] = useState(surplusIds);
  const { run, isPending, isUnknown, error } = useWrite(
    {
      // The first one is the one whose last attempt failed.
      async mutationFn({ step = 'send' }: { step?: WriteStep }) {
        for (const [place, id] of left.entries()) {
          await remove?.(id, place === 0 ? step : 'send');
          setLeft((ids) => ids.filter((each) => each !== id));
        }
      },
    },
    {
      onDone() {
        notify.success(words.removed);
        onClose();
      },
    },
  );
  const facts = <p>{t('new.twice.text', { what })}</p>;
  if (!remove || surplusIds.length === 0)
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
