import { Hourglass } from 'lucide-react';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { StatusPage } from './StatusPage.tsx';

const meta = preview.meta({ component: StatusPage, args: { title: 'Not available yet' } });

export const Default = meta.story({
  args: { icon: Hourglass, children: <p>This part does not exist yet.</p> },
});
export const Busy = meta.story({ args: { title: 'Server checking ...', isBusy: true } });
export const LongText = meta.story({
  args: {
    icon: Hourglass,
    title: 'Konfiguráciu aplikácie sa nepodarilo načítať ani na ďalší pokus',
    children: <p>{'Skúste to, prosím, o chvíľu znova alebo sa obráťte na správcu. '.repeat(4)}</p>,
    actions: <Button kind="primary">Skúsiť znova</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
});
export const WithDial = meta.story({
  args: { title: 'Page not found', dial: '404', actions: <Button>Home</Button> },
});
