import { Faker, cs_CZ, en, sk } from '@faker-js/faker';

/** Somebody who only fills a centre. */
export interface CrowdMember {
  ref: string;
  fullName: string;
  personalNumber: string;
}

/** How many people the manager's centre has: one more than may be shown. */
export const crowdSize = 1001;

const localeTurns = [[cs_CZ, en], [cs_CZ, en], [sk, en], [en]];

/** The people of the manager's centre: Czech, Slovak and English names, the same for the same seed. */
export function createCrowd(seed: number): CrowdMember[] {
  const turns = localeTurns.map((locale, index) => {
    const faker = new Faker({ locale });
    faker.seed(seed * localeTurns.length + index);
    return faker;
  });
  return Array.from({ length: crowdSize }, (_, index) => {
    const faker = turns[index % turns.length] as Faker;
    const sex = faker.person.sexType();
    return {
      ref: String(5_000_000 + index).padStart(8, '0'),
      fullName: `${faker.person.lastName(sex)} ${faker.person.firstName(sex)}`,
      personalNumber: String(200_000 + index),
    };
  });
}
