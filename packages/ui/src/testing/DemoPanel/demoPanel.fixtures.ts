import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { waitForFocusIn } from '#storybook/wait-for-focus.ts';
import { alena, alexandra, fine, jana, link, petr, settings } from './demo.fixtures.ts';

/** The props of the stories. */
export const panelArgs = {
  people: [jana, alexandra, petr, alena],
  person: jana,
  isSignedIn: false,
  password: 'demo',
  settings,
  network: fine,
  calls: ['getDashboardData', 'getOvertime', 'postAbsences', 'postRequestStatus'],
  link,
  notes: [],
  tours: ['request', 'approval', 'plan', 'pass'] as const,
  onTourStart: fn(),
  isHidden: false,
  onHiddenChange: fn(),
  onPersonChange: fn(),
  onSettingsChange: fn(),
  onNetworkChange: fn(),
  onLinkWanted: fn(),
  onCopy: fn(() => Promise.resolve()),
  onReset: fn(),
};

/** The queries of a story or of an element. */
export type Canvas = ReturnType<typeof within>;

/** Opens the panel, whose button is the last one of the strip, and returns it. */
export async function open(canvas: Canvas): Promise<Canvas> {
  const button = (await canvas.findAllByRole('button')).at(-1);
  if (!button) throw new Error('The strip has no button.');
  await userEvent.click(button);
  const panel = await screen.findByRole('dialog');
  await waitForFocusIn(panel);
  return within(panel);
}

/** Opens a tab of the panel by its place and returns the panel. */
export async function openTab(canvas: Canvas, place: 0 | 1 | 2 | 3): Promise<Canvas> {
  const panel = await open(canvas);
  const tab = panel.getAllByRole('tab')[place];
  if (!tab) throw new Error('There is no such tab.');
  await userEvent.click(tab);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  return panel;
}

/** Selects an option of a select. */
export async function select(panel: Canvas, label: RegExp, option: string | RegExp): Promise<void> {
  await userEvent.click(panel.getByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
