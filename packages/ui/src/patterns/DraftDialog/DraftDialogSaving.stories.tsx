import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { SampleDialog } from './SampleDialog.fixtures.tsx';

let response = Promise.withResolvers<'saved' | 'full'>();

const meta = preview.meta({
  component: SampleDialog,
  args: { save: fn(() => response.promise), onSaved: fn(), onClose: fn() },
  beforeEach: () => {
    response = Promise.withResolvers();
  },
});

const note = () => screen.findByRole('textbox', { name: 'Note' });
const saveButton = () => screen.getByRole('button', { name: 'Save' });

export const Default = meta.story({ parameters: { pictures: true } });

export const FaultFocused = meta.story({
  play: async ({ args, step }) => {
    await note();
    await userEvent.click(saveButton());
    await step('nothing is saved, and the first invalid field has the focus', async () => {
      await expect(await note()).toHaveFocus();
      await expect(await note()).toHaveAccessibleDescription('Write a note.');
      await expect(args.save).not.toHaveBeenCalled();
    });
  },
});

export const Saved = meta.story({
  play: async ({ args, step }) => {
    await userEvent.type(await note(), 'Doctor');
    await step('a double click saves once', async () => {
      await userEvent.dblClick(saveButton());
      await expect(args.onSaved).not.toHaveBeenCalled();
      response.resolve('saved');
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
      await expect(args.save).toHaveBeenCalledOnce();
    });
    await step('the user is notified', () =>
      expect(notify.success).toHaveBeenCalledWith('The note has been saved.'),
    );
  },
});

export const Refused = meta.story({
  args: { save: fn(() => Promise.resolve('full' as const)) },
  play: async ({ args, step }) => {
    await userEvent.type(await note(), 'Doctor');
    await userEvent.click(saveButton());
    await step('the reason is shown, and the entries stay', async () => {
      await waitFor(() => expect(notify.refusal).toHaveBeenCalledWith('There is no room for another note.'));
      await expect(await note()).toHaveValue('Doctor');
      await expect(args.onSaved).not.toHaveBeenCalled();
    });
  },
});

/** The call failed without a response: the entries stay, and the user can try again. */
export const Failed = meta.story({
  parameters: { pictures: true },
  args: { save: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ args }) => {
    await userEvent.type(await note(), 'Doctor');
    await userEvent.click(saveButton());
    await expect(screen.findByText('The note has not been saved.')).resolves.toBeVisible();
    await expect(await note()).toHaveValue('Doctor');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

export const Discarded = meta.story({
  play: async ({ args, step }) => {
    await userEvent.type(await note(), 'Doctor');
    await step('closing asks before the entries are discarded', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});
