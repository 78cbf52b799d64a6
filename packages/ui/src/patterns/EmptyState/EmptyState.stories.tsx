import { CalendarPlus } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  component: EmptyState,
  args: { icon: CalendarPlus, title: 'No requests yet' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByText('No requests yet')).toBeVisible(),
});
export const WithAction = meta.story({
  args: {
    children: <p>Vacation, a doctor's visit, family care: your requests appear here with the decision.</p>,
    action: <Button kind="primary">New request</Button>,
  },
});
export const LongText = meta.story({
  args: {
    title: 'V tomto mesiaci ešte nemáte žiadnu schválenú ani čakajúcu žiadosť o neprítomnosť',
    children: <p>{'Keď o niečo požiadate, uvidíte to tu aj s odpoveďou schvaľovateľa. '.repeat(3)}</p>,
    action: <Button kind="primary">Požiadať o neprítomnosť</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
});
