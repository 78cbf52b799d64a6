import { languages } from '@selfservice/api/core/language';
import { aPlan, aPlanInterval } from '@selfservice/api/my-plan/my-plan.fixtures';
import { toPlanCalendar } from '@selfservice/api/my-plan/plan-calendar';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import { expect, test } from 'vitest';
import { toCsv } from '../../packages/ui/src/patterns/ListExport/csv.ts';
import { fileNameOf } from '../../packages/ui/src/primitives/fileNameOf.ts';
import type { ExportResult } from './payload-table.ts';
import { payloadTable } from './payload-table.ts';
import { payloads } from './payloads.ts';

const results: ExportResult[] = [];
const sentences = await Promise.all(
  languages.map(async (language) => {
    const instance = await createI18n({ language });
    await instance.loadNamespaces('primitives');
    const t = instance.getFixedT(language, 'primitives') as unknown as (
      key: string,
      values: object,
    ) => string;
    return (day: string) => t('date.notBefore', { day });
  }),
);

/** Returns the lines of a calendar file with one shift of this name. */
function calendarWith(name: string): string[] {
  const plan = aPlan({ intervals: [aPlanInterval({ name, shortName: name })] });
  const file = toPlanCalendar(plan, {
    personRef: name,
    timeZone: 'Europe/Prague',
    title: name,
    nameless: 'Planned',
    epochMs: 0,
  });
  return file.split('\r\n');
}

/** Joins folded lines. */
const unfolded = (lines: readonly string[]) =>
  lines
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
const namesOf = (lines: readonly string[]) => unfolded(lines).map((line) => line.split(/[:;]/)[0]);
const ordinary = namesOf(calendarWith('Early shift'));

test.each(payloads)('$kind: $name is safe in every export', ({ kind, name, text }) => {
  const cells = toCsv([[text]], 'en')
    .slice(1, -2)
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"');
  expect(cells).toMatch(/^(?!\s*[=+\-@＝＋－＠])(?![\t\r\n])/);
  expect([text, `'${text}`, `\u200B${text}`]).toContain(cells);

  const calendar = calendarWith(text);
  // The same properties in the same order: a payload adds no line and no event.
  expect(namesOf(calendar)).toEqual(ordinary);
  expect(calendar.join('')).not.toMatch(/[^\P{Cc}\t]/u);
  // A folded line begins with a space, which the library does not count.
  for (const line of calendar) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(76);

  const fileName = fileNameOf(`${text}.csv`);
  expect(fileName).toMatch(/^[^.\s\p{Cc}\p{Cf}/\\:*?"<>|][^\p{Cc}\p{Cf}/\\:*?"<>|]*\.csv$/u);
  expect(new TextEncoder().encode(fileName).length).toBeLessThanOrEqual(4 * 80 + 4);

  for (const sentence of sentences) {
    const [begin = '', end = ''] = sentence('|').split('|');
    // A value that ends with a full stop ends the sentence.
    const wanted = text.endsWith('.') ? end.replace(/^\./, '') : end;
    expect(sentence(text)).toBe(begin + text + wanted);
  }
  results.push({
    payload: `${kind} ${name}`,
    csv: cells === text ? 'text' : `after ${cells.startsWith("'") ? "'" : 'U+200B'}`,
    calendar: 'escaped',
    fileName,
    sentence: 'unchanged',
  });
});

test('docs/security/payloads.md contains these results', async () => {
  await expect(payloadTable(results)).toMatchFileSnapshot('../../docs/security/payloads.md');
});
