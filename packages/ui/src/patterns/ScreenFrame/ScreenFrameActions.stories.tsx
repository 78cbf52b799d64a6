import { expect } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';

const meta = preview.meta({
  component: ScreenFrame,
  args: {
    title: 'Môj plán',
    backHref: '/dashboard',
    action: (
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 }}>
        <Button>Rozhodnúť o 12 zmenách plánu</Button>
        <Button>Zobraziť, čo čaká: september 2026</Button>
        <Button kind="primary">Podpísať 31 dní</Button>
      </div>
    ),
    children: <p>Čo obrazovka ukazuje.</p>,
  },
  parameters: { pictures: false },
  decorators: [inMain],
});

const expectNothingAside = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** Checks that the title is not cut off, and that the buttons are beside or below it. */
async function expectTitleBesideAction(title: HTMLElement, buttons: HTMLElement[]): Promise<void> {
  const { right, width } = title.getBoundingClientRect();
  await expect(width).toBeGreaterThanOrEqual(title.scrollWidth - 1);
  for (const button of buttons) {
    const edges = button.getBoundingClientRect();
    await expect(edges.left >= right || edges.top > title.getBoundingClientRect().bottom).toBe(true);
  }
}

export const Default = meta.story({
  parameters: { pictures: true },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expectNothingAside();
    await expectTitleBesideAction(canvas.getByRole('heading', { level: 1 }), canvas.getAllByRole('button'));
  },
});

export const LongTitle = meta.story({
  args: { title: 'Nedostupnosti na schválenie za celé stredisko údržby' },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expectNothingAside();
    await expectTitleBesideAction(canvas.getByRole('heading', { level: 1 }), canvas.getAllByRole('button'));
  },
});

export const OnADesk = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, step }) => {
    await expectNothingAside();
    await step('the actions are in one line if there is room', () => {
      const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
      return expect(new Set(tops).size).toBe(1);
    });
  },
});

export const OnANarrowPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: expectNothingAside,
});
