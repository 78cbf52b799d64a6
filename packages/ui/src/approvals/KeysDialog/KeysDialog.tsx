import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

export interface KeysDialogProps {
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** The shortcuts. Several keys of a row are either pressed together or do the same. */
const keys: readonly { keys: readonly string[]; does: ParseKeys<'approvals'> }[] = [
  { keys: ['↑', '↓'], does: 'keys.move' },
  { keys: ['Enter'], does: 'keys.open' },
  { keys: ['A'], does: 'keys.approve' },
  { keys: ['R'], does: 'keys.reject' },
  { keys: ['Enter'], does: 'keys.send' },
  { keys: ['Esc'], does: 'keys.leave' },
  { keys: ['X'], does: 'keys.select' },
  { keys: ['Shift', '↓'], does: 'keys.range' },
  { keys: ['U'], does: 'keys.undo' },
  { keys: ['?'], does: 'keys.help' },
];

/** The dialog with the keyboard shortcuts of the screen. */
export function KeysDialog({ onClose }: KeysDialogProps) {
  const { t } = useTranslation('approvals');
  return (
    <Dialog
      isOpen
      title={t('keys.title')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Root>
        {keys.map((row) => (
          <div key={row.does}>
            <dt>
              {row.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(row.does)}</dd>
          </div>
        ))}
      </Root>
    </Dialog>
  );
}

const Root = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    align-items: baseline;
    gap: var(--space-3);
    padding-block: var(--space-2);
  }

  & > div + div {
    border-top: 1px solid var(--color-border);
  }

  dt {
    display: flex;
    gap: var(--space-1);
  }

  kbd {
    min-width: 1.75rem;
    padding: 1px var(--space-2);
    border: 1px solid var(--color-border-control);
    border-bottom-width: 2px;
    border-radius: var(--radius-small);
    font: inherit;
    font-size: var(--text-2);
    text-align: center;
  }
`;
