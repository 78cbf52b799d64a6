import { expect, screen, userEvent } from 'storybook/test';
import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { approvalsMeta } from './approvals.fixtures.ts';

const meta = preview.meta({
  ...approvalsMeta,
  component: ApprovalsScreen,
  decorators: [inFrame('approvals-requests')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.findByText('8 requests')).resolves.toBeVisible();
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });

/** Returns the boxes of a text, one for each of its lines, with the letters that an ellipsis hides. */
function linesOf(element: HTMLElement, text: string): DOMRect[] {
  const range = document.createRange();
  const node = [...element.childNodes].find((child) => child.textContent?.includes(text));
  const begin = node?.textContent?.indexOf(text) ?? 0;
  if (node) range.setStart(node, begin);
  if (node) range.setEnd(node, begin + text.length);
  return [...range.getClientRects()];
}

export const SmallDeskInSlovak = meta.story({
  args: { agenda: 'unavailabilities' },
  globals: { language: 'sk', viewport: { value: 'laptop' } },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    const number = await canvas.findByText('2 nedostupnosti');
    await step('the number of results breaks in no word', () =>
      expect(linesOf(number, 'nedostupnosti')).toHaveLength(1),
    );
    await step('the order has all its letters', async () => {
      const order = canvas.getByText('Termínu');
      const [line] = linesOf(order, 'Termínu');
      await expect(line?.width).toBeLessThanOrEqual(order.getBoundingClientRect().width);
    });
  },
});

export const HelpInItsMenu = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await step('Help links to the section of the area and begins no selection', async () => {
      const help = await screen.findByRole('menuitem', { name: 'Help' });
      await expect(help).toHaveAttribute('href', '/help/approvals-requests');
      await userEvent.click(help);
      await expect(screen.queryByRole('toolbar')).toBeNull();
      await expect(canvas.queryByRole('checkbox')).toBeNull();
    });
  },
});
