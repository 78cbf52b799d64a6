import { variants } from '../tools/pictures/variants.ts';

/** A variant that a picture is taken in: toolbar values, and the language that is applied after the `play`. */
export interface Mode {
  viewport: 'phone' | 'desk';
  theme: string;
  /** The language of the picture. It changes after the `play`, which finds elements by their English names. */
  spoken?: string;
}

/** The variants that the cloud review takes of every story: light at both widths, and the variants of a screen. */
export const modes: Readonly<Record<string, Mode>> = {
  'phone light': { viewport: 'phone', theme: 'light' },
  'desk light': { viewport: 'desk', theme: 'light' },
  ...Object.fromEntries(
    variants.map(({ width, theme, language }) => [
      `${width} ${theme} ${language}`,
      { viewport: width, theme, spoken: language },
    ]),
  ),
};
