import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { aDecidedRequest, aRequest, longName } from '../requests.fixtures.ts';
import { RequestSummary } from './RequestSummary.tsx';

const meta = preview.meta({
  component: RequestSummary,
  args: { request: aRequest() },
  parameters: { layout: 'padded' },
});

const requests = [
  aRequest({ remainingDays: 5 }),
  aRequest({ remainingDays: 1 }),
  aRequest({ remainingDays: -2 }),
  aRequest({ remainingDays: null, deadline: null }),
  aDecidedRequest('approved'),
  aDecidedRequest('rejected'),
  aDecidedRequest('cancelled'),
  aRequest({
    applicant: longName,
    text: 'Accompanying a family member to a medical facility, with pay 1.12.2026 – 31.12.2026',
    remainingDays: 21,
  }),
];

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('it says who, what, where it stands and how long it can be decided', async () => {
      await expect(canvas.findByText('2 days left')).resolves.toBeVisible();
      await expect(canvas.getByText('Vacation 23–31 Dec')).toBeVisible();
      await expect(canvas.getByText('Dvořáková Jana')).toBeVisible();
      await expect(canvas.getByText('Pending')).toBeInTheDocument();
    });
  },
});
export const EveryState = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {requests.map((request, index) => (
        <RequestSummary {...args} key={index} request={request} />
      ))}
    </div>
  ),
});
export const Approving = meta.story({
  args: { progress: 'approving' as const },
  play: async ({ canvas, step }) => {
    await step('it says what is under way, and not that it has happened', async () => {
      await expect(canvas.findByText('Approving…')).resolves.toBeVisible();
      await expect(canvas.queryByText('Approved')).toBeNull();
      await expect(canvas.queryByText('2 days left')).toBeNull();
    });
  },
});
export const Open = meta.story({ args: { isOpen: true } });
