import { readFileSync } from 'node:fs';

/** A call and the actions that it names, in the backend's spelling. */
export interface CallAccess {
  call: string;
  actions: readonly string[];
}

interface Document {
  paths: Record<string, Record<string, { operationId: string; security: { bearer?: string[] }[] }>>;
}

/** Returns the actions of every call of the contract. */
export function callAccess(): CallAccess[] {
  const { paths } = JSON.parse(readFileSync('docs/contract/openapi.json', 'utf8')) as Document;
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, security }) => ({
      call: operationId,
      actions: [...new Set(security.flatMap(({ bearer = [] }) => bearer))],
    }));
}
