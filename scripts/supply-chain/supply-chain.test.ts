import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { advisoriesOf, compareVersions, type Advisory } from './advisories.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { isAllowedLicence, licenceOf } from './licences.ts'
import { lockedPackages, lockfileFaults, readLockfile, staleSpecifiers } from './lockfile.ts'

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

describe('the lockfile', () => {
  test('of this project pins every package to a hash of the registry, as the package.json files want', () => {
    const lockfile = readLockfile(read('pnpm-lock.yaml'))
    expect(lockedPackages(lockfile).length).toBeGreaterThan(100)
    expect(lockfileFaults(lockfile)).toEqual([])
    for (const folder of ['.', 'packages/gateway', 'packages/services'])
      expect(staleSpecifiers(lockfile, folder, JSON.parse(read(`${folder}/package.json`)))).toEqual([])
  })

  test('with a package from elsewhere, without a hash, or not locked as wanted, is reported', () => {
    const lockfile = readLockfile(
      [
        'importers:',
        '  .:',
        '    dependencies:',
        '      good: { specifier: ^1.0.0 }',
        'packages:',
        '  good@1.0.0: { resolution: { integrity: sha512-AAAA } }',
        '  bare@1.0.0: { resolution: {} }',
        '  "@from/elsewhere@2.0.0": { resolution: { tarball: https://evil.test/x.tgz } }',
      ].join('\n'),
    )
    expect(lockfileFaults(lockfile)).toEqual([
      'bare@1.0.0 has no hash that an install would check.',
      '@from/elsewhere@2.0.0 does not come from the registry.',
    ])
    expect(staleSpecifiers(lockfile, '.', { dependencies: { good: '^2.0.0' } })).toHaveLength(1)
    expect(staleSpecifiers(lockfile, '.', { dependencies: { good: '^1.0.0', more: '1' } })).toHaveLength(1)
  })
})

describe('advisories', () => {
  const advisory = (events: object[], rest: Partial<Advisory> = {}): Advisory => ({
    id: 'X-1',
    affected: [{ package: { ecosystem: 'npm', name: 'a' }, ranges: [{ type: 'SEMVER', events }] }],
    ...rest,
  })
  const affects = (version: string, given: Advisory): boolean =>
    advisoriesOf({ name: 'a', version, integrity: undefined }, [given]).length > 0

  test('affect a version between introduced and fixed, but not the fixed one and others', () => {
    const given = advisory([{ introduced: '1.0.0' }, { fixed: '1.2.10' }, { introduced: '2.0.0' }])
    expect(
      ['0.9.0', '1.0.0', '1.2.9', '1.2.10-rc.1', '1.2.10', '1.10.0', '2.0.1'].filter((version) =>
        affects(version, given),
      ),
    ).toEqual(['1.0.0', '1.2.9', '1.2.10-rc.1', '2.0.1'])
    expect(affects('1.1.0', advisory([{ introduced: '0' }, { last_affected: '1.1.0' }]))).toBe(true)
    expect(affects('1.1.1', advisory([{ introduced: '0' }, { last_affected: '1.1.0' }]))).toBe(false)
  })

  test('affect nobody if they are withdrawn or concern another package', () => {
    expect(affects('1.0.0', advisory([{ introduced: '0' }], { withdrawn: '2026-01-01' }))).toBe(false)
    const other = { ...advisory([{ introduced: '0' }]) }
    expect(advisoriesOf({ name: 'b', version: '1.0.0', integrity: undefined }, [other])).toEqual([])
  })

  test('order versions as semver does', () => {
    const sorted = ['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-rc.1', '1.0.0', '1.0.10']
    expect(sorted.toReversed().toSorted(compareVersions)).toEqual(sorted)
  })
})

test.each([
  ['MIT', true],
  ['(AFL-2.1 OR BSD-3-Clause)', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['none', false],
])('the licence %s may be distributed: %s', (expression, expected) => {
  expect(isAllowedLicence(expression)).toBe(expected)
})

test('a licence is read in its older forms too', () => {
  expect([
    licenceOf({ license: 'ISC' }),
    licenceOf({ license: { type: 'MIT' } }),
    licenceOf({ licenses: [{ type: 'BSD-3-Clause' }] }),
    licenceOf({}),
  ]).toEqual(['ISC', 'MIT', 'BSD-3-Clause', 'none'])
})

test('the bill of materials has each package with its URL, hash and licence', () => {
  const bill = billOfMaterials(
    { name: 'product', version: '1.0.0' },
    [{ name: '@a/b', version: '1.2.3', integrity: 'sha512-AAEC' }],
    () => 'MIT',
  )
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  expect(bill.components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40a/b@1.2.3',
      name: '@a/b',
      version: '1.2.3',
      purl: 'pkg:npm/%40a/b@1.2.3',
      hashes: [{ alg: 'SHA-512', content: '000102' }],
      licenses: [{ expression: 'MIT' }],
    },
  ])
})
