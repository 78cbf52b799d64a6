/** Loads the form of a new substitution, with its calendar. */
export const loadSubstitutionForm = () => import('./SubstitutionFormDialog.tsx');
