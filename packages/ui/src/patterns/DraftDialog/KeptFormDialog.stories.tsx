import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { KeptFormDialog } from './KeptFormDialog.tsx';

const meta = preview.meta({
  component: KeptFormDialog,
  args: {
    title: 'New note',
    isChanged: false,
    isRestored: false,
    isSaving: false,
    isChecking: false,
    isUnknown: false,
    onSave: fn(() => true),
    onStartAgain: fn(),
    onClose: fn(),
    children: <TextField label="Note" value="Doctor" onChange={() => {}} />,
  },
  parameters: { pictures: false },
});

export const Default = meta.story({
  play: async ({ args, step }) => {
    await step('calls onSave when the user presses Save', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
    await step('closes without a question if nothing was entered', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const Restored = meta.story({
  args: { isRestored: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    await expect(args.onStartAgain).toHaveBeenCalledOnce();
  },
});

export const UnknownOutcome = meta.story({
  args: { isUnknown: true, isChanged: true },
  play: async ({ args, step }) => {
    await step('the main button checks again', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
    await step('the other button says Close instead of Cancel', async () => {
      await expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
      await expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    });
  },
});
