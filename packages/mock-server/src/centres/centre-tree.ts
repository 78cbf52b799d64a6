import type { BackendLanguage } from '@selfservice/api/core/language';
import type { Texts } from '../core/texts.ts';
import { texts } from '../core/texts.ts';

/** A centre of the organisation. */
export interface CentreRow {
  id: number;
  names: Texts;
  /** Null for a root. */
  parentId: number | null;
}

/** A centre with its sub-centres, without ids. */
interface Branch {
  names: Texts;
  below: readonly Branch[];
}

function branch(names: Texts, ...below: Branch[]): Branch {
  return { names, below };
}

/** Creates a centre from its name in English, Czech and Slovak. */
function centre(en: string, cs: string, sk: string, ...below: Branch[]): Branch {
  return branch(texts(en, cs, sk), ...below);
}

/** Creates centres that are numbered or lettered. */
function numbered(
  names: Texts,
  marks: readonly (string | number)[],
  below: readonly Branch[] = [],
): Branch[] {
  return marks.map((mark) =>
    centre(`${names.en} ${mark}`, `${names.cs} ${mark}`, `${names.sk} ${mark}`, ...below),
  );
}

const line = texts('Line', 'Linka', 'Linka');
const section = texts('Section', 'Úsek', 'Úsek');
const hall = texts('Hall', 'Hala', 'Hala');
const sections = numbered(section, ['A', 'B', 'C', 'D', 'E']);

/** A chain of centres, each one below the one before. With Production above it has ten levels. */
const deep = [
  texts('Section A', 'Úsek A', 'Úsek A'),
  texts('Line 7', 'Linka 7', 'Linka 7'),
  texts('Cell 3', 'Buňka 3', 'Bunka 3'),
  texts('Group 2', 'Skupina 2', 'Skupina 2'),
  texts('Station 4', 'Stanoviště 4', 'Stanovište 4'),
  texts('Fixture 1', 'Přípravek 1', 'Prípravok 1'),
  texts('Tooling position', 'Pozice nástroje', 'Pozícia nástroja'),
].reduceRight<Branch[]>((below, names) => [branch(names, ...below)], []);

const machineNumbers = Array.from({ length: 500 }, (_, index) => String(index + 1).padStart(3, '0'));

const production = centre(
  'Production',
  'Výroba',
  'Výroba',
  centre(
    'Assembly',
    'Montáž',
    'Montáž',
    ...numbered(line, [1, 2, 3]),
    centre('Final inspection', 'Výstupní kontrola', 'Výstupná kontrola'),
    centre('Kitting', 'Příprava sad', 'Príprava súprav'),
  ),
  centre(
    'Serial production',
    'Sériová výroba',
    'Sériová výroba',
    ...numbered(hall, [1], [...deep, ...sections.slice(1)]),
    ...numbered(hall, [2, 3, 4, 5, 6], sections),
  ),
  centre(
    'Machine park',
    'Strojový park',
    'Strojový park',
    ...numbered(texts('Machine', 'Stroj', 'Stroj'), machineNumbers),
  ),
  centre('Paint shop', 'Lakovna', 'Lakovňa'),
  centre('Tool shop', 'Nástrojárna', 'Nástrojáreň'),
  centre('Press shop', 'Lisovna', 'Lisovňa'),
  centre('Welding shop', 'Svařovna', 'Zvarovňa'),
  centre('Quality control', 'Řízení kvality', 'Riadenie kvality'),
  centre('Plant maintenance', 'Údržba závodu', 'Údržba závodu'),
  centre('Internal logistics', 'Interní logistika', 'Interná logistika'),
);

const czechRoots = [
  production,
  centre(
    'Warehouse',
    'Sklad',
    'Sklad',
    centre('Receiving', 'Příjem', 'Príjem'),
    centre('High rack', 'Výškový sklad', 'Výškový sklad'),
    centre('Picking', 'Vychystávání', 'Vychystávanie'),
    centre('Dispatch', 'Expedice', 'Expedícia'),
    centre('Returns', 'Vratky', 'Vratky'),
  ),
  centre(
    'Night transport',
    'Noční přeprava',
    'Nočná preprava',
    centre('Long distance', 'Dálková přeprava', 'Diaľková preprava'),
    centre('City', 'Městská přeprava', 'Mestská preprava'),
  ),
  centre('Canteen', 'Jídelna', 'Jedáleň'),
  centre(
    'Department of Preventive Maintenance and Measuring Instruments',
    'Oddělení preventivní údržby a měřicích přístrojů',
    'Oddelenie preventívnej údržby a meracích prístrojov',
    centre('Calibration laboratory', 'Kalibrační laboratoř', 'Kalibračné laboratórium'),
    centre('Vibration diagnostics', 'Vibrační diagnostika', 'Vibračná diagnostika'),
    centre('Lubrication service', 'Mazací služba', 'Mazacia služba'),
  ),
];

const slovakRoot = centre(
  'Pressing plant',
  'Lisovna',
  'Lisovňa',
  ...numbered(texts('Pressing line', 'Lisovací linka', 'Lisovacia linka'), [1, 2, 3]),
  centre('Tool room', 'Nástrojárna', 'Nástrojáreň'),
  centre('Shipping', 'Expedice', 'Expedícia'),
);

const headOffice = centre(
  'Head office',
  'Ředitelství',
  'Riaditeľstvo',
  centre('Personnel and payroll', 'Personální a mzdové oddělení', 'Personálne a mzdové oddelenie'),
  centre('Finance', 'Finance', 'Financie'),
  centre('Purchasing', 'Nákup', 'Nákup'),
  centre('Sales', 'Prodej', 'Predaj'),
);

/** The company above all centres of the Czech tenant. */
const company: CentreRow = {
  id: 100,
  names: texts('Whole company', 'Celá společnost', 'Celá spoločnosť'),
  parentId: null,
};

/** All centres. The ids of a tree increase from its top to its bottom. */
export const centres: readonly CentreRow[] = [
  company,
  ...czechRoots.flatMap((root, index) => rowsOf(root, (index + 1) * 1000, company.id)),
  ...rowsOf(slovakRoot, 6000, null),
  ...rowsOf(headOffice, 7000, company.id),
];

const byId = new Map(centres.map((row) => [row.id, row]));
const childrenOf = Map.groupBy(centres, ({ parentId }) => parentId);
/** The first centre of each English name. */
const byName = new Map(centres.toReversed().map((row) => [row.names.en, row]));

/** Returns a centre by id. */
export function findCentre(id: number): CentreRow | undefined {
  return byId.get(id);
}

/** Returns the first centre with an English name, from the top. */
export function centreNamed(name: string): CentreRow | undefined {
  return byName.get(name);
}

/** Returns the name of the centre with an English name, in a language. */
export function centreText(name: string, language: BackendLanguage): string {
  return centreNamed(name)?.names[language] ?? '';
}

/** Returns the direct sub-centres of a centre. */
export function childrenOfCentre(id: number): CentreRow[] {
  return childrenOf.get(id) ?? [];
}

/** Returns the parents of a centre, from the top of its tree. */
export function parentsOfCentre(id: number): CentreRow[] {
  const parent = byId.get(byId.get(id)?.parentId ?? -1);
  return parent ? [...parentsOfCentre(parent.id), parent] : [];
}

/** Returns the ids of a centre and of all centres below it. */
export function idsBelow(id: number): number[] {
  return [id, ...childrenOfCentre(id).flatMap((child) => idsBelow(child.id))];
}

function rowsOf({ names, below }: Branch, firstId: number, parentId: number | null): CentreRow[] {
  const rows: CentreRow[] = [{ id: firstId, names, parentId }];
  for (const child of below) rows.push(...rowsOf(child, firstId + rows.length, firstId));
  return rows;
}
