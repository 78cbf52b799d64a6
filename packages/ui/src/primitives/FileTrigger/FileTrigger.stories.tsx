import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { FileTrigger } from './FileTrigger.tsx';

const meta = preview.meta({
  component: FileTrigger,
  args: {
    label: 'Choose a picture',
    kinds: ['image/*'],
    description: 'A picture of the certificate; it is made smaller before it is sent.',
    onSelect: fn(),
  },
  parameters: { layout: 'padded' },
});

const picture = new File(['x'], 'certificate.png', { type: 'image/png' });

function inputIn(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  return input;
}

export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(inputIn(canvasElement), picture);
    await expect(args.onSelect).toHaveBeenCalledWith([picture]);
  },
});
export const WrongKind = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const letter = new File(['x'], 'letter.pdf', { type: 'application/pdf' });
    await userEvent.upload(inputIn(canvasElement), letter, { applyAccept: false });
    await expect(canvas.getByRole('status')).toHaveTextContent('This type of file is not supported.');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});
export const JudgedByItsContent = meta.story({
  args: { refusesByType: false },
  play: async ({ canvas, canvasElement, args }) => {
    const nameless = new File(['x'], 'certificate', { type: '' });
    await userEvent.upload(inputIn(canvasElement), nameless, { applyAccept: false });
    await expect(args.onSelect).toHaveBeenCalledWith([nameless]);
    await expect(canvas.getByRole('status')).not.toHaveTextContent('cannot be used');
  },
});
export const OtherWay = meta.story({
  args: { secondaryAction: <Button>Take a photo</Button> },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Take a photo' })).toBeVisible(),
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, step }) => {
    await step('the button can be focused and is described by the hint', async () => {
      const button = canvas.getByRole('button', { name: 'Choose a picture' });
      button.focus();
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveAccessibleDescription(/made smaller/);
    });
  },
});
export const LongText = meta.story({
  args: {
    label: 'Vybrať obrázok potvrdenia',
    description:
      'Obrázok potvrdenia o dočasnej pracovnej neschopnosti zamestnanca; pred odoslaním sa zmenší.',
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      <FileTrigger {...args} />
      <FileTrigger {...args} errorMessage="There is an attachment of this name already." />
      <FileTrigger {...args} isDisabled />
    </div>
  ),
});
