import { screen } from 'storybook/test';

/** An element that a picture must show, by its role and English name or by its text. */
export type Shown = { role: string; name?: string | RegExp } | { text: string | RegExp };

const overlays = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'];
const promising = /-(open|opens|opened|asks)(-|$)/;

/** Returns the number of visible overlays of each role, as text. */
function openOverlays(): string {
  return overlays
    .map((role) => `${screen.queryAllByRole(role, { hidden: true }).filter(isVisible).length} × ${role}`)
    .filter((count) => !count.startsWith('0'))
    .join(', ');
}

function isVisible(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    bottom > 0 &&
    right > 0 &&
    top < innerHeight &&
    left < innerWidth
  );
}

function find(shown: Shown): HTMLElement {
  return 'text' in shown
    ? screen.getByText(shown.text)
    : screen.getByRole(shown.role, { ...(shown.name !== undefined && { name: shown.name }) });
}

/**
 * Records the elements visible after `play`; the returned function throws if one has disappeared. Every picture must
 * show what its story is named after.
 *
 * @param id the id of the story, whose name may promise something open
 * @param wanted `parameters.shows`: one element or several
 * @returns a function that throws if something has disappeared
 * @throws Error if something is missing now
 */
export function rememberShown(id: string, wanted: Shown | readonly Shown[] | undefined): () => void {
  const things = [wanted ?? []].flat<(Shown | readonly Shown[])[]>();
  const elements = things.map((thing) => ({ thing, element: find(thing) }));
  const open = openOverlays();
  if (promising.test(id) && !open && things.length === 0)
    throw new Error(
      'The name of the story promises something open, but nothing is open: open it, or set `parameters.shows`.',
    );
  return () => {
    for (const { thing, element } of elements)
      if (!element.isConnected || !isVisible(element))
        throw new Error(`Not visible any more: ${JSON.stringify(thing)}`);
    const left = openOverlays();
    if (left !== open) throw new Error(`Open at first: ${open || 'nothing'}; now: ${left || 'nothing'}.`);
  };
}
