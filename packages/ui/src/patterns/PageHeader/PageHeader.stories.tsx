import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  component: PageHeader,
  args: { title: 'My requests', backHref: '/dashboard' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story();
export const WithAction = meta.story({ args: { actions: <Button kind="primary">New request</Button> } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const LongTitle = meta.story({
  args: { title: 'Nedostupnosti na schválenie za celé stredisko údržby a meracích prístrojov' },
  globals: { viewport: { value: 'narrow' } },
});
