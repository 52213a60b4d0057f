import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import { runtimePackages } from './runtime-packages.ts';

/** Of this project's packages; a library's folders of these names may be a part of it. */
const NOT_SHIPPED = /\/(node_modules|bench|coverage|testing)$|\.test\.tsx?$/;
const NESTED_LIBRARIES = /\/node_modules$/;

/**
 * Makes the folder that an image holds as /store: the package with its build, shared-contracts, the libraries that they
 * need to run, and sbom.json. Nothing that builds is in it. The package's own package.json says `version`.
 * @param name of a package that is installed and, where it has a build, built
 */
export function makeImageFolder(root: string, name: string, version: string, folder: string): void {
  const packages = runtimePackages(root, name);
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  for (const [place] of packages) {
    const from = path.join(root, place);
    const isLibrary = place.includes('node_modules/');
    const left = isLibrary ? NESTED_LIBRARIES : NOT_SHIPPED;
    cpSync(from, path.join(folder, place), {
      recursive: true,
      filter: (file) => !left.test(file.slice(from.length)),
    });
    if (!isLibrary) symlinkSync(path.join('..', place), path.join(folder, 'node_modules', place));
  }
  const manifest = path.join(folder, name, 'package.json');
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version }, null, 2));
  const bill = billOfMaterials(name, version, packages);
  writeFileSync(path.join(folder, 'sbom.json'), JSON.stringify(bill, null, 2));
}
