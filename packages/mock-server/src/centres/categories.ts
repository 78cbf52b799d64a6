import type { Language } from '@selfservice/api/core/language';
import { chance, hashOf } from '../my-plan/chance.ts';

/** A category and its share of the people. */
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

/** Returns whether a category exists. */
export function isCategory(categoryRef: string): boolean {
  return categories.some(({ ref }) => ref === categoryRef);
}

/** Returns the category of a person. */
export function categoryRefOf(personRef: string): string {
  let rest = chance(hashOf(personRef), 4);
  for (const { ref, share } of categories) {
    if (rest < share) return ref;
    rest -= share;
  }
  return '001';
}

/** Returns the rows of categories. */
export function categoryRows(refs: ReadonlySet<string>, language: Language) {
  return categories
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, names }) => ({ IXS_KAT: ref, NAZEV_KAT: names[language] }));
}
