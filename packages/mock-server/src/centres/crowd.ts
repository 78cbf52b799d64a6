import { SimpleFaker } from '@faker-js/faker';
import type { GeneratedEmployee } from '../core/colleagues.ts';
import { withDegrees } from '../core/full-name.ts';
import { tenantOf } from '../core/people.ts';
import { categoryRefOf } from './categories.ts';
import type { CrowdPlace } from './crowd-places.ts';
import type { NameList, WeightedName } from './name-lists.ts';
import { czechNames, foreignNames, slovakNames } from './name-lists.ts';

/** The share of foreigners among the people of the Czech tenant. */
const foreignShare = 0.04;

/** Degrees before and after the name, separated by a comma as in a full name. */
const degrees: WeightedName[] = [
  { value: 'Ing.', weight: 46 },
  { value: 'Bc.', weight: 26 },
  { value: 'Mgr.', weight: 12 },
  { value: ', DiS.', weight: 8 },
  { value: 'Ing., Ph.D.', weight: 4 },
  { value: 'Ing., MBA', weight: 4 },
];
/** The share of people with a degree. */
const degreeShares = { technicalStaff: 0.45, others: 0.03 };

/**
 * Generates the names of people: Czech ones with some foreign ones, Slovak ones for the Slovak tenant. The same seed
 * gives the same names, and fewer places the first of them.
 */
export function createCrowd(seed: number, places: readonly CrowdPlace[]): GeneratedEmployee[] {
  const faker = new SimpleFaker();
  faker.seed(seed);
  const pick = <T>(values: readonly WeightedName<T>[]) => faker.helpers.weightedArrayElement(values);
  const isOneOf = (share: number) => faker.number.float() < share;
  return places.map(({ ref, personalNumber, womenShare }) => {
    const sex = isOneOf(womenShare) ? 'female' : 'male';
    const list = tenantOf(ref) === 'beta' ? slovakNames : czechOrForeign();
    const name = `${pick(list.surnames)[sex]} ${pick(list[sex])}`;
    const share = degreeShares[categoryRefOf(ref) === '020' ? 'technicalStaff' : 'others'];
    const [before, after] = isOneOf(share) ? pick(degrees).split(', ') : [];
    return { ref, personalNumber, fullName: withDegrees(name, before, after) };
  });

  function czechOrForeign(): NameList {
    return isOneOf(foreignShare) ? pick(foreignNames) : czechNames;
  }
}
