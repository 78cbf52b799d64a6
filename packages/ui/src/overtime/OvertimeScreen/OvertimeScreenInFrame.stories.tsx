import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { rowOf } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { OvertimeScreen } from './OvertimeScreen.tsx';
import { overtimeMeta, waitingRow } from './overtimeScreen.fixtures.ts';

const meta = preview.meta({
  ...overtimeMeta,
  component: OvertimeScreen,
  decorators: [inFrame('overtime')],
  play: async ({ canvasElement }) => {
    await rowOf(waitingRow);
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
