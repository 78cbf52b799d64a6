import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RequestFormDialog } from './RequestFormDialog.tsx';

const meta = preview.meta({
  component: RequestFormDialog,
  args: {
    agenda: 'requests' as const,
    personRef: '0001001',
    draftKey: 'newRequest.story',
    onCreated: fn(),
    onClose: fn(),
  },
});

/** What it does is shown by the stories of `NewRequestDialog`, which fetches it. */
export const Default = meta.story({
  play: () => expect(screen.findByRole('dialog', { name: 'New request' })).resolves.toBeVisible(),
});
