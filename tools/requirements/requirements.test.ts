import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citations } from './citations.ts';
import { allCitations, allRequirements } from './repository.ts';
import { areaOf, statedRequirements } from './requirements.ts';
import { shownByPage } from './shown-by.ts';

describe('a page of requirements', () => {
  it('states one requirement per list item with an id, over several lines too', () => {
    const page = '# Approvals\n\nText.\n\n- `approvals-1` First.\n- `approvals-2` Second\n  line.\n- no id\n';
    expect(statedRequirements(page)).toEqual([
      { id: 'approvals-1', text: 'First.' },
      { id: 'approvals-2', text: 'Second line.' },
    ]);
  });
});

describe('citations', () => {
  const of = (source: string) => citations('a.test.tsx', source);
  const inTest = { isOnlyInAll: false };

  it('are the tags of a unit test, with its title', () => {
    expect(of(`it.each([1])('counts %s', { tags: ['help-1', 'slow'] }, () => {});`)).toEqual([
      { id: 'help-1', kind: 'test', title: 'counts %s', ...inTest },
    ]);
  });
  it('are the tags of a group, with its title', () => {
    expect(of("describe('a group', { tags: ['help-1'] }, () => { it('a test', () => {}); });")).toEqual([
      { id: 'help-1', kind: 'test', title: 'a group', ...inTest },
    ]);
  });
  it('are the tags of a journey', () => {
    const source =
      "test(`opens ${name}`, { tag: ['@plan-states-3'] }, async () => {}); test('b', { tag: '@help-2' }, f);";
    expect(of(source)).toEqual([
      { id: 'plan-states-3', kind: 'test', title: 'opens …', ...inTest },
      { id: 'help-2', kind: 'test', title: 'b', ...inTest },
    ]);
  });
  it('are the tags of a story, with its name', () => {
    expect(
      of(
        "export const Empty = meta.story({ tags: ['help-1'] }); const B = Empty.extend({ tags: ['help-2'] });",
      ),
    ).toEqual([
      { id: 'help-1', kind: 'test', title: 'Empty', ...inTest },
      { id: 'help-2', kind: 'test', title: 'B', ...inTest },
    ]);
  });
  it('are the tags of all stories of a file, without a name', () => {
    expect(of("const meta = preview.meta({ tags: ['!dev', 'help-1'] });")).toEqual([
      { id: 'help-1', kind: 'test', title: null, ...inTest },
    ]);
  });
  it('say which tests only test:all runs, alone or in a group', () => {
    const group = "test.describe('g', { tag: '@test-all' }, () => { test('a', { tag: '@help-1' }, f); });";
    const alone = "test('b', { tags: ['help-2', 'test-all'] }, f); test('c', { tags: ['help-3'] }, f);";
    expect(of(group + alone).map(({ id, isOnlyInAll }) => [id, isOnlyInAll])).toEqual([
      ['help-1', true],
      ['help-2', true],
      ['help-3', false],
    ]);
  });
  it('are those of a doc comment, over several lines too', () => {
    expect(of('/**\n * A row.\n *\n * @requirement help-1,\n * help-2\n */\nexport const a = 1;')).toEqual([
      { id: 'help-1', kind: 'doc', title: null, ...inTest },
      { id: 'help-2', kind: 'doc', title: null, ...inTest },
    ]);
  });
});

describe('the repository', () => {
  const requirements = allRequirements();
  const cited = allCitations();
  const shown = cited.filter(({ kind }) => kind === 'test');
  const areas = [...Map.groupBy(requirements, ({ id }) => areaOf(id))];

  it('gives each requirement an id of its own', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });
  it('shows each requirement by something that `test` runs', () => {
    const ids = new Set(shown.filter(({ isOnlyInAll }) => !isOnlyInAll).map(({ id }) => id));
    expect(requirements.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
  it('cites only requirements that exist', () => {
    const ids = new Set(requirements.map(({ id }) => id));
    expect(cited.filter(({ id }) => !ids.has(id)).map(({ id, file }) => `${file}: ${id}`)).toEqual([]);
  });
  it('says in the README how many requirements there are', () => {
    const [, count] = /(\d+) requirements/.exec(readFileSync('README.md', 'utf8')) ?? [];
    expect(Number(count)).toBe(requirements.length);
  });
  it.each(areas)('says which test shows which requirement of %s', async (area, ofArea) => {
    const page = shownByPage(area, ofArea, shown);
    await expect(page).toMatchFileSnapshot(`../../docs/requirements/shown-by/${area}.md`);
  });
});
