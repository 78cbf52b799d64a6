import { expect } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  component: Banner,
  args: { title: 'A new version is available.' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByText('A new version is available.')).toBeVisible(),
});
export const LongText = meta.story({
  args: {
    tone: 'negative',
    children: 'Na serveri sa vyskytla chyba, obráťte sa na správcu. '.repeat(6),
    actions: <Button>Skúsiť znova</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Banner title="A new version is available." actions={<Button>Update</Button>} />
      <Banner tone="positive" title="Saved." />
      <Banner tone="caution" title="The plan is not published for this month." />
      <Banner tone="negative" title="The password could not be changed.">
        What you entered is still here.
      </Banner>
    </div>
  ),
});
