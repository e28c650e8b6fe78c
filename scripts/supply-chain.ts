/**
 * Checks the supply chain offline: the lockfile (each package is from the registry, has a hash, and is what
 * the package.json files want) and the licences of installed packages. `--advisories <folder>` names a
 * database of advisories in OSV format to compare with. `--sbom <file>` writes a bill of materials (CycloneDX
 * 1.6). Exits with 1 if anything is wrong.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { countOf } from '@quizwright/contracts/rules/plural.ts'
import { readOptions } from '@quizwright/server/process/read-options.ts'
import { advisoriesOf, readAdvisories } from './supply-chain/advisories.ts'
import { billOfMaterials } from './supply-chain/bill-of-materials.ts'
import { readInstalled } from './supply-chain/installed.ts'
import { isAllowedLicence, licenceOf } from './supply-chain/licences.ts'
import { lockedPackages, lockfileFaults, readLockfile, staleSpecifiers } from './supply-chain/lockfile.ts'

const root = join(import.meta.dirname, '..')
type Manifest = { name: string; version: string; dependencies?: Record<string, string> }
const readManifest = (file: string): Manifest =>
  JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest

/** Returns whether nothing is wrong. */
const checkSupplyChain = (): boolean => {
  const values = readOptions({ advisories: { type: 'string' }, sbom: { type: 'string' } })
  const lockfile = readLockfile(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'))
  const packages = lockedPackages(lockfile)
  const installed = readInstalled(root)
  const faults = [
    ...lockfileFaults(lockfile),
    ...['package.json', ...globSync('packages/*/package.json', { cwd: root })].flatMap((file) =>
      staleSpecifiers(lockfile, dirname(file), readManifest(file)),
    ),
    ...[...installed].flatMap(([name, manifest]) =>
      isAllowedLicence(licenceOf(manifest)) ? [] : [`${name} has the licence ${licenceOf(manifest)}.`],
    ),
  ]
  console.log(`Packages in the lockfile: ${packages.length}, installed here: ${installed.size}.`)

  if (values.advisories !== undefined) {
    const advisories = readAdvisories(values.advisories)
    for (const locked of packages)
      for (const { id, summary = '' } of advisoriesOf(locked, advisories))
        faults.push(`${locked.name}@${locked.version} falls under ${id}. ${summary}`)
    console.log(`They were compared with ${countOf(advisories.length, 'advisory', 'advisories')}.`)
  } else
    console.log('Known vulnerabilities were not looked for. Give a folder of advisories with --advisories.')

  if (values.sbom !== undefined) {
    const { name, version } = readManifest('package.json')
    const bill = billOfMaterials({ name, version }, packages, (of, at) => {
      const manifest = installed.get(`${of}@${at}`)
      return manifest && licenceOf(manifest)
    })
    writeFileSync(values.sbom, `${JSON.stringify(bill, null, 2)}\n`)
    console.log(`The bill of materials is in ${values.sbom}.`)
  }
  for (const fault of faults) console.log(fault)
  return faults.length === 0
}

try {
  process.exitCode = checkSupplyChain() ? 0 : 1
} catch (error) {
  console.log((error as Error).message)
  process.exitCode = 1
}
