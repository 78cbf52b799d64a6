import { readFileSync } from 'node:fs';
import { compactTable } from './compact-table.ts';
import { errorRows, messageRows } from './messages.ts';
import { rightNames, rightRows } from './rights.ts';
import { screenMap } from './screen-map.ts';
import { shownRequirements } from './shown-requirements.ts';
import { stateCharts } from './state-charts.ts';
import { storiesText } from './story-text.ts';

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');

function mapText(): string {
  const { screens, otherCalls } = screenMap();
  const rows = screens.map(({ area, name, stories, paths, calls, help }) => [
    stories ? `[${name}](../?path=/story/${stories.first})` : name,
    area,
    paths.map(({ path, right }) => `\`${path}\` (${right ? right.words : 'only a sign-in'})`).join(', '),
    code(calls),
    help.map(({ heading, anchor }) => `[${heading}](../help-pages/en.html#${anchor})`).join(', '),
  ]);
  return [
    compactTable(['Screen', 'Area', 'Addresses and rights', 'Calls', 'Help'], rows),
    `Calls of no screen: ${code(otherCalls)}.`,
  ].join('\n\n');
}

function rightsText(): string {
  const rows = rightRows().map(({ words, id, area, paths, entries, modules, calls, disabled, hidden }) => [
    words,
    `\`${id}\``,
    area,
    code(paths),
    entries.join(', '),
    code(modules),
    code(calls),
    storiesText(disabled.slice(0, 2)),
    storiesText(hidden.slice(0, 2)),
  ]);
  const head = [
    'Right',
    'Name in the backend',
    'Area',
    'Opens',
    'Entries',
    'Read by',
    'Calls',
    'Disabled',
    'Hidden',
  ];
  return compactTable(head, rows);
}

function messagesText(): string {
  const errors = errorRows().map(({ name, detail, title, reason, attempt, stories }) => [
    `\`${name}\` ${detail}`,
    title.en,
    reason.en,
    attempt.en,
    storiesText(stories.slice(0, 2)),
  ]);
  const messages = messageRows().map(({ folder, key, en, cs, sk, stories }) => [
    `\`${folder}: ${key}\``,
    en,
    cs,
    sk,
    storiesText(stories.slice(0, 1)),
  ]);
  return [
    '## Errors',
    compactTable(['Error', 'Title', 'Reason', 'Button', 'Stories'], errors),
    '## Messages of the areas',
    compactTable(['Text', 'English', 'Czech', 'Slovak', 'Story'], messages),
  ].join('\n\n');
}

function requirementsText(): string {
  const areas = Map.groupBy(shownRequirements(), ({ area }) => area);
  return [...areas]
    .map(([area, all]) => {
      const lines = all.map(({ id, text, stories, tests }) => {
        const shown = [storiesText(stories), code(tests.map(({ file }) => file))].filter(Boolean).join(', ');
        return `- \`${id}\`: ${text}${shown && ` Shown by ${shown}.`}`;
      });
      return `## ${area}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

async function chartsText(): Promise<string> {
  const charts = await stateCharts();
  return charts
    .map(({ title, about, changes }) => {
      const rows = changes.map(({ event, from, to }) => [`\`${event}\``, code(from), `\`${to}\``]);
      return `## ${title}\n\n${about}\n\n${compactTable(['Event', 'From', 'To'], rows)}`;
    })
    .join('\n\n');
}

interface ContractCall {
  operationId: string;
  summary: string;
  tags: readonly string[];
  security: readonly { bearer?: readonly string[] }[];
  responses: Record<string, unknown>;
}

function contractText(): string {
  const { paths } = JSON.parse(readFileSync('docs/contract/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, ContractCall>>;
  };
  const names = rightNames();
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary, tags, security, responses }]) => [
      `\`${operationId}\``,
      tags.join(', '),
      `\`${method.toUpperCase()} ${path}\``,
      summary,
      [...new Set(security.flatMap(({ bearer = [] }) => bearer.map((id) => names[id] ?? id)))].join(', '),
      Object.keys(responses).join(', '),
    ]),
  );
  return [
    'Fields, samples and assumptions are in [openapi.json](../contract/openapi.json).',
    compactTable(['Call', 'Area', 'Address', 'Effect', 'Rights', 'Statuses'], rows),
  ].join('\n\n');
}

/** The text of each page that is made from the code, by its title. */
export const generatedTexts: Readonly<Record<string, () => string | Promise<string>>> = {
  Map: mapText,
  Rights: rightsText,
  'Contract of the backend': contractText,
  'Messages of errors': messagesText,
  Requirements: requirementsText,
  'State charts': chartsText,
};
