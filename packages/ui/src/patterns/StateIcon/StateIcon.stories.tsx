import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { StateIcon } from './StateIcon.tsx';
import { stateIcons } from './stateIcons.ts';
import type { StateKind } from './stateIcons.ts';

const meta = preview.meta({
  component: StateIcon,
  args: { look: stateIcons.request.pending },
  parameters: { layout: 'padded' },
});

const kinds = Object.keys(stateIcons) as StateKind[];

function EveryState({ of }: { of: StateKind }) {
  return (
    <ul style={{ display: 'grid', gap: 12 }}>
      {Object.entries(stateIcons[of]).map(([state, look]) => (
        <li key={state} style={{ display: 'flex', gap: 12 }}>
          <StateIcon look={look} isCompact />
          <StateIcon look={look} />
        </li>
      ))}
    </ul>
  );
}

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Pending')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});
export const Compact = meta.story({
  args: { isCompact: true },
  play: async ({ canvas, step }) => {
    const word = await canvas.findByText('Pending');
    await step('the text is available to assistive technology', () => expect(word).toBeInTheDocument());
    await step('the text is visually hidden', () =>
      expect(word.getBoundingClientRect().width).toBeLessThanOrEqual(1),
    );
  },
});

export const LongText = meta.story({
  parameters: { pictures: true },
  globals: { language: 'pseudo', viewport: { value: 'narrow' } },
  render: () => (
    <div style={{ width: 130 }}>
      <StateIcon look={stateIcons.worksheet.signedElectronically} />
    </div>
  ),
});

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 40 }}>
      {kinds.map((kind) => (
        <EveryState key={kind} of={kind} />
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findAllByText('Approved')).not.toHaveLength(0);
    await step('no two states of a kind share an icon', async () => {
      for (const kind of kinds) {
        const icons = Object.values(stateIcons[kind]).map((look) => look.icon);
        await expect(new Set(icons).size).toBe(icons.length);
      }
    });
  },
});
