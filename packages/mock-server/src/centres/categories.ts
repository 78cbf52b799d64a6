import type { Language } from '@selfservice/api/core/language';
import { chance, hashOf } from '../my-plan/chance.ts';

/** A category that people are sorted by, and the share of the people that it has. */
interface Category {
  ref: string;
  share: number;
  names: Record<Language, string>;
}

const categories: Category[] = [
  { ref: '001', share: 0.52, names: { en: 'Operators', cs: 'Operátoři', sk: 'Operátori' } },
  { ref: '002', share: 0.16, names: { en: 'Setters', cs: 'Seřizovači', sk: 'Nastavovači' } },
  {
    ref: '003',
    share: 0.14,
    names: { en: 'Agency workers', cs: 'Agenturní zaměstnanci', sk: 'Agentúrni zamestnanci' },
  },
  { ref: '010', share: 0.1, names: { en: 'Foremen', cs: 'Mistři', sk: 'Majstri' } },
  {
    ref: '020',
    share: 0.08,
    names: {
      en: 'Technical staff',
      cs: 'Technickohospodářští pracovníci',
      sk: 'Technickohospodárski pracovníci',
    },
  },
];

/** Whether there is a category with a reference. */
export function isCategory(categoryRef: string): boolean {
  return categories.some(({ ref }) => ref === categoryRef);
}

/** The category of the person with a reference. */
export function categoryRefOf(personRef: string): string {
  let rest = chance(hashOf(personRef), 4);
  for (const { ref, share } of categories) {
    if (rest < share) return ref;
    rest -= share;
  }
  return '001';
}

/** Rows of the categories that some people are in. */
export function categoryRows(refs: ReadonlySet<string>, language: Language) {
  return categories
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, names }) => ({ IXS_KAT: ref, NAZEV_KAT: names[language] }));
}
