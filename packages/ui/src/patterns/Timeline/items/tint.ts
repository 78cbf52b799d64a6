/** The colour of an interval for which the server sends none. */
export const plainInk = 'var(--color-border-control)';

/** The colour from the server, exactly; an interval sets `--ink`. */
export const ink = `var(--ink, ${plainInk})`;

/**
 * The shares of the colours in the background of an interval, in percent; the rest is the surface. In the dark, grey takes
 * some of the chroma. The test checks the contrast of the text.
 */
export const tintShares = { light: { ink: 22, grey: 0 }, dark: { ink: 23, grey: 7 } };

/** The grey in the tint of dark themes. */
export const tintGrey = '#808080';

/** The share of the text colour in the hatch of other entries, in percent. */
export const hatchShare = 12;

/** The colour of the hatch. */
export const hatch = `color-mix(in srgb, var(--color-text) ${hatchShare}%, transparent)`;

const { light, dark } = tintShares;
const mixedInk = `color-mix(in oklab, ${ink} ${(dark.ink / (dark.ink + dark.grey)) * 100}%, ${tintGrey})`;

/**
 * The background of an interval: its colour mixed into the surface. In `oklab`, because `oklch` turns the hue towards that of
 * the surface. White and black need no rule of their own.
 */
export const tint = `light-dark(
  color-mix(in oklab, ${ink} ${light.ink}%, var(--color-surface)),
  color-mix(in oklab, ${mixedInk} ${dark.ink + dark.grey}%, var(--color-surface))
)`;
