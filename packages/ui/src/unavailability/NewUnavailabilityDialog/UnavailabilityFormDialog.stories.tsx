import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UnavailabilityFormDialog } from './UnavailabilityFormDialog.tsx';

const meta = preview.meta({
  component: UnavailabilityFormDialog,
  args: { personRef: '0001001', draftKey: 'newUnavailability.story', onCreated: fn(), onClose: fn() },
});

/** What it does is shown by the stories of `NewUnavailabilityDialog`, which fetches it. */
export const Default = meta.story({
  play: () => expect(screen.findByRole('dialog', { name: 'New unavailability' })).resolves.toBeVisible(),
});
