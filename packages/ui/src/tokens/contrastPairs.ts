/** Two colour roles that are used together. */
export interface ContrastPair {
  /** The role of the text, the border or the ring, without `color-`. */
  foreground: string;
  /** The role of the surface below it. */
  surface: string;
  /** The minimum of WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for the border and focus ring of a control (1.4.11). */
  atLeast: 4.5 | 3;
}

/** The surfaces of screens, from the lowest to the one under the pointer. */
export const surfaces = [
  'surface',
  'surface-raised',
  'surface-floating',
  'surface-sunken',
  'surface-hover',
] as const;

const tones = ['positive', 'caution', 'negative', 'information'];
const colors = ['accent', ...tones];
const quietSurfaces = colors.map((color) => `${color}-quiet`);

/** Every pair that needs enough contrast in every theme. The test of the tokens measures them. */
export const contrastPairs: readonly ContrastPair[] = [
  ...[...surfaces, ...quietSurfaces].flatMap((surface) => [
    text('text', surface),
    text('text-muted', surface),
  ]),
  ...surfaces.flatMap((surface) => colors.map((color) => text(color, surface))),
  ...colors.map((color) => text(color, `${color}-quiet`)),
  text('accent-hover', 'surface'),
  text('text-disabled', 'surface'),
  text('text-disabled', 'surface-sunken'),
  text('on-accent', 'accent'),
  text('on-accent', 'accent-hover'),
  text('on-negative', 'negative'),
  text('on-negative', 'negative-hover'),
  ...surfaces.flatMap((surface) => [edge('border-control', surface), edge('focus', surface)]),
];

function text(foreground: string, surface: string): ContrastPair {
  return { foreground, surface, atLeast: 4.5 };
}

function edge(foreground: string, surface: string): ContrastPair {
  return { foreground, surface, atLeast: 3 };
}
