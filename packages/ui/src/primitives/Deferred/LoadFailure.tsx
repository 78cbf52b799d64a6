import { RotateCw } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { LoadFailureReason, ReloadButton } from './LoadFailureParts.tsx';

export interface LoadFailureProps {
  /** The name of what could not be opened. */
  name: string;
  /** The pressed element; null: the message appears in the middle of the window. */
  anchor: Element | null;
  /** Whether an earlier attempt has failed too: the message then offers to reload the page. */
  isAgain: boolean;
  /** Whether another attempt is running. */
  isRetrying: boolean;
  /** Called when the user tries again. */
  onRetry: () => void;
  /** Called when the user closes the message. */
  onClose: () => void;
}

/**
 * The error message for a dialog or a menu whose code failed to load. It uses the browser's `<dialog>`, because the
 * code of our `Dialog` may be what failed to load.
 */
export function LoadFailure({ name, anchor, isAgain, isRetrying, onRetry, onClose }: LoadFailureProps) {
  const { t } = useTranslation('primitives');
  const titleId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const { current: dialog } = dialogRef;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-kind=primary]')?.focus();
    // The browser returns the focus only if the dialog is closed before it is removed.
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
        <LoadFailureReason isAgain={isAgain} />
      </div>
      <Actions>
        <Button kind="quiet" onPress={onClose}>
          {t('close')}
        </Button>
        <ReloadButton isAgain={isAgain} />
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

  /* As in every dialog: buttons in a row, or below each other if they do not fit. */
  &:has(> :nth-child(3)) {
    flex-direction: column;
  }

  @media (width < 640px) {
    &:not(:has(> :nth-child(3))) > button {
      flex: 1 1 0;
    }
  }
`;
