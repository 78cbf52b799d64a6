import { ComponentType } from '@cyclonedx/cyclonedx-library/Enums';
import { Bom, Component, LicenseExpression } from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import type { BundledPackage } from './bundled-packages.ts';

/** The address of a package of the npm registry, as a package URL. */
function packageUrl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/**
 * Returns the list of the packages in a build as CycloneDX JSON. It has no time and no serial number, so that the same build
 * gives the same file.
 */
export function sbomOf(version: string, packages: readonly BundledPackage[]): string {
  const bom = new Bom();
  const product = new Component(ComponentType.Application, 'selfservice', { version, bomRef: 'selfservice' });
  product.licenses.add(new LicenseExpression('MIT'));
  bom.metadata.component = product;
  for (const { name, version: its, licence } of packages) {
    const purl = packageUrl(name, its);
    const component = new Component(ComponentType.Library, name, { version: its, purl, bomRef: purl });
    component.licenses.add(new LicenseExpression(licence));
    bom.components.add(component);
    product.dependencies.add(component.bomRef);
  }
  return `${new JsonSerializer(new Json.Normalize.Factory(Spec1dot6)).serialize(bom, { sortLists: true, space: 2 })}\n`;
}
