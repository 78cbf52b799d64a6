import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTransport, fixedToken } from './create-transport.ts';
import type { Endpoint } from './endpoint.ts';
import { nothing } from './wire.ts';

/** A query value with every character that has a meaning in an address. */
const full = 'a b+&=ř%/7';
const fullInLine = 'a%20b%2B%26%3D%C5%99%25%2F7';

/** The request line of each endpoint of the contract, with its query where it has one. */
const lines: Record<string, [line: string, query?: Record<string, string>][]> = {
  getConfiguration: [['GET /app/config.json']],
  getStartup: [['GET /root/controllers/SelfService/Startup']],
  getLicenseValid: [['GET /root/breeze/IpoData/IsSelfServiceLicenseValid']],
  postToken: [['POST /root/Token']],
  getDelegatedTicket: [['GET /root/controllers/customcontrollers/AuthIdentity/AuthUserTicket']],
  getWindowsTicket: [['GET /root/controllers/customcontrollers/WindowsIdentity/WindowsUserTicket']],
  getUserList: [['GET /root/breeze/IpoData/GetUserList']],
  getEmploymentTicket: [
    ['GET /root/breeze/IpoData/GetAuthUserTicketSelfService?poradi=2', { poradi: '2' }],
    ['GET /root/breeze/IpoData/GetAuthUserTicketSelfService?poradi=', { poradi: '' }],
    [`GET /root/breeze/IpoData/GetAuthUserTicketSelfService?poradi=${fullInLine}`, { poradi: full }],
  ],
  getSubstituteTicket: [
    ['GET /root/breeze/IpoData/GetAuthUserTicket?idZast=71', { idZast: '71' }],
    ['GET /root/breeze/IpoData/GetAuthUserTicket?idZast=', { idZast: '' }],
    [`GET /root/breeze/IpoData/GetAuthUserTicket?idZast=${fullInLine}`, { idZast: full }],
  ],
  getUserLanguage: [['GET /root/controllers/SelfService/UserLanguage']],
  postPersonalPreferences: [['POST /root/controllers/SelfService/UpdatePersonalPreferences']],
  getSubstitutions: [['GET /root/breeze/IpoData/GetSubstitutions']],
  postCreateSubstitution: [['POST /root/breeze/IpoData/CreateSubstitution']],
  postDeleteSubstitution: [
    ['POST /root/breeze/IpoData/DeleteSubstitution?id=71', { id: '71' }],
    ['POST /root/breeze/IpoData/DeleteSubstitution?id=', { id: '' }],
    [`POST /root/breeze/IpoData/DeleteSubstitution?id=${fullInLine}`, { id: full }],
  ],
  getPersonalCard: [['GET /root/controllers/SelfService/PersonalCard']],
  getDashboardData: [['GET /root/breeze/IpoData/DashboardData']],
  postApprovals: [['POST /root/breeze/IpoData/GetWflApprovingTabForSelfService']],
  postRequestStatusMultiple: [['POST /root/breeze/IpoData/SetWflRequestStatusMultiple']],
  postMyRequests: [['POST /root/breeze/IpoData/GetWflRequestsTabForMobile']],
  postRequestStatus: [['POST /root/breeze/IpoData/SetWflRequestStatusSelfService']],
  postAbsences: [['POST /root/breeze/IpoData/InsertAbsenceForSelfService']],
  postUnavailabilityRequest: [['POST /root/breeze/IpoData/InsertUnavaForSelfService']],
  postRequestAccounts: [['POST /root/breeze/IpoData/SelfService_GetIpocacsNewRequest']],
  getRequestPeople: [['GET /root/breeze/IpoData/SelfService_GetListOfPersonWFL']],
  getUnavailabilityPeople: [['GET /root/breeze/IpoData/SelfService_GetListOfPersonPlnunavaWFL']],
  postRequestPeopleFilter: [['POST /root/breeze/IpoData/SelfService_GetListOfPersonWFLFilter']],
  postUnavailabilityPeopleFilter: [
    ['POST /root/breeze/IpoData/SelfService_GetListOfPersonPlnunavaWFLFilter'],
  ],
  postUnavailabilities: [['POST /root/breeze/IpoData/SelfService_GetPLNUNAVAs']],
  postCreateUnavailability: [['POST /root/breeze/IpoData/SelfService_CreatePLNUNAVA']],
  postDeleteUnavailability: [['POST /root/breeze/IpoData/SelfService_DeletePLNUNAVA']],
  postMyPlan: [['POST /root/breeze/IpoData/SelfService_GetMyPlanData']],
  getOldestMonthWithRequest: [['GET /root/controllers/SelfService/OldestMonthWithMyPlanRequest']],
  postPlanSignatures: [['POST /root/controllers/SelfService/ConfirmPlanSignRequests']],
  postPlanChanges: [['POST /root/breeze/IpoData/UpdatePlanChangeRequests']],
  getReportHierarchy: [
    [
      'GET /root/api/Reports/ReportsHierarchicalData?culture=cs&callingApp=SelfService',
      { culture: 'cs', callingApp: 'SelfService' },
    ],
    ['GET /root/api/Reports/ReportsHierarchicalData?culture=&callingApp=', { culture: '', callingApp: '' }],
    [
      `GET /root/api/Reports/ReportsHierarchicalData?culture=${fullInLine}&callingApp=${fullInLine}`,
      { culture: full, callingApp: full },
    ],
  ],
  postReport: [['POST /root/breeze/IpoData/SelfService_GetReport']],
  postHolidayAccounts: [['POST /root/breeze/IpoData/SelfService_GetIpocacsHoliday']],
  postWorksheet: [['POST /root/breeze/IpoData/GetMonthByLeftPanelParamsSelfService']],
  getWorksheetParameters: [['GET /root/breeze/IpoData/SelfService_GetPListParams']],
  postWorksheetSignature: [['POST /root/breeze/IpoData/SelfService_SignWorksheet']],
  postAttachments: [['POST /root/breeze/IpoData/GetWorkSheetAttachments']],
  postAttachment: [
    [
      'POST /root/breeze/IpoData/UploadAttachment?r=0001001&m=11&y=2026&n=',
      { r: '0001001', m: '11', y: '2026', n: '' },
    ],
    [
      `POST /root/breeze/IpoData/UploadAttachment?r=0001001&m=1&y=2026&n=${fullInLine}`,
      { r: '0001001', m: '1', y: '2026', n: full },
    ],
  ],
  postAttachmentFile: [['POST /root/breeze/IpoData/DownloadAttachment']],
  postDepartmentPeople: [['POST /root/breeze/IpoData/SelfService_GetDepartmentPlanData']],
  postDepartmentIntervals: [['POST /root/breeze/IpoData/SelfService_GetDepartmentPlanDataIntervals']],
  getCentreLevel: [
    ['GET /root/breeze/SelfService/CenterLevel?centerID=', { centerID: '' }],
    ['GET /root/breeze/SelfService/CenterLevel?centerID=310', { centerID: '310' }],
    [`GET /root/breeze/SelfService/CenterLevel?centerID=${fullInLine}`, { centerID: full }],
  ],
  postCategories: [['POST /root/breeze/IpoData/SelfService_GetAvailableKats']],
  postPresence: [
    [
      'POST /root/breeze/IpoData/GetPresenceByLeftPanelParams?$skip=0&$top=1001',
      { $skip: '0', $top: '1001' },
    ],
    [
      `POST /root/breeze/IpoData/GetPresenceByLeftPanelParams?$skip=&$top=${fullInLine}`,
      { $skip: '', $top: full },
    ],
  ],
  getPresenceTranslations: [['GET /root/breeze/IpoData/SelfService_GetPresenceTranslations']],
  getPassesTranslations: [['GET /root/breeze/IpoData/SelfService_GetPassesTranslations']],
  getAccountsTranslations: [['GET /root/breeze/IpoData/SelfService_GetAccountsTranslations']],
  getOvertime: [['GET /root/breeze/IpoData/GetOvertime']],
  postOvertimeStatus: [['POST /root/breeze/IpoData/SetOvertimeStatus']],
  postPassTypes: [['POST /root/breeze/IpoData/GetSecuredIpocptsForMobile']],
  postPass: [['POST /root/breeze/IpoData/InsertNewIpoprtFromOnlineTerm']],
  getLastPasses: [['GET /root/breeze/IpoData/SelfService_GetLastPasses']],
  postWorksheetStates: [
    [
      'POST /root/breeze/IpoData/SelfService_GetWorksheetStates?$skip=0&$top=1001&$inlinecount=allpages',
      { $skip: '0', $top: '1001', $inlinecount: 'allpages' },
    ],
    [
      `POST /root/breeze/IpoData/SelfService_GetWorksheetStates?$skip=&$top=${fullInLine}&$inlinecount=`,
      { $skip: '', $top: full, $inlinecount: '' },
    ],
  ],
  postPlanStates: [
    ['POST /root/breeze/IpoData/SelfService_GetPlanStates?$skip=0&$top=1001', { $skip: '0', $top: '1001' }],
    [
      `POST /root/breeze/IpoData/SelfService_GetPlanStates?$skip=&$top=${fullInLine}`,
      { $skip: '', $top: full },
    ],
  ],
  getPlanStatesParams: [['GET /root/breeze/IpoData/SelfService_GetPlanStatesParams']],
  postChangePassword: [['POST /root/controllers/IpoData/ChangePassword']],
  postHasPassword: [['POST /root/breeze/IpoData/HasAuthUserPasswordSet']],
  postPasswordParam: [['POST /root/breeze/SelfService/GetPasswordParam']],
  postReportError: [['POST /root/breeze/IpoData/ReportError']],
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'answerFormat' in value;

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const modules = await Promise.all(
  files
    .filter((file) => file.endsWith('.wire.ts'))
    .map((file): Promise<object> => import(join(source, file))),
);
const contract = new Map(
  modules.flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  ),
);

const seen: string[] = [];
const server = createServer(({ method, url }, response) => {
  seen.push(`${method} ${url}`);
  response.end();
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
beforeEach(() => void (seen.length = 0));
afterAll(() => void server.close());

test('every endpoint of the contract has its request lines, those with a query an empty and a full one', () => {
  expect(Object.keys(lines).toSorted()).toEqual([...contract.keys()].toSorted());
  for (const [name, { query }] of contract) {
    const values = (lines[name] ?? []).flatMap(([, sent = {}]) => Object.values(sent));
    expect({ name, hasEmpty: values.includes(''), hasFull: values.includes(full) }).toEqual({
      name,
      hasEmpty: query !== undefined,
      hasFull: query !== undefined,
    });
  }
});

const cases = Object.entries(lines).flatMap(([name, sent]) =>
  sent.map(([line, query]) => ({ name, line, query })),
);

test.each(cases)('sends $name as $line', async ({ name, line, query }) => {
  const { port } = server.address() as AddressInfo;
  const transport = createTransport({
    baseUrl: () => `http://127.0.0.1:${port}/root`,
    language: () => 'en',
    authorization: fixedToken('one'),
    pageUrl: `http://127.0.0.1:${port}/app/`,
  });
  const declared = contract.get(name) as Endpoint;
  // Neither the body nor the response affects the request line.
  const lineOnly: Endpoint = { ...declared, body: undefined, answer: nothing, answerFormat: 'empty' };
  await transport.call(lineOnly, { query } as Parameters<typeof transport.call>[1]);
  expect(seen).toEqual([line]);
});
