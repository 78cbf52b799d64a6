import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { somePeople } from '../settings.fixtures.ts';
import { SubstitutionFormDialog } from './SubstitutionFormDialog.tsx';

const meta = preview.meta({
  component: SubstitutionFormDialog,
  args: { people: somePeople, actionIds: [], knownIds: [], onCreated: fn(), onClose: fn() },
});

/** What it does is shown by the stories of `NewSubstitutionDialog`, which fetches it. */
export const Default = meta.story({
  play: async () => {
    await expect(screen.findByRole('dialog', { name: 'New substitution' })).resolves.toBeVisible();
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
});
