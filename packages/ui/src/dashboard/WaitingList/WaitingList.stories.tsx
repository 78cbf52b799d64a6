import type { EntryName } from '../../areas/areas.ts';
import type { WaitingItem } from '../../areas/visibleAreas.ts';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { WaitingList } from './WaitingList.tsx';

const item = (area: EntryName, of: WaitingItem['of'], count: number, isForOthers = false): WaitingItem => ({
  area,
  of,
  count,
  isForOthers,
});
const everything = [
  item('my-plan', 'planCheck', 2),
  item('my-plan', 'planApprove', 1),
  item('worksheet', 'worksheetSignatures', 1),
  item('requests', 'myRequests', 5, true),
  item('unavailability', 'myUnavailability', 3, true),
  item('overtime', 'overtime', 1),
  item('approvals-requests', 'requestsToApprove', 124),
  item('approvals-unavailabilities', 'unavailabilitiesToApprove', 22),
];

const meta = preview.meta({
  component: WaitingList,
  args: { items: everything, hrefFor: (area) => `/${area}` },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['dashboard-12', 'dashboard-34'],
  play: async ({ canvas, step }) => {
    const group = async (name: string) => within(await canvas.findByRole('region', { name }));
    await step('lists what the person has to do', async () => {
      const toDo = await group('To do');
      await expect(toDo.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(toDo.getByRole('link', { name: '2 plan days to sign' })).toHaveAttribute(
        'href',
        '/my-plan',
      );
      await expect(toDo.getAllByRole('link')).toHaveLength(6);
    });
    await step('the decisions of an approver are first', async () => {
      const toDo = await group('To do');
      const names = toDo.getAllByRole('link').map(({ textContent }) => textContent);
      await expect(names.slice(0, 3)).toEqual([
        '124 requests to approve',
        '22 unavailabilities to approve',
        '2 plan days to sign',
      ]);
    });
    await step('lists what other people have to decide', async () => {
      const forOthers = await group('Waiting for others');
      const links = forOthers.getAllByRole('link').map(({ textContent }) => textContent);
      await expect(links).toEqual(['5 requests pending', '3 unavailabilities pending']);
    });
  },
});
export const OnlyToDo = meta.story({
  args: { items: everything.filter(({ isForOthers }) => !isForOthers) },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('region', { name: 'To do' })).resolves.toBeVisible();
    await expect(canvas.queryByText('Waiting for others')).toBeNull();
  },
});
export const OnlyOnItsWay = meta.story({
  parameters: { pictures: false },
  args: { items: [item('requests', 'myRequests', 1, true)] },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('region', { name: 'Waiting for others' })).resolves.toBeVisible();
    await expect(canvas.queryByText('To do')).toBeNull();
  },
});
export const InCzech = meta.story({
  globals: { language: 'cs' },
  play: ({ canvas }) =>
    expect(canvas.findByRole('region', { name: 'Čeká se na ostatní' })).resolves.toBeVisible(),
});
export const InSlovak = meta.story({
  globals: { language: 'sk' },
  play: ({ canvas }) =>
    expect(canvas.findByRole('region', { name: 'Čaká sa na ostatných' })).resolves.toBeVisible(),
});
export const Nothing = meta.story({
  tags: ['dashboard-12'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Nothing needs your attention.')).resolves.toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
export const Loading = meta.story({
  parameters: { staysLoading: true },
  args: { items: undefined },
  play: async ({ canvas }) => {
    for (const name of ['To do', 'Waiting for others']) {
      const group = within(await canvas.findByRole('region', { name }));
      await expect(group.getByRole('list')).toHaveAttribute('aria-busy', 'true');
      await expect(group.queryByRole('link')).toBeNull();
    }
  },
});
