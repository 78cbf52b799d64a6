import type { PackageManifest } from '../package/exports.ts';

/** The place of the source that the provenance of a package names. */
interface Repository {
  type: 'git';
  url: string;
  /** The folder of the package. */
  directory: string;
}

/** The repository fields of a manifest. */
export interface RepositoryFields {
  repository?: Repository;
  /** Where faults are reported. */
  bugs?: { url: string };
}

/** The variables of the workflow that say in which repository it runs. */
export interface WorkflowVariables {
  GITHUB_SERVER_URL?: string | undefined;
  GITHUB_REPOSITORY?: string | undefined;
}

/**
 * Returns the manifest of a library with the repository that publishes it, which a registry compares with the provenance,
 * and the address of its issues.
 * Outside of a workflow the manifest stays as it is.
 */
export function publishedManifest(
  manifest: PackageManifest,
  directory: string,
  { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }: WorkflowVariables,
): PackageManifest & RepositoryFields {
  if (!server || !name) return manifest;
  return {
    ...manifest,
    repository: { type: 'git', url: `git+${server}/${name}.git`, directory },
    bugs: { url: `${server}/${name}/issues` },
  };
}

/** Returns the line of an `.npmrc` that reads the token of a registry from the variable `NPM_TOKEN`. */
export function tokenLine(registry: string): string {
  return `${registry.replace(/^https?:/, '').replace(/\/*$/, '/')}:_authToken=\${NPM_TOKEN}\n`;
}
