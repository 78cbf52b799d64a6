/**
 * Returns the name of a key, lock, channel or database of this deployment. Those of another folder of the same origin differ.
 *
 * @param folder the base path of the application, with a slash at both ends
 */
export function ownName(name: string, folder: string): string {
  return `selfservice.${name}${folder === '/' ? '' : folder}`;
}
