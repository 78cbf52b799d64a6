import type { BackendLanguage } from '@selfservice/api/core/language';
import type { PersonKey } from '../core/people.ts';
import { people } from '../core/people.ts';
import type { Texts } from '../core/texts.ts';
import { texts } from '../core/texts.ts';
import { chance, hashOf } from '../my-plan/chance.ts';
import { centreNamed, parentsOfCentre } from './centre-tree.ts';
import { centreIdOf } from './crowd-places.ts';

/** The categories, by reference. */
const categories = {
  '001': texts('Operators', 'Operátoři', 'Operátori'),
  '002': texts('Setters', 'Seřizovači', 'Nastavovači'),
  '003': texts('Agency workers', 'Agenturní zaměstnanci', 'Agentúrni zamestnanci'),
  '010': texts('Foremen', 'Mistři', 'Majstri'),
  '020': texts('Technical staff', 'Technickohospodářští pracovníci', 'Technickohospodárski pracovníci'),
  '030': texts('Students', 'Studenti', 'Študenti'),
  '040': texts('Agreement workers', 'Dohodáři', 'Dohodári'),
} satisfies Record<string, Texts>;

/** The reference of a category. */
export type CategoryRef = keyof typeof categories;

/** Parts of the organisation with the share of each category, from 0 to 1. The first category has the rest. */
const shares: Record<'production' | 'services' | 'office', [CategoryRef, number][]> = {
  production: [
    ['001', 0.52],
    ['002', 0.16],
    ['003', 0.14],
    ['010', 0.1],
    ['020', 0.04],
    ['030', 0.02],
    ['040', 0.02],
  ],
  services: [
    ['001', 0.68],
    ['003', 0.06],
    ['010', 0.1],
    ['020', 0.06],
    ['030', 0.05],
    ['040', 0.05],
  ],
  office: [
    ['020', 0.9],
    ['030', 0.05],
    ['040', 0.05],
  ],
};

const ids = {
  office: idOf('Head office'),
  production: [idOf(people.manager.centre), idOf(people.slovak.centre)],
};

/** The categories of shared people whose role asks for one. */
const own: Partial<Record<PersonKey, CategoryRef>> = {
  employee: '001',
  approver: '010',
  manager: '020',
  twoEmployments: '001',
  substitute: '010',
  mustChangePassword: '001',
  restricted: '001',
  longName: '020',
  firstDay: '020',
  slovak: '010',
  unsupportedLanguage: '002',
  director: '020',
};
const ownByRef = new Map(
  Object.entries(own).flatMap(([key, category]) => {
    const { ref, secondEmployment } = people[key as PersonKey];
    return [ref, secondEmployment?.ref ?? ref].map((each): [string, CategoryRef] => [each, category]);
  }),
);

/** Returns whether a category exists. */
export function isCategory(categoryRef: string): categoryRef is CategoryRef {
  return categoryRef in categories;
}

const known = new Map(ownByRef);

/** Returns the category of a person, computed once. It fits the centre of the person. */
export function categoryRefOf(personRef: string): CategoryRef {
  const category = known.get(personRef) ?? categoryInCentre(personRef);
  known.set(personRef, category);
  return category;
}

function categoryInCentre(personRef: string): CategoryRef {
  const ofPart = shares[partOf(centreIdOf(personRef))];
  let rest = chance(hashOf(personRef), 4);
  for (const [ref, share] of ofPart) {
    if (rest < share) return ref;
    rest -= share;
  }
  return ofPart[0]?.[0] ?? '001';
}

/** Returns the rows of categories. */
export function categoryRows(refs: ReadonlySet<string>, language: BackendLanguage) {
  return Object.entries(categories)
    .filter(([ref]) => refs.has(ref))
    .map(([ref, names]) => ({ IXS_KAT: ref, NAZEV_KAT: names[language] }));
}

function partOf(centreId: number): keyof typeof shares {
  const way = [...parentsOfCentre(centreId).map(({ id }) => id), centreId];
  if (way.includes(ids.office)) return 'office';
  return ids.production.some((id) => way.includes(id)) ? 'production' : 'services';
}

function idOf(name: string): number {
  return centreNamed(name)?.id ?? 0;
}
