import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toWorksheet } from './to-worksheet.ts';
import type { WorksheetRow } from './worksheet.ts';
import { worksheetSchema } from './worksheet.wire.ts';

type Wire = v.InferInput<typeof worksheetSchema>;
type WireRow = Wire['IpodensmenCeleks'][number];

const row: WireRow = {
  DEN: '2026-10-05T00:00:00Z',
  ODPRAC: 485,
  OMLUV: 0,
  OMLUV_NE: null,
  SALDO: -5,
  Pruchody: [
    { CasPruchodu: '2026-10-05T16:36:00Z', TypPruchoduTxt: 'Out' },
    { CasPruchodu: '2026-10-05T07:58:00.123Z', TypPruchoduTxt: 'In' },
  ],
  SMENA_NAZEV: 'Day shift',
  Poznamka: 'Note',
  UCET: 10,
  UCET_VISIBILITY: true,
  RowHeader: 'Week 41',
  SumFooter: false,
};

const wire: Wire = {
  CeleJmeno: 'Dvořáková Jana',
  OC: '100234',
  Mesic: '2026-10-01T00:00:00Z',
  Stredisko: 'Assembly',
  Model: 'Day shifts',
  Potvrdil: 'Horáková Eva',
  PotvrdilKdy: '2026-11-02T09:12:00Z',
  Schvalil: 'Svoboda Petr',
  SchvalilKdy: null,
  Podepsal: 'Dvořáková Jana',
  PodepsalKdy: '2026-11-04T10:05:00Z',
  PodepsalKind: 'hand',
  AnyPublished: true,
  ContainsUnpublished: true,
  IpodensmenCeleks: [row, { ...row, SumFooter: true, RowHeader: null }],
  PracListChyby: [
    { DEN: '2026-10-05T00:00:00Z', CHYBA: 'A departure is missing.' },
    { DEN: '2026-10-31T00:00:00Z', CHYBA: 'Elsewhere.' },
  ],
  PracListMesUcty: [{ Ucet: 10, Nazev: 'Vacation', Hodiny: 480, Dny: 1.5 }],
  FondDlePlanuSmenMinuty: 1,
  FondDlePlanuSmenSmeny: 2,
  FondDleKalendareMinuty: 3,
  FondStanovDleKalendareMinuty: 4,
  ZobrazitKalFond: true,
  PrevodMinuly: 5,
  PrevodDoDalsiho: 6,
  SaldoVPristim: 7,
  SumOdprac: 8,
  SumOmluv: 9,
  SumOmluvNe: 10,
  SumSaldo: 11,
  SumSaldoSprevodem: 12,
  showAttachments: true,
  canSign: true,
};

const mapped = (changes: Partial<Wire> = {}) =>
  toWorksheet(v.parse(worksheetSchema, { ...wire, ...changes }));
const mappedRow = (changes: Partial<WireRow>): WorksheetRow | undefined =>
  mapped({ IpodensmenCeleks: [{ ...row, ...changes }] }).rows[0];

const amounts = { workedMinutes: 485, excusedMinutes: 0, unexcusedMinutes: null, balanceMinutes: -5 };

test('maps every field of a worksheet', { tags: ['worksheet-39'] }, () => {
  expect(mapped()).toEqual({
    month: '2026-10',
    fullName: 'Dvořáková Jana',
    personalNumber: '100234',
    centreName: 'Assembly',
    model: 'Day shifts',
    confirmation: { by: 'Horáková Eva', at: '2026-11-02T09:12:00' },
    approval: { by: 'Svoboda Petr', at: null },
    signature: { by: 'Dvořáková Jana', at: '2026-11-04T10:05:00', kind: 'hand' },
    canSign: true,
    isAnyPublished: true,
    containsUnpublished: true,
    rows: [
      {
        kind: 'day',
        day: '2026-10-05',
        heading: 'Week 41',
        shiftName: 'Day shift',
        passes: [
          { at: '2026-10-05T07:58:00', text: 'In' },
          { at: '2026-10-05T16:36:00', text: 'Out' },
        ],
        note: 'Note',
        accountName: 'Vacation',
        errors: ['A departure is missing.'],
        ...amounts,
      },
      { kind: 'weekSum', heading: null, ...amounts },
    ],
    otherErrors: [{ day: '2026-10-31', text: 'Elsewhere.' }],
    accounts: [{ id: 10, name: 'Vacation', minutes: 480, days: 1.5 }],
    fund: { shiftMinutes: 1, shiftCount: 2, calendarMinutes: 3, statutoryMinutes: 4 },
    hasCalendarFund: true,
    sums: { workedMinutes: 8, excusedMinutes: 9, unexcusedMinutes: 10, balanceMinutes: 11 },
    carry: { fromPreviousMinutes: 5, balanceMinutes: 12, toNextMinutes: 6, nextBalanceMinutes: 7 },
    hasAttachments: true,
  });
});

test('missing fields take their defaults', { tags: ['worksheet-23'] }, () => {
  const { CeleJmeno, Mesic } = wire;
  const sheet = toWorksheet(
    v.parse(worksheetSchema, { CeleJmeno, Mesic, IpodensmenCeleks: [{ DEN: row.DEN }] }),
  );
  expect(sheet).toMatchObject({ signature: null, confirmation: null, approval: null, canSign: true });
  expect(sheet).toMatchObject({ hasAttachments: false, accounts: [], carry: { fromPreviousMinutes: null } });
  expect(sheet.rows).toEqual([
    expect.objectContaining({ shiftName: '', passes: [], accountName: null, heading: null, errors: [] }),
  ]);
});

test.each([
  [{ UCET: 10, UCET_VISIBILITY: true }, 'Vacation'],
  [{ UCET: 10, UCET_VISIBILITY: false }, null],
  [{ UCET: '10' }, 'Vacation'],
  [{ UCET: 'Doctor' }, 'Doctor'],
  [{ UCET: 99 }, null],
  [{ UCET: '' }, null],
  [{ UCET: null }, null],
])('a day with %j has the account name %j', { tags: ['worksheet-11'] }, (changes, accountName) => {
  expect(mappedRow(changes)).toMatchObject({ accountName });
});

test('maps an empty heading to null', () => {
  expect(mappedRow({ RowHeader: '' })).toMatchObject({ heading: null });
});

test('leaves out a row that has no day and is no sum', { tags: ['worksheet-8'] }, () => {
  expect(mappedRow({ DEN: null })).toBeUndefined();
  expect(mappedRow({ DEN: null, SumFooter: true })).toMatchObject({ kind: 'weekSum' });
});

test('all errors of a day are in its row, and a sum has none', { tags: ['worksheet-15'] }, () => {
  const sheet = mapped({
    PracListChyby: ['One.', 'Two.'].map((CHYBA) => ({ DEN: '2026-10-05T00:00:00Z', CHYBA })),
  });
  expect(sheet.rows[0]).toMatchObject({ errors: ['One.', 'Two.'] });
  expect(sheet.rows[1]).not.toHaveProperty('errors');
  expect(sheet.otherErrors).toEqual([]);
});

test.each([
  [{ Podepsal: '', PodepsalKdy: null, PodepsalKind: null }, null],
  [
    { Podepsal: '', PodepsalKdy: null, PodepsalKind: 'hand' },
    { by: '', at: null, kind: 'hand' },
  ],
  [
    { Podepsal: 'A', PodepsalKdy: null, PodepsalKind: null },
    { by: 'A', at: null, kind: 'electronic' },
  ],
] as const)('maps %j to the signature %j', (changes, signature) => {
  expect(mapped(changes).signature).toEqual(signature);
});
