import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TakeoverNotice } from './TakeoverNotice.tsx';

const meta = preview.meta({
  component: TakeoverNotice,
  args: { name: 'Kovář Tomáš', hasUnsent: true, onClose: fn() },
  parameters: { layout: 'padded' },
});

interface Canvas {
  findByRole: (role: 'alert') => Promise<HTMLElement>;
}

const says =
  (text: string) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
  };

export const Default = meta.story({
  tags: ['session-22'],
  play: async ({ canvas, args, step }) => {
    await step('the notice names the person and says that changes were not sent', () =>
      says(
        'You are now signed in as Kovář Tomáš.The server renewed your sign-in for another person. Your last changes before that were not sent.',
      )({ canvas }),
    );
    await step('the notice can be closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const InCzech = meta.story({
  globals: { language: 'cs' },
  play: says(
    'Nyní jste přihlášeni jako Kovář Tomáš.Server obnovil vaše přihlášení pro jinou osobu. Vaše předchozí změny nebyly odeslány.',
  ),
});

export const InSlovak = meta.story({
  globals: { language: 'sk' },
  play: says(
    'Teraz ste prihlásení ako Kovář Tomáš.Server obnovil vaše prihlásenie pre inú osobu. Vaše predchádzajúce zmeny neboli odoslané.',
  ),
});

export const NothingUnsent = meta.story({
  parameters: { pictures: false },
  args: { hasUnsent: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).not.toHaveTextContent('not sent');
  },
});
