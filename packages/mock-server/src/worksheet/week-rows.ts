import { localDate } from '@selfservice/api/core/local-date';
import { addDays, daysBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { BackendLanguage } from '@selfservice/api/core/language';
import type { worksheetRowSchema } from '@selfservice/api/worksheet/worksheet.wire';
import type * as v from 'valibot';
import { toWireDate, toWireDateTime } from '../core/wire-dates.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import { passNameOf } from '../presence/recorded-passes.ts';
import type { Amounts, WorksheetDayRow } from './worksheet-day.ts';
import { sumOf } from './worksheet-month.ts';
import { weekWords } from './worksheet-words.ts';

type RowAnswer = v.InferInput<typeof worksheetRowSchema>;

/** Returns the rows of a worksheet: for each week a heading, the days and their sum. */
export function rowAnswers(days: readonly WorksheetDayRow[], language: BackendLanguage): RowAnswer[] {
  const weeks = Map.groupBy(days, ({ day }) => day.week);
  return [...weeks.values()].flatMap((week) => {
    const last = week.at(-1);
    return [
      ...week.map((row, index) => ({
        ...dayAnswer(row, language),
        RowHeader: index === 0 ? weekWords(weekNumber(row.day))[language] : null,
      })),
      {
        ...amountsAnswer(sumOf(week)),
        DEN: last ? toWireDate(last.day.date) : null,
        SumFooter: true,
      },
    ];
  });
}

/** Returns amounts in the backend's spelling. */
function amountsAnswer({ worked, excused, unexcused, balance }: Amounts) {
  return { ODPRAC: worked, OMLUV: excused, OMLUV_NE: unexcused, SALDO: balance };
}

function dayAnswer(row: WorksheetDayRow, language: BackendLanguage): RowAnswer {
  return {
    ...amountsAnswer(row),
    DEN: toWireDate(row.day.date),
    Pruchody: row.passes.map((pass) => ({
      CasPruchodu: toWireDateTime(pass.at),
      TypPruchoduTxt: passNameOf(pass)[language],
    })),
    SMENA_NAZEV: row.shiftName?.[language] ?? null,
    Poznamka: row.note?.[language] ?? null,
    UCET: row.account?.accountID ?? null,
    UCET_VISIBILITY: row.isAccountVisible,
    RowHeader: null,
    SumFooter: false,
  };
}

/** Returns the ISO number of a week, which is counted by its Thursday. */
function weekNumber({ date, weekday }: PlanDay): number {
  const thursday = addDays(date, 4 - weekday);
  return Math.floor(daysBetween(localDate(`${thursday.slice(0, 4)}-01-01`), thursday) / 7) + 1;
}
