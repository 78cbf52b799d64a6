import { RotateCw } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';

export interface LoadFailureProps {
  /** What could not be opened, in words. */
  name: string;
  /** What has been pressed; null: it stands in the middle of the window. */
  anchor: Element | null;
  /** It is not the first failure: a new page may help. */
  isAgain: boolean;
  /** Another attempt is under way. */
  isRetrying: boolean;
  /** Tries again. */
  onRetry: () => void;
  /** It was closed. */
  onClose: () => void;
}

/**
 * Says that the code of a dialog or a menu has not come. It is the browser's own dialog, because ours may be what is
 * missing.
 */
export function LoadFailure({ name, anchor, isAgain, isRetrying, onRetry, onClose }: LoadFailureProps) {
  const { t } = useTranslation('primitives');
  const titleId = useId();
  const isOnline = navigator.onLine;
  // Without a network a new page would not come either.
  const reloadMayHelp = isAgain && isOnline;
  const dialogRef = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const { current: dialog } = dialogRef;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-kind=primary]')?.focus();
    // It gives the focus back only if it is closed before it goes.
    return () => dialog?.close();
  }, []);

  return (
    <Root
      ref={dialogRef}
      aria-labelledby={titleId}
      data-anchored={anchor ? '' : undefined}
      style={anchor ? placeBeside(anchor) : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div role="alert">
        <Title id={titleId}>{t('deferred.failed', { name })}</Title>
        <p>{t(isOnline ? 'deferred.unreachable' : 'deferred.offline')}</p>
        {reloadMayHelp && <p>{t('deferred.reloadHelps')}</p>}
      </div>
      <Actions>
        <Button kind="quiet" onPress={onClose}>
          {t('close')}
        </Button>
        {reloadMayHelp && <Button onPress={() => window.location.reload()}>{t('deferred.reload')}</Button>}
        <Button kind="primary" icon={RotateCw} isBusy={isRetrying} onPress={onRetry}>
          {t('deferred.retry')}
        </Button>
      </Actions>
    </Root>
  );
}

function placeBeside(anchor: Element): CSSProperties {
  const { right, bottom } = anchor.getBoundingClientRect();
  return { '--right': `${right}px`, '--bottom': `${bottom}px` } as CSSProperties;
}

const Root = styled.dialog`
  --width: min(24rem, 100vw - 2 * var(--space-4));
  width: var(--width);
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-large);
  background: var(--color-surface-floating);
  box-shadow: var(--elevation-2);
  color: var(--color-text);
  --surface-behind: var(--color-surface-floating);

  &::backdrop {
    background: transparent;
  }

  &[data-anchored] {
    inset: min(var(--bottom) + var(--space-1), 100vh - 16rem) auto auto
      max(var(--space-4), var(--right) - var(--width));
    margin: 0;
  }
`;

const Title = styled.p`
  overflow-wrap: anywhere;
  font-weight: var(--weight-medium);
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-2);
  margin-top: var(--space-3);

  /* As in every dialog: a row, or one below the other where they would not all fit. */
  &:has(> :nth-child(3)) {
    flex-direction: column;
  }
`;
