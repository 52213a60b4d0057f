import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import { runtimePackages } from './runtime-packages.ts';

const NOT_SHIPPED = /\/(node_modules|bench|coverage)$|\.test\.tsx?$/;

/**
 * Makes the folder that an image holds as /store: the package with its build, shared-contracts, the libraries that they
 * need to run, and sbom.json. Nothing that builds is in it.
 * @param name of a package that is installed and, where it has a build, built
 */
export function makeImageFolder(root: string, name: string, version: string, folder: string): void {
  const packages = runtimePackages(root, name);
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  for (const [place] of packages) {
    const from = path.join(root, place);
    cpSync(from, path.join(folder, place), {
      recursive: true,
      filter: (file) => !NOT_SHIPPED.test(file.slice(from.length)),
    });
    if (!place.includes('node_modules/')) symlinkSync(path.join('..', place), path.join(folder, 'node_modules', place));
  }
  const bill = billOfMaterials(name, version, packages);
  writeFileSync(path.join(folder, 'sbom.json'), JSON.stringify(bill, null, 2));
}
