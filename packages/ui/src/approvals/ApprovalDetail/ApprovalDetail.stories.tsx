import { NetworkError } from '@selfservice/api/core/errors';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { nextFrame } from '#storybook/next-frame.ts';
import preview from '#storybook/preview.tsx';
import { aDecidedRequest, aRequest, longName, longNote } from '../../requests/requests.fixtures.ts';
import { ApprovalDetail } from './ApprovalDetail.tsx';

const meta = preview.meta({
  component: ApprovalDetail,
  args: {
    request: aRequest(),
    progress: null,
    onUndo: undefined,
    error: null as Error | null,
    onRetry: fn(),
    isDecidedMeanwhile: false,
  },
  parameters: { layout: 'padded' },
});

const asQuery = (name: RegExp) => ['heading', { level: 2, name }] as const;

export const Default = meta.story({
  tags: ['approvals-15'],
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('the heading has applicant, account, days and length', () =>
      expect(
        canvas.findByRole(...asQuery(/^Dvořáková Jana Vacation Wed\s23\s–\sThu\s31\sDec\s2026 9\sdays$/)),
      ).resolves.toBeVisible(),
    );
    await step('the applicant appears once', () =>
      expect(canvas.getAllByText(/Dvořáková Jana/)).toHaveLength(1),
    );
  },
});
export const PartOfADay = meta.story({
  tags: ['approvals-15'],
  args: { request: aRequest({ text: 'Doctor 20.11.2026 8:00 – 10:30' }) },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.findByRole(...asQuery(/2:30\sh$/))).resolves.toBeVisible(),
});
export const OneDayInCzech = meta.story({
  args: { request: aRequest({ text: 'Dovolená 23. 12. 2026' }) },
  globals: { language: 'cs' },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.findByRole(...asQuery(/1\sden$/))).resolves.toBeVisible(),
});
export const LengthUnknown = meta.story({
  tags: ['approvals-15'],
  args: { request: aRequest({ text: 'Vacation, half of the month' }) },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.findByRole(...asQuery(/half of the month$/))).resolves.toBeVisible(),
});
export const SelectionBeingDecided = meta.story({
  args: { refusal: 'Use the bar below the list to decide on the selected requests.' },
  parameters: { pictures: false },
  play: ({ canvas }) =>
    expect(canvas.findByText(/to decide on the selected requests/)).resolves.toBeVisible(),
});
const onUndo = fn();
export const Approving = meta.story({
  parameters: { pictures: false },
  args: { progress: 'approving', onUndo },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalled();
    await expect(canvas.queryByText('Approved')).toBeNull();
  },
});
export const NotSent = meta.story({
  tags: ['approvals-29'],
  args: { error: new NetworkError('/breeze', null) },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});
export const JustDecided = meta.story({
  args: { request: aDecidedRequest('approved', { approver: '', decidedAt: null }), isJustDecided: true },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('You')).resolves.toBeVisible();
    await expect(canvas.getByText('Just now')).toBeVisible();
  },
});
export const DecidedMeanwhile = meta.story({
  tags: ['approvals-17', 'approvals-28'],
  args: { request: aDecidedRequest('rejected'), isDecidedMeanwhile: true },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('The request has been decided in the meantime.')).toBeVisible();
    await step('who decided and when is shown, and nothing can be decided', async () => {
      await expect(canvas.findByText('Ing. Svoboda Petr, Ph.D.')).resolves.toBeVisible();
      await expect(canvas.getByText(/19\sNov/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /Approve|Reject/ })).toBeNull();
    });
  },
});
export const LongText = meta.story({
  args: { request: aRequest({ applicant: longName, note: longNote }) },
  globals: { viewport: { value: 'narrow' } },
});
export const LongNote = meta.story({
  args: { request: aRequest({ note: longNote }), children: <p>The team</p> },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    const more = await canvas.findByRole('button', { name: 'Full note' });
    const team = canvas.getByText('The team');
    const { top } = team.getBoundingClientRect();
    const note = canvas.getByText(/^1\. Kolegyně/);
    await step('a long note is shortened at first', () =>
      expect(note.clientHeight).toBeLessThan(note.scrollHeight / 2),
    );
    await step('a press shows the whole note', async () => {
      await userEvent.click(more);
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      await expect(team.getBoundingClientRect().top).toBeGreaterThan(top + 80);
    });
    await step('another press shortens it again', async () => {
      await userEvent.click(more);
      await waitFor(() => expect(Math.abs(team.getBoundingClientRect().top - top)).toBeLessThan(2));
    });
  },
});
export const ShortNote = meta.story({
  args: { request: aRequest({ note: 'Keys are at the desk.' }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const note = await canvas.findByText('Keys are at the desk.');
    await expect(note).toBeVisible();
    // The browser reports the size to the component first, which observes it for longer.
    await new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(note);
    });
    await nextFrame();
    await expect(canvas.queryByRole('button', { name: 'Full note' })).toBeNull();
  },
});
