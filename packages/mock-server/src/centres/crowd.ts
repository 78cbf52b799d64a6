import { Faker, cs_CZ, en, sk } from '@faker-js/faker';
import type { GeneratedEmployee } from '../core/colleagues.ts';
import { crowdRef, managerCrowdSize, warehouseCrowdSize } from './crowd-size.ts';

const localeTurns = [[cs_CZ, en], [cs_CZ, en], [sk, en], [en]];

/**
 * Generates the people of the manager's centre, then of the warehouse, with Czech, Slovak and English names. The
 * same seed gives the same people, whatever the size.
 */
export function createCrowd(seed: number, size = managerCrowdSize + warehouseCrowdSize): GeneratedEmployee[] {
  const turns = localeTurns.map((locale, index) => {
    const faker = new Faker({ locale });
    faker.seed(seed * localeTurns.length + index);
    return faker;
  });
  return Array.from({ length: size }, (_, index) => {
    const faker = turns[index % turns.length] as Faker;
    const sex = faker.person.sexType();
    return {
      ref: crowdRef(index),
      fullName: `${faker.person.lastName(sex)} ${faker.person.firstName(sex)}`,
      personalNumber: String(200_000 + index),
    };
  });
}
