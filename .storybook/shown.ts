import { screen } from 'storybook/test';

/** What a picture must show: something by its role and English name, or words. */
export type Shown = { role: string; name?: string | RegExp } | { text: string | RegExp };

const overlays = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'];
const promising = /-(open|opens|opened|asks)(-|$)/;

/** How many overlays of each kind are in sight. */
function openOverlays(): string {
  return overlays
    .map((role) => `${screen.queryAllByRole(role, { hidden: true }).filter(isInSight).length} × ${role}`)
    .filter((count) => !count.startsWith('0'))
    .join(', ');
}

function isInSight(element: Element): boolean {
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
 * Remembers what the play left in sight, and says later whether it is there still: a picture must show what its story is
 * named for, in every look.
 *
 * @param id the story's, whose name may promise something open
 * @param wanted `parameters.shows`: one thing or several
 * @returns throws if something has gone since; before that, if something is missing at once
 */
export function rememberShown(id: string, wanted: Shown | readonly Shown[] | undefined): () => void {
  const things = [wanted ?? []].flat<(Shown | readonly Shown[])[]>();
  const elements = things.map((thing) => ({ thing, element: find(thing) }));
  const open = openOverlays();
  if (promising.test(id) && !open && things.length === 0)
    throw new Error(
      'Its name promises something open. Nothing is; or say what it shows by `parameters.shows`.',
    );
  return () => {
    for (const { thing, element } of elements)
      if (!element.isConnected || !isInSight(element))
        throw new Error(`Not in sight any more: ${JSON.stringify(thing)}`);
    const left = openOverlays();
    if (left !== open) throw new Error(`Open at first: ${open || 'nothing'}; now: ${left || 'nothing'}.`);
  };
}
