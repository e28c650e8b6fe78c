import type { LockedPackage } from './lockfile.ts'

type Product = { name: string; version: string }

/** The package URL `pkg:npm/%40a/b@1.2.3` (https://github.com/package-url/purl-spec). */
const urlOf = ({ name, version }: Product): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** Converts the hash from the lockfile's base64 to hexadecimal. */
const hashOf = (integrity: string) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
})

/**
 * The bill of materials as a CycloneDX 1.6 document: every package in the lockfile, with its hash and, if it
 * is installed, its licence. The same lockfile gives the same document.
 */
export const billOfMaterials = (
  product: Product,
  packages: readonly LockedPackage[],
  licenceOf: (name: string, version: string) => string | undefined,
) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', ...product, 'bom-ref': urlOf(product) } },
  components: packages
    .toSorted((one, other) => (urlOf(one) < urlOf(other) ? -1 : 1))
    .map(({ name, version, integrity }) => {
      const licence = licenceOf(name, version)
      return {
        type: 'library',
        'bom-ref': urlOf({ name, version }),
        name,
        version,
        purl: urlOf({ name, version }),
        ...(integrity && { hashes: [hashOf(integrity)] }),
        ...(licence && { licenses: [{ expression: licence }] }),
      }
    }),
})
