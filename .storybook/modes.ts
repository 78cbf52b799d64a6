import { variants } from '../tools/pictures/variants.ts';

/** What a picture is taken in: values of the toolbar, and the language that a story speaks once its play is done. */
export interface Mode {
  viewport: 'phone' | 'desk';
  theme: string;
  /** A play finds things by their English names, so the language changes after it. */
  spoken?: string;
}

/** The looks that the cloud review takes of every story: light at both widths, and the variants of a screen. */
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
