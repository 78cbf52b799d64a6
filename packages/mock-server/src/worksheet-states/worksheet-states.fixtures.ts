import { centreNamed } from '../centres/centre-tree.ts';

/** The request for every worksheet of Assembly and the centres below it in October. */
export const assemblyInOctober = {
  StartDate: '2026-10-01T00:00:00Z',
  EndDate: '2026-10-31T00:00:00Z',
  LoadCreated: true,
  LoadConfirmed: true,
  LoadApproved: true,
  LoadSigned: true,
  LoadUnsigned: true,
  Kind: '' as const,
  SelectedIxsStr: String(centreNamed('Assembly')?.id),
  IncludeChildren: true,
  CheckedCategories: [],
};
