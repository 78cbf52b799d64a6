import { localDateTime } from '@selfservice/api/core/local-date';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aWorksheet } from '../worksheet.fixtures.ts';
import { StampSteps } from './StampSteps.tsx';

const signature = { by: 'Dvořáková Jana', at: localDateTime('2026-11-04T10:05:00') };

const meta = preview.meta({
  component: StampSteps,
  args: { worksheet: aWorksheet() },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['worksheet-5', 'worksheet-6'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('the steps are in order, with name and time', async () => {
      const [approved, confirmed, signed] = canvas.getAllByRole('listitem');
      await expect(approved).toHaveTextContent(/^Approved Ing\. Svoboda Petr, Ph\.D\., Sun.1.Nov 15:40$/);
      await expect(confirmed).toHaveTextContent(/^Confirmed Mgr\. Horáková Eva, Mon.2.Nov 9:12$/);
      await expect(signed).toHaveTextContent('Signed not yet');
    });
    await step('the confirmation has the picture of a stamp', () =>
      expect(canvasElement.querySelectorAll('[data-part=mark] [stroke-dasharray]')).toHaveLength(1),
    );
  },
});

export const NotYetApproved = meta.story({
  tags: ['worksheet-6', 'worksheet-42'],
  args: { worksheet: aWorksheet({ confirmation: null, approval: null }) },
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getAllByText('not yet')).toHaveLength(3);
    await step('an unconfirmed worksheet has no picture of a stamp', () =>
      expect(canvasElement.querySelectorAll('[stroke-dasharray]')).toHaveLength(0),
    );
  },
});

export const SignedElectronically = meta.story({
  tags: ['worksheet-42'],
  args: { worksheet: aWorksheet({ signature: { ...signature, kind: 'electronic' } }) },
  parameters: { pictures: true },
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(/^Signed electronically Dvořáková Jana, /),
});

export const SignedByHand = meta.story({
  tags: ['worksheet-42'],
  args: { worksheet: aWorksheet({ signature: { by: '', at: signature.at, kind: 'hand' } }) },
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(/^Signed by hand Wed.4.Nov 10:05$/),
});
