import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FirstPaint } from './FirstPaint.tsx';

const meta = preview.meta({
  component: FirstPaint,
  args: { language: 'en' },
  parameters: { pictures: false },
  render: (args, { globals }) => (
    <FirstPaint {...args} language={String(globals['spoken'] || globals['language'])} />
  ),
});

/** Returns the page inside of the frame when it has loaded. */
async function startPage(canvasElement: HTMLElement): Promise<HTMLElement> {
  const frame = canvasElement.querySelector('iframe');
  await waitFor(() => expect(frame?.contentDocument?.getElementById('root')).not.toBeNull());
  const body = frame?.contentDocument?.body;
  if (!body) throw new Error('The frame has no page.');
  return body;
}

/** Returns a `play` that finds the notice with a title. */
const finds =
  (title: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const inside = within(await startPage(canvasElement));
    await expect(inside.findByRole('alert')).resolves.toHaveTextContent(title);
    await expect(inside.getByRole('button', { name: 'Reload page' })).toBeVisible();
  };

export const Loading = meta.story({
  play: async ({ canvasElement, step }) => {
    const body = await startPage(canvasElement);
    await step('the logo is shown in the middle, without words', async () => {
      await expect(body.querySelector('.first-paint')).toBeVisible();
      await expect(within(body).queryByRole('alert')).toBeNull();
    });
  },
});

export const BrowserTooOld = meta.story({
  args: { problem: 'old' },
  play: finds('Your browser is too old'),
});

export const Late = meta.story({
  args: { problem: 'late' },
  play: finds('Self-service has not started yet'),
});

export const FileFailed = meta.story({
  args: { problem: 'failed' },
  play: finds('Self-service could not be loaded'),
});
