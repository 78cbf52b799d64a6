import type { Clock } from '@selfservice/api/core/clock';
import type { ListedError } from '@selfservice/api/errors/create-error-list';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ErrorListItem } from './ErrorListItem.tsx';

export interface ErrorListDialogProps {
  /** The captured errors, newest first. */
  errors: readonly ListedError[];
  /** The current time. */
  clock: Clock;
  /** Copies a text to the clipboard. Rejects if the browser refuses it. */
  onCopy: (text: string) => Promise<void>;
  /** Called when the user deletes an error. */
  onDelete: (id: number) => void;
  /** Called when the user deletes all errors. */
  onDeleteAll: () => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** How long the confirmation of a copy is visible, in milliseconds. @requirement errors-3 */
const confirmMs = 3000;

/** The result of the last attempt to copy an error. */
interface Copied {
  id: number;
  words: 'copied' | 'refused';
}

/** The debug error list: errors can be read, copied and deleted. @requirement errors-3, errors-4, errors-5 */
export function ErrorListDialog(props: ErrorListDialogProps) {
  const { errors, clock, onCopy, onDelete, onDeleteAll, onClose } = props;
  const { t } = useTranslation('errors/ErrorListDialog');
  const [copied, setCopied] = useState<Copied | null>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const prefix = useId();
  const buttonId = (id: number) => prefix + id;

  const cancelTimer = useRef<() => void>(undefined);
  useEffect(() => () => cancelTimer.current?.(), []);

  async function copy(id: number, text: string): Promise<boolean> {
    const isCopied = await onCopy(text).then(
      () => true,
      () => false,
    );
    cancelTimer.current?.();
    setCopied({ id, words: isCopied ? 'copied' : 'refused' });
    // The hint to copy by hand stays visible until the next attempt.
    if (isCopied) cancelTimer.current = clock.after(confirmMs, () => setCopied(null));
    return isCopied;
  }

  function remove(index: number): void {
    const { id } = errors[index] ?? {};
    if (id === undefined) return;
    // The focus moves to the next error before the focused button is removed; after the last one, to the Close button.
    const next = errors[index + 1] ?? errors[index - 1];
    document.getElementById(buttonId(next?.id ?? id))?.focus();
    flushSync(() => onDelete(id));
    if (!next) closeButton.current?.focus();
  }

  function deleteAll(): void {
    onDeleteAll();
    onClose();
  }

  return (
    <Dialog
      isOpen
      title={t('title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        errors.length > 0 ? (
          <Button kind="danger" onPress={deleteAll}>
            {t('deleteAll')}
          </Button>
        ) : (
          <Button ref={closeButton} onPress={onClose}>
            {t('close')}
          </Button>
        )
      }
    >
      <Advice>{errors.length > 0 ? t('advice') : t('none')}</Advice>
      <List aria-label={t('title')}>
        {errors.map((error, index) => (
          <ErrorListItem
            key={error.id}
            error={error}
            buttonId={buttonId(error.id)}
            answer={copied?.id === error.id ? t(copied.words) : ''}
            onCopy={(text) => copy(error.id, text)}
            onDelete={() => remove(index)}
          />
        ))}
      </List>
      <VisuallyHidden role="status">{copied && t(copied.words)}</VisuallyHidden>
    </Dialog>
  );
}

const Advice = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-text-muted);
`;

const List = styled.ul`
  width: 44rem;
  max-width: 100%;
`;
