import type { LocalDate } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { addDays, addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { monthDays } from '@selfservice/api/core/month-days';
import { countedFirstPage, firstPage, toWireDate, toWireMonth } from '@selfservice/api/core/wire';
import type { Caller } from './caller.ts';
import { fieldOf, itemsOf, textOf } from './fields.ts';
import type { SignedIn } from './sign-in.ts';

/** The user and the day of the server. */
export interface ReadContext extends SignedIn {
  caller: Caller;
  today: LocalDate;
}

/** Makes every reading call of the signed-in user, with arguments from earlier responses. */
export async function readCalls(context: ReadContext): Promise<void> {
  await readAccount(context);
  await readPlan(context);
  await readWorksheets(context);
  await readRequests(context);
  await readCentres(context);
  await readReports(context);
  await readTerminal(context);
}

async function readAccount({ caller, userName }: ReadContext): Promise<void> {
  await caller.call('getUserLanguage');
  await caller.call('getDashboardData');
  await caller.call('getPersonalCard');
  await caller.call('getSubstitutions');
  await caller.call('postPasswordParam', { body: { UserName: userName } });
  await caller.call('postHasPassword', { body: { UserName: userName } });
}

async function readPlan({ caller, today }: ReadContext): Promise<void> {
  await caller.call('getOldestMonthWithRequest');
  await caller.call('postMyPlan', { body: { Item1: toWireMonth(monthOf(today)) } });
  await caller.call('getOvertime');
}

/** The months in which an attachment is searched for. */
const attachmentMonths = 3;

async function readWorksheets({ caller, personRef, today }: ReadContext): Promise<void> {
  await caller.call('getWorksheetParameters');
  const lastMonth = monthDays(addMonths(monthOf(today), -1));
  await caller.call('postWorksheet', {
    body: {
      StartDate: toWireDate(lastMonth.from),
      EndDate: toWireDate(lastMonth.to),
      SelectedIxsRef: personRef,
      Lang: 'en',
    },
  });
  for (let back = 0; back < attachmentMonths; back++) {
    const month = { SelectedIxsRef: personRef, StartDate: toWireMonth(addMonths(monthOf(today), -back)) };
    const [file] = itemsOf(await caller.call('postAttachments', { body: month }));
    const name = textOf(file, 'name');
    if (!name) continue;
    await caller.call('postAttachmentFile', { body: { ...month, SelectedIxsStr: name } });
    return;
  }
  caller.skip('postAttachmentFile', `the last ${attachmentMonths} months have no attachment`);
}

const agendas = ['requests', 'unavailabilities'] as const;

async function readRequests({ caller, personRef }: ReadContext): Promise<void> {
  for (const CurrentAgenda of agendas) {
    await caller.call('postMyRequests', { body: { IsActual: true, BoolValue: false, CurrentAgenda } });
    await caller.call('postApprovals', {
      body: {
        IncludeChildren: true,
        SelectedIxsStr: '',
        SelectedTab: 'approving',
        Sort: '',
        BoolValue: false,
        CurrentAgenda,
      },
    });
  }
  await caller.call('postRequestAccounts', { body: { Value: 'en', Value2: true } });
  const lists = [
    ['getRequestPeople', 'postRequestPeopleFilter'],
    ['getUnavailabilityPeople', 'postUnavailabilityPeopleFilter'],
  ] as const;
  for (const [list, filter] of lists) {
    const [person] = itemsOf(await caller.call(list));
    await caller.call(filter, { body: { Value: textOf(person, 'OcFullName').slice(-3) || 'nov' } });
  }
  await caller.call('postUnavailabilities', { body: { Value: personRef } });
}

async function readCentres({ caller, today }: ReadContext): Promise<void> {
  const root = await caller.call('getCentreLevel', { query: { centerID: '' } });
  const [below] = itemsOf(fieldOf(root, 'childrens'));
  if (below) await caller.call('getCentreLevel', { query: { centerID: textOf(below, 'id') } });
  const centre = fieldOf(root, 'id');
  if (typeof centre !== 'number') {
    const calls = [
      'postCategories',
      'postDepartmentPeople',
      'postPlanStates',
      'postWorksheetStates',
    ] as const;
    for (const name of [...calls, 'postPresence' as const]) caller.skip(name, 'the user has no centre');
  } else await readCentre(caller, centre, today);
  caller.skip('postDepartmentIntervals', 'the department plan of the centre has no people');
  await caller.call('getPlanStatesParams');
  await caller.call('getPresenceTranslations');
  await caller.call('getPassesTranslations');
  await caller.call('getAccountsTranslations');
}

async function readCentre(caller: Caller, centre: number, today: LocalDate): Promise<void> {
  const lastMonth = monthDays(addMonths(monthOf(today), -1));
  const chosen = { SelectedIxsStr: String(centre), IncludeChildren: true };
  const month = { StartDate: toWireDate(lastMonth.from), EndDate: toWireDate(lastMonth.to) };
  await caller.call('postCategories', { body: { Item1: centre, Item2: true } });
  const people = await caller.call('postDepartmentPeople', {
    body: {
      Item1: toWireDate(today),
      Item2: toWireDate(addDays(today, 6)),
      Item3: centre,
      Item4: true,
      Item5: null,
    },
  });
  const refs = itemsOf(fieldOf(people, 'persons')).map((person) => textOf(person, 'id'));
  const some = refs.filter(Boolean).slice(0, 5);
  if (some.length > 0)
    await caller.call('postDepartmentIntervals', {
      body: { Item1: toWireDate(today), Item2: toWireDate(addDays(today, 6)), Item3: some, Item4: false },
    });
  await caller.call('postPlanStates', {
    query: firstPage,
    body: { Value: { ...month, State: 'approved', ...chosen, CheckedCategories: [] } },
  });
  await caller.call('postWorksheetStates', {
    query: countedFirstPage,
    body: {
      Value: {
        ...month,
        LoadCreated: true,
        LoadConfirmed: true,
        LoadApproved: true,
        LoadSigned: true,
        LoadUnsigned: true,
        Kind: '',
        ...chosen,
        CheckedCategories: [],
      },
    },
  });
  await caller.call('postPresence', {
    query: firstPage,
    body: { CheckedIxsStrs: [], ...chosen, SelectedPresence: 0 },
  });
}

async function readReports({ caller, personRef, today }: ReadContext): Promise<void> {
  await caller.call('getReportHierarchy', { query: { culture: 'en', callingApp: 'SelfService' } });
  await caller.call('postHolidayAccounts', { body: { Value: 'en', Value2: false } });
  await caller.call('postReport', {
    body: {
      Value: 'Reports.VacationRemaining',
      Value2: [
        { Item1: 'person', Item2: personRef },
        { Item1: 'date', Item2: toWireDate(today) },
        { Item1: 'lang', Item2: 'en' },
      ],
    },
  });
}

async function readTerminal({ caller }: ReadContext): Promise<void> {
  await caller.call('postPassTypes', { body: { Value: 'en' } });
  await caller.call('getLastPasses');
}
