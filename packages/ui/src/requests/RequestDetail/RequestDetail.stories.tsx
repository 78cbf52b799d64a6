import { HttpError } from '@selfservice/api/core/errors';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { aRequest, longName, longNote } from '../requests.fixtures.ts';
import type { Approver } from './ApproverDecision.tsx';
import { RequestDetail } from './RequestDetail.tsx';

const approver: Approver = {
  role: 'approver',
  isNoteRequired: true,
  note: '',
  onNoteChange: fn(),
  isNoteAsked: false,
  onNoteAsk: fn(),
};

const meta = preview.meta({
  component: RequestDetail,
  args: { request: aRequest(), actor: approver, busy: null, error: null, onDecide: fn() },
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  render: function WithNote(args) {
    const { actor } = args;
    const [note, setNote] = useState(actor?.role === 'approver' ? actor.note : '');
    const [isNoteAsked, setIsNoteAsked] = useState(false);
    if (actor?.role !== 'approver') return <RequestDetail {...args} />;
    const own = { note, onNoteChange: setNote, isNoteAsked, onNoteAsk: () => setIsNoteAsked(true) };
    return <RequestDetail {...args} actor={{ ...actor, ...own }} />;
  },
});

const serverError = new HttpError({
  url: '/breeze/IpoData/SetWflRequestStatusSelfService',
  status: 500,
  statusText: 'Internal Server Error',
  headers: {},
  body: '{"Message":"Timeout expired."}',
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('it says when it was made and until when it can be decided', async () => {
      await expect(canvas.findByText(/Wed,? 18 Nov 2026 9:42/)).resolves.toBeVisible();
      await expect(canvas.getByText('2 days left')).toBeVisible();
    });
    await step('approving needs no note', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
      await expect(args.onDecide).toHaveBeenLastCalledWith('approved');
    });
  },
});

export const RejectedWithoutNote = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    const reject = await canvas.findByRole('button', { name: 'Reject' });
    await step('a rejection without a note is not made: the field asks for it', async () => {
      await userEvent.click(reject);
      await expect(args.onDecide).not.toHaveBeenCalled();
      const field = canvas.getByRole('textbox', { name: 'Your note' });
      await expect(field).toHaveFocus();
      await expect(field).toHaveAccessibleDescription(/In case of rejecting you must enter a note\./);
    });
  },
});

export const RejectedWithNote = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    await step('blanks are no note', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Your note' }), '  ');
      await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
      await expect(args.onDecide).not.toHaveBeenCalled();
    });
    await step('with one it is rejected', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'Not this week.');
      await expect(canvas.queryByText('In case of rejecting you must enter a note.')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
      await expect(args.onDecide).toHaveBeenLastCalledWith('rejected');
    });
  },
});

export const NoteNotRequired = meta.story({
  args: { actor: { ...approver, isNoteRequired: false } },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('rejected');
  },
});

export const BeingApproved = meta.story({
  args: { busy: 'approved' as const },
  play: async ({ canvas, args, step }) => {
    await step('nothing is decided twice, and nothing is called approved yet', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Approve/ }));
      await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled();
      await expect(args.onDecide).not.toHaveBeenCalled();
      await expect(canvas.queryByText('Approved')).toBeNull();
    });
  },
});

export const Failed = meta.story({
  parameters: { pictures: false },
  args: { error: serverError, onRetry: fn(), actor: { ...approver, note: 'Not this week.' } },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('The request has not been changed.')).resolves.toBeVisible();
    await step('the note is still there', () =>
      expect(canvas.getByRole('textbox')).toHaveValue('Not this week.'),
    );
  },
});

export const LongText = meta.story({
  args: {
    request: aRequest({
      applicant: longName,
      text: 'Doprovod rodinného příslušníka do zdravotnického zařízení s náhradou mzdy 1.12.2026 – 31.12.2026',
      note: longNote,
      remainingDays: -2,
    }),
    children: <p>Kdo další je v těch dnech pryč</p>,
  },
  globals: { language: 'cs', viewport: { value: 'narrow' } },
});
