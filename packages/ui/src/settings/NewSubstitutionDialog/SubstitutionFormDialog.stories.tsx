import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { somePeople } from '../settings.fixtures.ts';
import { SubstitutionFormDialog } from './SubstitutionFormDialog.tsx';

const meta = preview.meta({
  component: SubstitutionFormDialog,
  args: { people: somePeople, actionIds: [], knownIds: [], onCreated: fn(), onBack: fn(), onClose: fn() },
});

/** The behaviour is covered by the stories of `NewSubstitutionDialog`, which loads this dialog. */
export const Default = meta.story({
  tags: ['settings-8'],
  play: async () => {
    await expect(screen.findByRole('dialog', { name: 'New substitution' })).resolves.toBeVisible();
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
});
