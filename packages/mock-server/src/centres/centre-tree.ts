/** A centre of the organisation. */
export interface CentreRow {
  id: number;
  name: string;
  /** Null for a root. */
  parentId: number | null;
}

/** A centre with its sub-centres, without ids. */
interface Branch {
  name: string;
  below?: (Branch | string)[];
}

const sections = ['A', 'B', 'C', 'D', 'E'].map((letter) => `Section ${letter}`);

/** Returns a chain of centres, each one below the one before. */
function chain([name = '', ...rest]: string[]): Branch {
  return rest.length > 0 ? { name, below: [chain(rest)] } : { name };
}

// Ten levels, starting at Production.
const deep = chain([
  'Section A',
  'Line 7',
  'Cell 3',
  'Group 2',
  'Station 4',
  'Fixture 1',
  'Tooling position',
]);

const production: Branch = {
  name: 'Production',
  below: [
    { name: 'Assembly', below: ['Line 1', 'Line 2', 'Line 3', 'Final inspection', 'Kitting'] },
    {
      name: 'Serial production',
      below: [
        { name: 'Hall 1', below: [deep, ...sections.slice(1)] },
        ...[2, 3, 4, 5, 6].map((hall) => ({ name: `Hall ${hall}`, below: sections })),
      ],
    },
    {
      name: 'Machine park',
      below: Array.from({ length: 500 }, (_, index) => `Machine ${String(index + 1).padStart(3, '0')}`),
    },
    'Paint shop',
    'Tool shop',
    'Press shop',
    'Welding shop',
    'Quality control',
    'Plant maintenance',
    'Internal logistics',
  ],
};

const roots: Branch[] = [
  production,
  { name: 'Warehouse', below: ['Receiving', 'High rack', 'Picking', 'Dispatch', 'Returns'] },
  { name: 'Night transport', below: ['Long distance', 'City'] },
  { name: 'Canteen' },
  {
    name: 'Department of Preventive Maintenance and Measuring Instruments',
    below: ['Calibration laboratory', 'Vibration diagnostics', 'Lubrication service'],
  },
  { name: 'Lisovňa', below: ['Linka 1', 'Linka 2', 'Linka 3', 'Nástrojáreň', 'Expedícia'] },
];

/** All centres; ids increase from the top of the tree to the bottom. */
export const centres: readonly CentreRow[] = roots.flatMap((root, index) =>
  rowsOf(root, (index + 1) * 1000, null),
);

const byId = new Map(centres.map((centre) => [centre.id, centre]));
const childrenOf = Map.groupBy(centres, ({ parentId }) => parentId);

/** Returns a centre by id. */
export function findCentre(id: number): CentreRow | undefined {
  return byId.get(id);
}

/** Returns the first centre with a name, from the top. */
export function centreNamed(name: string): CentreRow | undefined {
  return centres.find((centre) => centre.name === name);
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

function rowsOf(branch: Branch | string, firstId: number, parentId: number | null): CentreRow[] {
  const { name, below = [] } = typeof branch === 'string' ? { name: branch } : branch;
  const rows: CentreRow[] = [{ id: firstId, name, parentId }];
  for (const child of below) rows.push(...rowsOf(child, firstId + rows.length, firstId));
  return rows;
}
