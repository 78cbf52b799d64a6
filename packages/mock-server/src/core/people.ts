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
  'director',
] as const;

/** One of the shared people. */
export type PersonKey = (typeof personKeys)[number];

/** The initial password of every person. */
export const demoPassword = 'demo';

/** The customer codes of the two tenants. */
export const tenants = ['alfa', 'beta'] as const;

/** The customer code of a tenant. */
export type Tenant = (typeof tenants)[number];

/** Returns the tenant of a person. */
export function tenantOf(ref: string): Tenant {
  return ref.startsWith('0003') ? 'beta' : 'alfa';
}

/** A person of the mock backend with a user name. */
export interface MockPerson {
  userName: string;
  /** Whether the person shows a rare or extreme case, and is no part of the ordinary organisation. Default: no. */
  isHardCase?: true;
  givenName: string;
  surname: string;
  degreeBefore?: string;
  degreeAfter?: string;
  /** The reference of the person with leading zeros. */
  ref: string;
  personalNumber: string;
  /** The English name of the centre. */
  centre: string;
  tenant: Tenant;
  /** The code of the person's own language. Default: the language of the visitor. */
  language?: string;
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

const shared = { tenant: 'alfa' } as const;
const hardCase = { ...shared, isHardCase: true } as const;

/** The shared people. */
export const people: Record<PersonKey, MockPerson> = {
  employee: {
    ...shared,
    userName: 'jana',
    givenName: 'Jana',
    surname: 'Dvořáková',
    ref: '0001001',
    personalNumber: '100234',
    centre: 'Assembly',
  },
  approver: {
    ...shared,
    userName: 'petr',
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
    givenName: 'Lucie',
    surname: 'Benešová',
    ref: '0001005',
    personalNumber: '100356',
    centre: 'Assembly',
    substitutes: { person: 'approver', id: 71 },
  },
  mustChangePassword: {
    ...hardCase,
    userName: 'marek',
    givenName: 'Marek',
    surname: 'Novotný',
    ref: '0001006',
    personalNumber: '100402',
    centre: 'Paint shop',
    mustChangePassword: true,
  },
  restricted: {
    ...hardCase,
    userName: 'alena',
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
    ...hardCase,
    userName: 'alexandra',
    givenName: 'Alexandra Konstantína',
    surname: 'Nepomucká-Schwarzenbergová z Vyšehradu',
    degreeBefore: 'doc. PhDr.',
    degreeAfter: 'CSc., MBA',
    ref: '0001008',
    personalNumber: '100555',
    centre: 'Department of Preventive Maintenance and Measuring Instruments',
  },
  firstDay: {
    ...hardCase,
    userName: 'filip',
    givenName: 'Filip',
    surname: 'Malý',
    ref: '0001009',
    personalNumber: '100600',
    centre: 'Quality control',
  },
  slovak: {
    ...shared,
    tenant: 'beta',
    language: 'sk',
    userName: 'zofia',
    givenName: 'Žofia',
    surname: 'Ľuptáková',
    ref: '0003001',
    personalNumber: '300014',
    centre: 'Pressing plant',
  },
  unsupportedLanguage: {
    ...hardCase,
    language: 'de',
    userName: 'klaus',
    givenName: 'Klaus',
    surname: 'Weber',
    ref: '0001010',
    personalNumber: '100611',
    centre: 'Tool shop',
  },
  expired: {
    ...hardCase,
    userName: 'ivan',
    givenName: 'Ivan',
    surname: 'Starý',
    ref: '0001011',
    personalNumber: '100012',
    centre: 'Quality control',
    refusal: { error: 'user_expired', description: '' },
  },
  locked: {
    ...hardCase,
    userName: 'zuzana',
    givenName: 'Zuzana',
    surname: 'Tkáčová',
    ref: '0001012',
    personalNumber: '100077',
    centre: 'Internal logistics',
    refusal: { error: 'locked_account', description: '15' },
  },
  unregistered: {
    ...hardCase,
    userName: 'radim',
    givenName: 'Radim',
    surname: 'Veselý',
    ref: '0001013',
    personalNumber: '100099',
    centre: 'Welding shop',
    refusal: { error: 'user_not_registered', description: '' },
  },
  refused: {
    ...hardCase,
    userName: 'hana',
    givenName: 'Hana',
    surname: 'Němcová',
    ref: '0001014',
    personalNumber: '100120',
    centre: 'Quality control',
    refusal: { error: 'app_usage_not_allowed', description: '' },
  },
  runDisabled: {
    ...hardCase,
    userName: 'karel',
    givenName: 'Karel',
    surname: 'Beran',
    ref: '0001015',
    personalNumber: '100121',
    centre: 'Press shop',
    disabledActions: 'SelfServiceApp_Run',
  },
  director: {
    ...hardCase,
    userName: 'bohumil',
    givenName: 'Bohumil',
    surname: 'Zeman',
    degreeBefore: 'Ing.',
    degreeAfter: 'MBA',
    ref: '0001016',
    personalNumber: '100003',
    centre: 'Whole company',
  },
};

/** Returns the shared person with a user name in any case, or undefined. */
export function findPerson(userName: string): PersonKey | undefined {
  return personKeys.find((key) => people[key].userName === userName.trim().toLowerCase());
}

/** Returns the e-mail address of a person: the first given name and the first surname without accents. */
export function emailOf({ givenName, surname }: Pick<MockPerson, 'givenName' | 'surname'>): string {
  const first = (name: string) => (name.split(/[ -]/)[0] ?? '').normalize('NFD').replace(/[^a-z]/gi, '');
  return `${first(givenName)}.${first(surname)}@example.com`.toLowerCase();
}
