/** Fetches what is shown of a selected request: with the first sign that one will be selected. */
export const loadRequestPane = () => import('./requestPane.ts');
