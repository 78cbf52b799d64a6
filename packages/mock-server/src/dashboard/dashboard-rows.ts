import type { dashboardSchema } from '@selfservice/api/dashboard/dashboard.wire';
import type * as v from 'valibot';
import type { PersonKey } from '../core/people.ts';
import { emailOf, people, personKeys } from '../core/people.ts';

type DashboardRow = v.InferInput<typeof dashboardSchema>;
type Flags = Pick<
  DashboardRow,
  'isApprovable' | 'isApprover' | 'isApproverPlnunava' | 'isAbsenceApprover' | 'isApprovablePlnunava'
>;

/** The parts of a row that are no results of other rows. */
type Template = Omit<
  DashboardRow,
  'balance' | 'lastPassage' | 'emailForNotifications' | 'requestsCounts' | 'wsRequests'
>;

const ordinary: Template = {
  isApprovable: true,
  isApprover: false,
  isApproverPlnunava: false,
  isAbsenceApprover: false,
  isApprovablePlnunava: false,
};

const approving: Template = {
  ...ordinary,
  isApprover: true,
  isApproverPlnunava: true,
  isAbsenceApprover: true,
};

/** Differences from the dashboard of an ordinary employee. */
const exceptions: Partial<Record<PersonKey, Template>> = {
  approver: approving,
  manager: { ...approving, isApprovable: false },
  director: { ...approving, isApprovable: false },
  restricted: { ...ordinary, isApprovable: false },
  longName: { ...ordinary, isApprovablePlnunava: true },
  slovak: { ...ordinary, isApproverPlnunava: true, isApprovablePlnunava: true },
  // An older backend: no flags, no counts, a vacation without amounts or names.
  unsupportedLanguage: {
    vacation: { days: null, minutes: null, nameEN: null, nameCZ: null, nameSK: null },
  },
};

/** Returns the role flags of a person. An older backend has none. */
export function flagsOf(ref: string): Flags {
  return templateOf(ref).template;
}

function templateOf(ref: string): { key: PersonKey | undefined; template: Template } {
  const key = personKeys.find((each) => people[each].ref === ref);
  if (key) return { key, template: exceptions[key] ?? ordinary };
  return { key: personKeys.find((each) => people[each].secondEmployment?.ref === ref), template: ordinary };
}

/** Returns the dashboard of a person, without the parts that are computed from rows. */
export function dashboardRowOf(ref: string): Omit<DashboardRow, 'balance' | 'lastPassage'> {
  const { key, template } = templateOf(ref);
  return {
    ...template,
    requestsCounts: {},
    wsRequests: {},
    emailForNotifications: key && key !== 'firstDay' ? emailOf(people[key]) : null,
  };
}
