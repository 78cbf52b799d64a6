import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { focusHeading, PageHeading } from './PageHeading.tsx';

const meta = preview.meta({
  component: PageHeading,
  args: { children: 'My requests' },
  parameters: { layout: 'padded', pictures: false },
});

const isTitle = (title: string) => waitFor(() => expect(document.title).toBe(title));

export const Default = meta.story({ play: () => isTitle('My requests · Self-service') });
export const Czech = meta.story({
  args: { children: 'Moje žádosti' },
  globals: { language: 'cs' },
  play: () => isTitle('Moje žádosti · Zaměstnanecká samoobsluha'),
});
export const Slovak = meta.story({
  args: { children: 'Moje žiadosti' },
  globals: { language: 'sk' },
  play: () => isTitle('Moje žiadosti · Zamestnanecká samoobsluha'),
});
export const Focused = meta.story({
  play: async ({ canvas }) => {
    focusHeading();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});
