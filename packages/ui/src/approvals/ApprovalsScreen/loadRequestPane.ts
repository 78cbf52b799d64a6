/** Fetches what a selected request and a decision need: with the first sign that one will be selected. */
export const loadRequestPane = () => import('./requestPane.ts');
