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

/** Makes every text half as long again and marks its ends, so that a cut or untranslated one stands out. */
export function toPseudo(text: string): string {
  const accented = text.replace(/[aceiorsuyz]/g, (letter) => accents[letter] ?? letter);
  return `[${accented}${'~'.repeat(Math.ceil(text.length / 2))}]`;
}

/** The pseudo-language as i18next sees it. */
export const pseudo: PostProcessorModule = { type: 'postProcessor', name: 'pseudo', process: toPseudo };
