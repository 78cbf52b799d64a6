import type { PostProcessorModule } from 'i18next';

const accents: Record<string, string> = {
  a: 'á',
  c: 'č',
  e: 'ě',
  i: 'í',
  o: 'ó',
  r: 'ř',
  s: 'š',
  u: 'ů',
  y: 'ý',
  z: 'ž',
};

/** Makes a text 50% longer and marks its ends, so that a cut-off or untranslated text is easy to see. */
export function toPseudo(text: string): string {
  const accented = text.replace(/[aceiorsuyz]/g, (letter) => accents[letter] ?? letter);
  return `[${accented}${'~'.repeat(Math.ceil(text.length / 2))}]`;
}

/** The pseudo-language as a post-processor of i18next. */
export const pseudo: PostProcessorModule = { type: 'postProcessor', name: 'pseudo', process: toPseudo };
