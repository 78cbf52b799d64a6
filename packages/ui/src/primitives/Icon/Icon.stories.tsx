import { CalendarDays, CircleCheck, Clock, FileText } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Icon } from './Icon.tsx';

const meta = preview.meta({ component: Icon, args: { of: CalendarDays }, parameters: { layout: 'padded' } });

export const Default = meta.story({
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'),
});
export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Icon of={FileText} size={14} />
      <Icon of={Clock} />
      <Icon of={CircleCheck} size={20} />
      <Icon of={CalendarDays} size={28} />
    </div>
  ),
});
