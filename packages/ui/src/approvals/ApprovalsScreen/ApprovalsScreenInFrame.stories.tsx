import { expect } from 'storybook/test';
import { fillsFrame, inFrame } from '../../../../../.storybook/decorators/inFrame.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { approvalsMeta } from './approvals.fixtures.ts';

const meta = preview.meta({
  ...approvalsMeta,
  component: ApprovalsScreen,
  decorators: [inFrame('approvals-requests')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.findByText('8 requests')).resolves.toBeVisible();
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
