import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { ApproverDecisionProps } from './ApproverDecision.tsx';
import { ApproverDecision } from './ApproverDecision.tsx';

const args: ApproverDecisionProps = {
  isNoteRequired: true,
  note: '',
  onNoteChange: fn(),
  isNoteAsked: false,
  onNoteAsk: fn(),
  busy: null,
  onDecide: fn(),
};

const meta = preview.meta({
  component: ApproverDecision,
  args,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('a rejection without its note goes nowhere but to the field', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
      await expect(args.onNoteAsk).toHaveBeenCalledTimes(1);
      await expect(canvas.getByRole('textbox', { name: 'Your note' })).toHaveFocus();
      await expect(args.onDecide).not.toHaveBeenCalled();
    });
    await step('an approval needs none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
      await expect(args.onDecide).toHaveBeenCalledWith('approved');
    });
  },
});

export const NoteMissing = meta.story({
  args: { isNoteAsked: true },
  play: ({ canvas }) =>
    expect(canvas.findByText('In case of rejecting you must enter a note.')).resolves.toBeVisible(),
});

export const NoNoteNeeded = meta.story({
  args: { isNoteRequired: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
    await expect(args.onDecide).toHaveBeenCalledWith('rejected');
  },
});

export const Rejecting = meta.story({
  args: { note: 'Two of three are away already.', busy: 'rejected' },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('textbox', { name: 'Your note' })).resolves.toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeDisabled();
  },
});
