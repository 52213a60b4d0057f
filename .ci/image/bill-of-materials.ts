import type { LockedPackage } from './runtime-packages.ts';

const MODULES = 'node_modules/';

/**
 * A CycloneDX 1.6 bill of materials: the libraries that an image holds, for scanners of vulnerabilities and licences. What is
 * bundled into the package's build is not in it.
 * @param version of the package that the image is for
 * @param packages as runtimePackages gives them
 */
export function billOfMaterials(
  name: string,
  version: string,
  packages: ReadonlyMap<string, LockedPackage>,
): Readonly<Record<string, unknown>> {
  const libraries = [...packages].filter(([folder]) => folder.includes(MODULES));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version, 'bom-ref': name } },
    components: libraries.map(([folder, locked]) => component(folder, locked)),
  };
}

function component(folder: string, { name, version = '', integrity, license }: LockedPackage) {
  const realName = name ?? folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);
  return {
    type: 'library',
    'bom-ref': folder,
    name: realName,
    version,
    purl: `pkg:npm/${realName.replace('@', '%40')}@${version}`,
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(integrity ? { hashes: [hashOf(integrity)] } : {}),
  };
}

/** A hash as CycloneDX writes it, of one as npm does: 'sha512-' and base64. */
function hashOf(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split('-', 2);
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}
