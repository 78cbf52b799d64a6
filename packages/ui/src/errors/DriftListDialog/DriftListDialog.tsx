import type { ListedDrift } from '@selfservice/api/errors/create-drift-list';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { driftText } from './driftText.ts';

export interface DriftListDialogProps {
  /** The deviations, in the order in which they were found. */
  drifts: readonly ListedDrift[];
  /** Copies a text to the clipboard. Rejects if the browser refuses it. */
  onCopy: (text: string) => Promise<void>;
  /** Called when the user deletes all deviations. */
  onDeleteAll: () => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** The debug list of responses that deviate from the contract: by call and field, without any value. */
export function DriftListDialog({ drifts, onCopy, onDeleteAll, onClose }: DriftListDialogProps) {
  const { t } = useTranslation('errors/DriftListDialog');
  const [result, setResult] = useState<'copied' | 'refused' | null>(null);
  const list = useRef<HTMLDivElement>(null);

  async function copy(): Promise<void> {
    try {
      await onCopy(driftText(drifts));
      setResult('copied');
    } catch {
      // The user can copy the selected text by hand.
      if (list.current) getSelection()?.selectAllChildren(list.current);
      setResult('refused');
    }
  }

  function deleteAll(): void {
    onDeleteAll();
    onClose();
  }

  const calls = [...Map.groupBy(drifts, ({ call }) => call)];
  return (
    <Dialog
      isOpen
      title={t('title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        drifts.length > 0 ? (
          <>
            <Button kind="danger" onPress={deleteAll}>
              {t('deleteAll')}
            </Button>
            <Button onPress={() => void copy()}>{t('copy')}</Button>
          </>
        ) : (
          <Button onPress={onClose}>{t('close')}</Button>
        )
      }
    >
      <Advice>{drifts.length > 0 ? t('advice') : t('none')}</Advice>
      <List ref={list}>
        {calls.map(([call, ofCall]) => (
          <section key={call} aria-label={call}>
            <h3>{call}</h3>
            <ul>
              {ofCall.map(({ kind, path, expected, found, count }) => (
                <li key={[kind, path, found].join(' ')}>
                  <strong>{path || t('wholeAnswer')}</strong>
                  <span>{t(kind, { expected, found })}</span>
                  <Count>{t('answers', { count })}</Count>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </List>
      <Result role="status">{result && t(result)}</Result>
    </Dialog>
  );
}

const Advice = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-text-muted);
`;

const List = styled.div`
  width: 44rem;
  max-width: 100%;
  overflow-wrap: anywhere;

  h3 {
    margin: var(--space-4) 0 var(--space-1);
    font-size: var(--text-2);
    font-weight: var(--weight-medium);
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    padding: var(--space-1) 0;
    border-top: 1px solid var(--color-border);
  }

  strong {
    font-weight: var(--weight-medium);
  }
`;

const Count = styled.span`
  margin-left: auto;
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
`;

const Result = styled.p`
  min-height: 1lh;
  color: var(--color-text-muted);
  font-size: var(--text-2);
`;
