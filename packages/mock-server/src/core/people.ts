/** The keys of the people that stories, tests and demos share. */
export const personKeys = [
  'employee',
  'approver',
  'manager',
  'twoEmployments',
  'substitute',
  'mustChangePassword',
  'restricted',
  'longName',
  'firstDay',
  'slovak',
  'unsupportedLanguage',
  'expired',
  'locked',
  'unregistered',
  'refused',
  'runDisabled',
] as const;

/** One of the shared people. */
export type PersonKey = (typeof personKeys)[number];

/** The initial password of every person. */
export const demoPassword = 'demo';

/** The customer codes of the two tenants. */
export const tenants = ['alfa', 'beta'] as const;

/** A person of the mock backend with a user name. */
export interface MockPerson {
  userName: string;
  /** The purpose of the person in demos, as a noun phrase. */
  description: string;
  givenName: string;
  surname: string;
  degreeBefore?: string;
  degreeAfter?: string;
  /** The reference of the person with leading zeros. */
  ref: string;
  personalNumber: string;
  centre: string;
  tenant: (typeof tenants)[number];
  /** The code of the saved language. */
  language: string;
  /** The second employment; the first one has the person's own `ref`. Default none. */
  secondEmployment?: { ref: string; centre: string };
  /** The substituted person and the id of the substitution. Default none. */
  substitutes?: { person: PersonKey; id: number };
  mustChangePassword?: true;
  /** The error with which the token call refuses the person. Default none. */
  refusal?: { error: string; description: string };
  disabledActions?: string;
  invisibleActions?: string;
}

const shared = { tenant: 'alfa', language: 'en' } as const;

/** The shared people. */
export const people: Record<PersonKey, MockPerson> = {
  employee: {
    ...shared,
    userName: 'jana',
    description: 'an employee',
    givenName: 'Jana',
    surname: 'Dvořáková',
    ref: '0001001',
    personalNumber: '100234',
    centre: 'Assembly',
  },
  approver: {
    ...shared,
    userName: 'petr',
    description: 'an approver with pending requests',
    givenName: 'Petr',
    surname: 'Svoboda',
    degreeBefore: 'Ing.',
    degreeAfter: 'Ph.D.',
    ref: '0001002',
    personalNumber: '100102',
    centre: 'Assembly',
  },
  manager: {
    ...shared,
    userName: 'eva',
    description: 'the manager of a centre of 1,000 people',
    givenName: 'Eva',
    surname: 'Horáková',
    degreeBefore: 'Mgr.',
    ref: '0001003',
    personalNumber: '100007',
    centre: 'Production',
  },
  twoEmployments: {
    ...shared,
    userName: 'tomas',
    description: 'a person with two employments, one in a centre of 1,001 people',
    givenName: 'Tomáš',
    surname: 'Kovář',
    ref: '0001004',
    personalNumber: '100311',
    centre: 'Warehouse',
    secondEmployment: { ref: '0002004', centre: 'Night transport' },
  },
  substitute: {
    ...shared,
    userName: 'lucie',
    description: 'a person who substitutes the approver',
    givenName: 'Lucie',
    surname: 'Benešová',
    ref: '0001005',
    personalNumber: '100356',
    centre: 'Assembly',
    substitutes: { person: 'approver', id: 71 },
  },
  mustChangePassword: {
    ...shared,
    userName: 'marek',
    description: 'a person who must change the password',
    givenName: 'Marek',
    surname: 'Novotný',
    ref: '0001006',
    personalNumber: '100402',
    centre: 'Paint shop',
    mustChangePassword: true,
  },
  restricted: {
    ...shared,
    userName: 'alena',
    description: 'a person with almost everything disabled or hidden',
    givenName: 'Alena',
    surname: 'Králová',
    ref: '0001007',
    personalNumber: '100418',
    centre: 'Canteen',
    disabledActions:
      'SelfServiceApp_DashboardBalance, SelfServiceApp_RunMyPlan, SelfServiceApp_RunMyWorksheet, SelfServiceApp_RunOvertime, SelfServiceApp_RunReports, SelfServiceApp_RunPresence, SelfServiceApp_Absence',
    invisibleActions:
      'SelfServiceApp_DashboardVacation, SelfServiceApp_DashboardAddVacation1, SelfServiceApp_DashboardAddVacation2, SelfServiceApp_RunMyUnavailability, SelfServiceApp_RunDepartmentPlan, SelfServiceApp_RunPlanStates, SelfServiceApp_RunWorksheetStates, SelfServiceApp_RunRequestsApproval, SelfServiceApp_RunUnavailabilityApproval, SelfServiceApp_RunTerminal',
  },
  longName: {
    ...shared,
    userName: 'alexandra',
    description: 'a person with a name of 60 characters and a large negative balance',
    givenName: 'Alexandra Konstantína',
    surname: 'Nepomucká-Schwarzenbergová z Vyšehradu',
    degreeBefore: 'doc. PhDr.',
    degreeAfter: 'CSc., MBA',
    ref: '0001008',
    personalNumber: '100555',
    centre: 'Department of Preventive Maintenance and Measuring Instruments',
  },
  firstDay: {
    ...shared,
    userName: 'filip',
    description: 'a person on the first day',
    givenName: 'Filip',
    surname: 'Malý',
    ref: '0001009',
    personalNumber: '100600',
    centre: 'Assembly',
  },
  slovak: {
    ...shared,
    tenant: 'beta',
    language: 'sk',
    userName: 'zofia',
    description: 'a person of the other tenant, in Slovak',
    givenName: 'Žofia',
    surname: 'Ľuptáková',
    ref: '0003001',
    personalNumber: '300014',
    centre: 'Lisovňa',
  },
  unsupportedLanguage: {
    ...shared,
    language: 'de',
    userName: 'klaus',
    description: 'a person whose saved language is not supported',
    givenName: 'Klaus',
    surname: 'Weber',
    ref: '0001010',
    personalNumber: '100611',
    centre: 'Tool shop',
  },
  expired: {
    ...shared,
    userName: 'ivan',
    description: 'a person who is not valid any more',
    givenName: 'Ivan',
    surname: 'Starý',
    ref: '0001011',
    personalNumber: '100012',
    centre: 'Assembly',
    refusal: { error: 'user_expired', description: '' },
  },
  locked: {
    ...shared,
    userName: 'zuzana',
    description: 'a person whose account is locked',
    givenName: 'Zuzana',
    surname: 'Tkáčová',
    ref: '0001012',
    personalNumber: '100077',
    centre: 'Assembly',
    refusal: { error: 'locked_account', description: '15' },
  },
  unregistered: {
    ...shared,
    userName: 'radim',
    description: 'a person who is not registered',
    givenName: 'Radim',
    surname: 'Veselý',
    ref: '0001013',
    personalNumber: '100099',
    centre: 'Assembly',
    refusal: { error: 'user_not_registered', description: '' },
  },
  refused: {
    ...shared,
    userName: 'hana',
    description: 'a person who is not allowed to use the application',
    givenName: 'Hana',
    surname: 'Němcová',
    ref: '0001014',
    personalNumber: '100120',
    centre: 'Assembly',
    refusal: { error: 'app_usage_not_allowed', description: '' },
  },
  runDisabled: {
    ...shared,
    userName: 'karel',
    description: 'a person whose token disables the application',
    givenName: 'Karel',
    surname: 'Beran',
    ref: '0001015',
    personalNumber: '100121',
    centre: 'Assembly',
    disabledActions: 'SelfServiceApp_Run',
  },
};

/** Returns the shared person with a user name in any case, or undefined. */
export function findPerson(userName: string): PersonKey | undefined {
  return personKeys.find((key) => people[key].userName === userName.trim().toLowerCase());
}

/** Returns the e-mail address of a person: the first given name and the first surname without accents. */
export function emailOf({ givenName, surname }: Pick<MockPerson, 'givenName' | 'surname'>): string {
  const first = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').split(/[ -]/)[0] ?? '';
  return `${first(givenName)}.${first(surname)}@example.com`.toLowerCase();
}
