import type { GeneratedEmployee } from '../core/colleagues.ts';
import { withoutDegrees } from '../core/full-name.ts';
import { emailOf, tenantOf } from '../core/people.ts';
import { chance, hashOf } from '../my-plan/chance.ts';

/** The number of the random stream for each decision. */
const turn = { hasEmail: 1, mobile: 2, hasPhone: 3, office: 5, private: 6 };

/** The codes of mobile operators, and the beginning of the numbers in the plant, in each tenant's country. */
const numbering = {
  alfa: {
    country: '+420',
    plant: '541 100',
    mobile: [602, 603, 605, 607, 608, 721, 724, 731, 736, 775, 777],
  },
  beta: { country: '+421', plant: '37 600', mobile: [902, 903, 905, 907, 908, 910, 911, 915, 918, 944, 948] },
};

/** Returns the mobile phone of a person, Czech or Slovak like the tenant. */
export function mobilePhoneOf(ref: string): string {
  return mobileNumber(ref, turn.mobile);
}

/** Returns the private mobile phone of a person. */
export function privatePhoneOf(ref: string): string {
  return mobileNumber(ref, turn.private);
}

/** Returns the fixed line of a person in the plant. */
export function officePhoneOf(ref: string): string {
  const { country, plant } = numbering[tenantOf(ref)];
  return `${country} ${plant} ${threeDigits(chance(hashOf(ref), turn.office))}`;
}

function mobileNumber(ref: string, turnOf: number): string {
  const { country, mobile } = numbering[tenantOf(ref)];
  const [operator, first, second] = [0, 1, 2].map((part) => chance(hashOf(ref), turnOf, part)) as [
    number,
    number,
    number,
  ];
  return `${country} ${mobile[Math.floor(operator * mobile.length)]} ${threeDigits(first)} ${threeDigits(second)}`;
}

function threeDigits(share: number): string {
  return String(Math.floor(share * 1000)).padStart(3, '0');
}

/** Returns the e-mail address and phone of a person who is not a shared one. Some people have none. */
export function contactsOf({ ref, fullName }: GeneratedEmployee): {
  email: string | null;
  phone: string | null;
} {
  const hash = hashOf(ref);
  const [surname = '', ...others] = withoutDegrees(fullName).split(' ');
  return {
    email: chance(hash, turn.hasEmail) < 0.1 ? null : emailOf({ surname, givenName: others.at(-1) ?? '' }),
    phone: chance(hash, turn.hasPhone) < 0.15 ? null : mobilePhoneOf(ref),
  };
}

/** Adds a number to the addresses of people who would have the same one. Employments of one person share theirs. */
export function distinctEmails<Person extends { email: string | null; personalNumber: string }>(
  everybody: readonly Person[],
): Person[] {
  const owners = new Map<string, Set<string>>();
  return everybody.map((person) => {
    const { email, personalNumber } = person;
    if (email === null) return person;
    const numbers = (owners.get(email) ?? new Set()).add(personalNumber);
    owners.set(email, numbers);
    const place = [...numbers].indexOf(personalNumber);
    return place === 0 ? person : { ...person, email: email.replace('@', `${place + 1}@`) };
  });
}
