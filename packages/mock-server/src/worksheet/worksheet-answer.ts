import type { BackendLanguage } from '@selfservice/api/core/language';
import type { LocalDate, LocalDateTime, LocalMonth } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { localDateTime } from '@selfservice/api/core/local-date';
import type { worksheetSchema } from '@selfservice/api/worksheet/worksheet.wire';
import type * as v from 'valibot';
import { centreText } from '../centres/centre-tree.ts';
import type { Database, Grant } from '../core/database.ts';
import { fullNameOf } from '../core/full-name.ts';
import type { MockPerson, Tenant } from '../core/people.ts';
import { people, personKeys, tenantOf } from '../core/people.ts';
import { toWireDate, toWireDateTime, toWireMonth } from '../core/wire-dates.ts';
import { planDaysOfMonth } from '../my-plan/plan-day.ts';
import { holidayOn } from '../my-plan/public-holidays.ts';
import { planPersonOf } from '../my-plan/shift-patterns.ts';
import { monthAccounts } from './month-accounts.ts';
import { rowAnswers } from './week-rows.ts';
import { carryInto, carryOut, sumOf, worksheetDays } from './worksheet-month.ts';
import type { WorksheetStage } from './worksheet-stages.ts';
import { canSignWorksheet, signatureAt, stageOf } from './worksheet-stages.ts';
import { modelWords } from './worksheet-words.ts';

const partTimeModels = new Set<string>(['partTime', 'sixHours', 'students']);

type WorksheetAnswer = v.InferInput<typeof worksheetSchema>;

/** Returns the worksheet of the token's person to a day of its month, in the backend's spelling; null for none. */
export function worksheetAnswer(
  database: Database,
  grant: Grant,
  month: LocalMonth,
  endDate: LocalDate,
  language: BackendLanguage,
): WorksheetAnswer | null {
  const { ref } = grant;
  const stage = stageOf(database, ref, month);
  if (stage === 'none') return null;
  const { person, centre } = employmentOf(ref);
  const model = planPersonOf(database.scenario.seed, ref).pattern;
  const header = {
    CeleJmeno: fullNameOf(person),
    OC: person.personalNumber,
    Mesic: toWireMonth(month),
    Stredisko: centreText(centre, language),
    Model: modelWords[model][language],
    AnyPublished: true,
    ContainsUnpublished: stage === 'planned',
    showAttachments: stage !== 'planned' && stage !== 'empty',
    canSign: canSignWorksheet(database, grant, month),
    ...stampsOf(database, ref, month, stage),
  };
  if (stage === 'empty') return { ...header, IpodensmenCeleks: [] };
  const days = worksheetDays(database, ref, month, endDate);
  const sum = sumOf(days);
  const carry = carryInto(database, ref, month);
  const balance = carry + (sum.balance ?? 0);
  const next = isClosed(stage) ? carryOut(ref, month, balance) : null;
  return {
    ...header,
    IpodensmenCeleks: rowAnswers(days, language),
    PracListChyby: days.flatMap(({ day, error }) =>
      error ? [{ DEN: toWireDate(day.date), CHYBA: error[language] }] : [],
    ),
    PracListMesUcty: monthAccounts(days, language),
    FondDlePlanuSmenMinuty: days.reduce((minutes, { planned }) => minutes + planned, 0),
    FondDlePlanuSmenSmeny: days.filter(({ planned }) => planned > 0).length,
    ...calendarFunds(month, tenantOf(ref)),
    // A part-time person has no calendar fund to compare with.
    ZobrazitKalFond: !partTimeModels.has(model),
    PrevodMinuly: carry,
    PrevodDoDalsiho: next,
    SaldoVPristim: next,
    SumOdprac: sum.worked,
    SumOmluv: sum.excused,
    SumOmluvNe: sum.unexcused,
    SumSaldo: sum.balance,
    SumSaldoSprevodem: balance,
  };
}

function isClosed(stage: WorksheetStage): boolean {
  return stage !== 'planned' && stage !== 'open';
}

/** Returns the person and the centre of an employment. */
function employmentOf(ref: string): { person: MockPerson; centre: string } {
  const all = personKeys.map((key) => people[key]);
  const own = all.find((person) => person.ref === ref);
  if (own) return { person: own, centre: own.centre };
  const person = all.find(({ secondEmployment }) => secondEmployment?.ref === ref) ?? people.employee;
  return { person, centre: person.secondEmployment?.centre ?? person.centre };
}

function calendarFunds(month: LocalMonth, tenant: Tenant) {
  const workdays = planDaysOfMonth(month).filter(({ weekday }) => weekday < 6);
  const hours = (days: number) => days * 8 * 60;
  return {
    FondDleKalendareMinuty: hours(workdays.filter(({ date }) => !holidayOn(date, tenant)).length),
    FondStanovDleKalendareMinuty: hours(workdays.length),
  };
}

/** The completed steps of each stage. */
const steps: Partial<Record<WorksheetStage, { isConfirmed: boolean; signed: 'hand' | 'electronic' | null }>> =
  {
    approved: { isConfirmed: false, signed: null },
    confirmed: { isConfirmed: true, signed: null },
    signedByHand: { isConfirmed: true, signed: 'hand' },
    signedElectronically: { isConfirmed: true, signed: 'electronic' },
  };

/** Returns who approved, confirmed and signed a worksheet in the first days of the next month. */
function stampsOf(database: Database, ref: string, month: LocalMonth, stage: WorksheetStage) {
  const step = steps[stage];
  if (!step) return {};
  const { person } = employmentOf(ref);
  const superior = person === people.manager ? people.approver : people.manager;
  const deputy = person === people.approver ? people.manager : people.approver;
  const now = database.clock.localNow();
  const at = (dayAndTime: string) => {
    const moment = localDateTime(`${addMonths(month, 1)}-${dayAndTime}`);
    return toWireDateTime(moment < now ? moment : now);
  };
  const signedAt: LocalDateTime | undefined = signatureAt(database, ref, month);
  return {
    Schvalil: fullNameOf(deputy),
    SchvalilKdy: at('01T15:40:00'),
    ...(step.isConfirmed && { Potvrdil: fullNameOf(superior), PotvrdilKdy: at('02T09:12:00') }),
    ...(step.signed && {
      Podepsal: fullNameOf(person),
      PodepsalKdy: signedAt ? toWireDateTime(signedAt) : at('04T10:05:00'),
      PodepsalKind: step.signed,
    }),
  };
}
