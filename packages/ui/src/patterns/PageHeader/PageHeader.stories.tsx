import { expect } from 'storybook/test';
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
export const ActionsWithoutRoom = meta.story({
  args: {
    title: 'Nedostupnosti na schválenie',
    actions: (
      <>
        <Button>Rozhodnúť o 12 zmenách</Button>
        <Button kind="primary">Podpísať 31 dní</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    const { bottom } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await step('the actions are below the title', async () => {
      for (const button of canvas.getAllByRole('button'))
        await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    });
    await step('nothing overflows the screen', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  },
});
