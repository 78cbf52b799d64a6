import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { NotAvailableNote } from './NotAvailableNote.tsx';

const meta = preview.meta({
  component: NotAvailableNote,
  render: () => (
    <Dialog isOpen title="My account">
      <NotAvailableNote />
    </Dialog>
  ),
});

export const Default = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'My account' });
    await expect(dialog).toHaveTextContent('Not available yet');
  },
});

export const InCzech = meta.story({ globals: { language: 'cs' } });
