import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aDecidedRequest, aRequest } from '../requests.fixtures.ts';
import { MyRequestRow } from './MyRequestRow.tsx';
import { RequestSection } from './RequestSection.ts';

const meta = preview.meta({
  component: MyRequestRow,
  args: { request: aRequest() },
  parameters: { layout: 'padded' },
  decorators: [(Story) => <RequestSection>{Story()}</RequestSection>],
});

const requests = [
  aRequest({ remainingDays: 5 }),
  aRequest({ remainingDays: -2, text: 'Doctor 20.11.2026 8:00 – 10:30' }),
  aRequest({ remainingDays: null, deadline: null, text: 'Vacation 28.12.2026 – 3.1.2027' }),
  aDecidedRequest('approved', { text: 'Work from home 14.12.2026 22:00 – 15.12.2026 2:00' }),
  aDecidedRequest('rejected', {
    text: 'Accompanying a family member to a medical facility, with pay 1.12.2026 – 31.12.2026',
  }),
  aDecidedRequest('cancelled', { text: 'Vacation in spring, as agreed with the foreman by phone' }),
];

export const Default = meta.story({
  tags: ['requests-4', 'requests-5'],
  play: async ({ canvas, step }) => {
    await step(
      'the row shows the account, the period, the length, the state, the remaining days and the applicant',
      async () => {
        await expect(canvas.findByText('Vacation')).resolves.toBeVisible();
        await expect(canvas.getByText('23–31 Dec')).toBeVisible();
        await expect(canvas.getByText('9 days')).toBeVisible();
        await expect(canvas.getByText('2 days left')).toBeVisible();
        await expect(canvas.getByText('Dvořáková Jana')).toBeVisible();
        await expect(canvas.getByTitle('Pending')).toBeVisible();
      },
    );
    await step('the applicant is below the account, in a muted colour', async () => {
      const [account, applicant] = [canvas.getByText('Vacation'), canvas.getByText('Dvořáková Jana')];
      await expect(applicant.offsetTop).toBeGreaterThan(account.offsetTop);
      await expect(getComputedStyle(applicant).color).not.toBe(getComputedStyle(account).color);
    });
  },
});

export const EveryState = meta.story({
  tags: ['requests-26', 'requests-64'],
  parameters: { pictures: true },
  render: (args) => (
    <>
      {requests.map((request, index) => (
        <MyRequestRow {...args} key={index} request={request} />
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('only pending requests have remaining days', async () => {
      await expect(canvas.findByText('5 days left')).resolves.toBeVisible();
      await expect(canvas.getAllByText(/left$|^After deadline$/)).toHaveLength(2);
    });
    await step('an approved or rejected request has the day of the decision', () =>
      expect(canvas.getAllByText(/^decided \d+\sNov$/)[0]).toBeVisible(),
    );
  },
});

export const Cancelling = meta.story({
  args: { progress: 'cancelling' as const },
  play: async ({ canvas, step }) => {
    await step('the row shows the progress instead of the remaining days', async () => {
      await expect(canvas.findByText('Cancelling…')).resolves.toBeVisible();
      await expect(canvas.queryByText('2 days left')).toBeNull();
    });
  },
});

export const Open = meta.story({
  args: { isOpen: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current="true"]')).toHaveTextContent('Vacation');
  },
});
