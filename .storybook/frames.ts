import { viewports } from './toolbar.ts';

/** A story in a frame of its own. */
export interface Frame {
  /** The text above the frame. Default none. */
  caption?: string;
  /** The settings of the toolbar. */
  globals: Record<string, unknown>;
}

/** Two frames that are worth a comparison, and the settings that differ. */
export interface Comparison {
  name: string;
  left: Frame;
  right: Frame;
}

const comparison = (left: string, right: string, of: [Frame['globals'], Frame['globals']]): Comparison => ({
  name: `${left} and ${right.toLowerCase()}`,
  left: { caption: left, globals: of[0] },
  right: { caption: right, globals: of[1] },
});

/**
 * The comparisons of the tool "Side by side". The language is set by `spoken`: it changes after the `play`, which finds elements by their
 * English names.
 */
export const comparisons: readonly Comparison[] = [
  comparison('Light', 'Dark', [{ theme: 'light' }, { theme: 'dark' }]),
  comparison('Light', 'High contrast', [{ theme: 'light' }, { theme: 'contrast' }]),
  {
    name: 'English and Czech',
    left: { caption: 'English', globals: { spoken: 'en' } },
    right: { caption: 'Čeština', globals: { spoken: 'cs' } },
  },
  {
    name: 'Czech and Slovak',
    left: { caption: 'Čeština', globals: { spoken: 'cs' } },
    right: { caption: 'Slovenčina', globals: { spoken: 'sk' } },
  },
  comparison('Phone', 'Desktop', [{ viewport: { value: 'phone' } }, { viewport: { value: 'desk' } }]),
  comparison('Employee', 'Approver', [{ person: 'employee' }, { person: 'approver' }]),
  comparison('Text of 100%', 'Text of 200%', [{ textSize: '100' }, { textSize: '200' }]),
];

/** Returns the size of the viewport that the settings choose; null for the whole window. */
export function sizeOf(globals: Record<string, unknown>): { width: number; height: number } | null {
  const { value } = (globals['viewport'] ?? {}) as { value?: string };
  const { styles } = (value && viewports[value as keyof typeof viewports]) || {};
  return styles
    ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    : null;
}

/** Writes settings as the address of a story has them, for example `theme:dark;viewport.value:phone`. */
function globalsText(globals: Record<string, unknown>): string {
  const { viewport, ...others } = globals;
  const { value } = (viewport ?? {}) as { value?: string };
  return Object.entries({ ...others, ...(value && { 'viewport.value': value }) })
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
    .map(([name, setting]) => `${name}:${setting}`)
    .join(';');
}

/** Returns the address of the page that shows a story in frames, relative to the workbench. */
export function framesHref(id: string, frames: readonly Frame[]): string {
  const query = new URLSearchParams({ id });
  for (const { caption, globals } of frames) {
    const { width, height } = sizeOf(globals) ?? {};
    query.append(
      'frame',
      new URLSearchParams({
        ...(caption && { caption }),
        ...(width && { width: String(width), height: String(height) }),
        globals: globalsText(globals),
      }).toString(),
    );
  }
  return `frames/index.html?${query}`;
}
