import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { personalCardQuery } from '@selfservice/api/personal-card/personal-card';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { openSession } from '@selfservice/mock-server/core/story-session';
import { startMockServer } from '@selfservice/mock-server/node';
import { LocaleProvider } from '@selfservice/ui/environment/LocaleProvider';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import { namespaces } from '@selfservice/ui/i18n/localeLoaders';
import { DayDial } from '@selfservice/ui/patterns/DayDial';
import { Timeline } from '@selfservice/ui/patterns/Timeline';
import { PersonalCardScreen } from '@selfservice/ui/personal-card/PersonalCardScreen/PersonalCardScreen';
import { Button } from '@selfservice/ui/primitives/Button';
import { DatePicker } from '@selfservice/ui/primitives/DatePicker';
import { FormDialog } from '@selfservice/ui/primitives/FormDialog';
import { Select } from '@selfservice/ui/primitives/Select';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement as make } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { german } from './german.ts';

const i18n = await createI18n({ language: german.code, addedLanguages: [german] });
await i18n.loadNamespaces([...namespaces]);
const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
const today = localDate('2026-11-20');
const shift: PlanInterval = {
  kind: 'shift',
  begin: localDateTime('2026-11-20T08:00:00'),
  end: localDateTime('2026-11-20T16:30:00'),
  isAllDay: false,
  name: 'Frühschicht',
  shortName: 'F',
  color: null,
};

function render(...content: ReactNode[]): string {
  const inside = make(LocaleProvider, { language: german.code, children: content });
  return renderToString(make(I18nextProvider, { i18n }, inside));
}

test('there is no page here', () => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
});

test('a button with its closed dialog, and fields render on a server', () => {
  const html = render(
    make(Button, { key: 1, children: 'Öffnen' }),
    make(FormDialog, {
      key: 2,
      title: 'Stunden',
      isOpen: false,
      onSubmit() {},
      onClose() {},
      children: null,
    }),
    make(DatePicker, { key: 3, label: 'Tag', value: today, today, onChange() {} }),
    make(Select, {
      key: 4,
      label: 'Art',
      options: [{ id: 'a', label: 'Urlaub' }],
      value: 'a',
      onChange() {},
    }),
  );
  expect(html).toContain('Öffnen');
  expect(html).toContain('Urlaub');
  expect(html).not.toContain('Stunden');
});

test('the dial and the timeline render on a server', () => {
  const html = render(
    make(DayDial, { key: 1, now: 480, children: '8:00' }),
    make(Timeline, {
      key: 2,
      data: { rows: [{ id: 'one' }], intervals: new Map([['one', [shift]]]) },
      words: { label: 'Plan', renderRowHead: () => 'Novák' },
      scale: { headLabel: 'Person', firstDay: today, days: 7, clock },
    }),
  );
  expect(html).toContain('8:00');
  expect(html).toContain('aria-label="Plan"');
  expect(html).toMatch(/Fr\.? 20\./);
});

test('a screen renders the data that its query has fetched', async () => {
  using mock = startMockServer({}, clock);
  const client = createClient(i18n, openSession(mock.database, 'employee'), 'http://backend.test');
  await client.prefetchQuery(personalCardQuery());
  const screen = make(PersonalCardScreen, { backHref: '/' });
  const html = render(make(QueryClientProvider, { key: 1, client, children: screen }));
  expect(html).toContain('Personalkarte');
  expect(html).toContain('Gültig ab');
  expect(html).toContain('Profession');
});
