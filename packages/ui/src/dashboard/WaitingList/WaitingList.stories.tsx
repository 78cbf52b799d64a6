import type { WaitingItem } from '@selfservice/api/dashboard/areas';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { WaitingList } from './WaitingList.tsx';

const everything: WaitingItem[] = [
  { area: 'my-plan', kind: 'planCheck', count: 2 },
  { area: 'my-plan', kind: 'planApprove', count: 1 },
  { area: 'my-worksheet', kind: 'area', count: 1 },
  { area: 'my-requests', kind: 'area', count: 5 },
  { area: 'my-unavailability', kind: 'area', count: 3 },
  { area: 'overtime', kind: 'area', count: 1 },
  { area: 'requests-approval', kind: 'area', count: 124 },
  { area: 'unavailabilities-approval', kind: 'area', count: 22 },
];

const meta = preview.meta({
  component: WaitingList,
  args: { items: everything, hrefFor: (area) => `/${area}` },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.findByRole('link', { name: '2 plan days to sign' })).resolves.toHaveAttribute(
      'href',
      '/my-plan',
    ),
});
export const InCzech = meta.story({ globals: { language: 'cs' } });
export const InSlovak = meta.story({ globals: { language: 'sk' } });
export const Nothing = meta.story({ args: { items: [] } });
export const Loading = meta.story({ args: { items: undefined } });
