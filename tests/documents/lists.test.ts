import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { channels } from '@quizwright/contracts/channels.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import type { Row } from '@quizwright/contracts/define.ts'
import { environment as gatewaySettings } from '@quizwright/gateway/config.ts'
import { allMachines } from '@quizwright/machines/all-machines.ts'
import { environment as servicesSettings } from '@quizwright/services/config.ts'
import { describe, expect, test } from 'vitest'
import { readPlan } from '../../scripts/plan.ts'
import { defaultOf } from '../../scripts/settings-page.ts'
import { blocksIn, codeIn, documents, read, root, section, tableIn } from './read-documents.ts'

const architecture = read('docs/architecture.md')
const readme = read('README.md')
const packages = globSync('packages/*', { cwd: root })
  .map((path) => basename(path))
  .sort()
const arrowsIn = (text: string): string[] =>
  [...text.matchAll(/^ *(\w+) --> (\w+)$/gm)].map(([, from, to]) => `${from} --> ${to}`).sort()

describe('the parts', () => {
  test("the README's table lists every package", () => {
    const listed = tableIn(section(readme, 'The parts')).map(([name]) => /packages\/(\w+)/.exec(name!)![1])
    expect(listed.sort()).toEqual(packages)
  })
  test('the arrows of the architecture match the imports', () => {
    const imports = packages.flatMap((from) => {
      const sources = globSync(`packages/${from}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
        (file) => !/\.test\.tsx?$/.test(file),
      )
      const named = sources.flatMap((file) =>
        [...read(file).matchAll(/from '@quizwright\/(\w+)\//g)].map((match) => match[1]!),
      )
      return [...new Set(named)].filter((to) => to !== from).map((to) => `${from} --> ${to}`)
    })
    expect(arrowsIn(blocksIn(architecture, 'mermaid')[0]!)).toEqual(imports.sort())
  })
  test('the table of derived things names each folder of contracts and server that derives something', () => {
    const listed = tableIn(section(architecture, 'One table for every call')).flatMap(([name]) =>
      codeIn(name!),
    )
    for (const folder of [
      'contracts/src/http',
      'contracts/src/sockets',
      'contracts/src/documents',
      'server/src/routes',
    ])
      expect(listed).toContain(`packages/${folder}`)
  })
  test('the architecture names all machines', () => {
    const [, numeral, names] = /(\w+) machines run the flows: ([^\n]+(?:\n[^(]+)?)/.exec(
      section(architecture, 'The machine decides, the host executes'),
    )!
    expect(
      names!
        .split(/[,\s]+/)
        .filter(Boolean)
        .sort(),
    ).toEqual(allMachines.map(({ name }) => name).sort())
    expect(numeral).toBe(['Seven', 'Eight', 'Nine', 'Ten'][allMachines.length - 7])
  })
  test('the README names all channels', () => {
    for (const { path } of Object.values(channels)) expect(readme).toContain(path)
  })
  test('the services of each call match the table', () => {
    const said = section(read('docs/your-own-services.md'), 'Bring your own services').replaceAll(/\s+/g, ' ')
    const firstParts = (service: Row['service']): string[] =>
      [
        ...new Set(
          Object.values<Row>(endpoints)
            .filter((row) => row.service === service)
            .map(({ path }) => path.split('/')[0]!),
        ),
      ].sort()
    const listed = (service: string): string[] =>
      codeIn(new RegExp(`\`${service}\` serves ([^;]+);`).exec(said)![1]!)
        .map((path) => path.split('/')[0]!)
        .sort()
    expect([listed('auth'), listed('main')]).toEqual([firstParts('auth'), firstParts('main')])
    for (const { namespace } of Object.values(channels)) expect(said).toContain(`\`${namespace}\``)
  })
})

describe('the settings', () => {
  const all = { ...servicesSettings.shape, ...gatewaySettings.shape }
  const fromElsewhere = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'OTEL_EXPORTER_OTLP_HEADERS']
  const rows = tableIn(section(readme, 'Settings')).map(([names, value]) => ({
    names: codeIn(names!),
    value: value!,
  }))

  test('each setting has a description that begins with a capital and has no full stop', () => {
    for (const shape of [gatewaySettings.shape, servicesSettings.shape]) {
      for (const [name, setting] of Object.entries(shape))
        expect(setting.description, name).toMatch(/^[A-Z].+[^.]$/)
    }
  })
  test('the README names only existing settings, with their defaults', () => {
    const { operations } = (readPlan({}) as Extract<ReturnType<typeof readPlan>, { ok: true }>).plan
    for (const { names, value } of rows) {
      for (const [index, name] of names.entries()) {
        expect([...Object.keys(all), ...fromElsewhere]).toContain(name)
        const setting = name in all ? all[name as keyof typeof all] : undefined
        const said = value.replaceAll('`', '').split(', ')[index]
        if (name === 'OPERATIONS_PORT') expect(value).toContain(operations.port)
        else if (setting && defaultOf(setting) !== '' && name !== 'FILES_REGION')
          expect(said).toBe(defaultOf(setting))
      }
    }
  })
  test('documents name no variable that is not read', () => {
    const known = [...Object.keys(all), ...fromElsewhere]
    const sources = globSync(
      ['scripts/**/*.ts', 'tests/**/*.ts', 'packages/*/src/**/*.ts', 'packages/*/*.ts'],
      { cwd: root },
    )
      .filter((file) => !file.includes('documents/'))
      // Compose reads some itself.
      .concat('docker-compose.yml')
      .map(read)
      .join('\n')
    const named = documents.flatMap(({ text }) =>
      [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=\S*)?`|^([A-Z]+_[A-Z_]+)=/gm)].map(
        (match) => (match[1] ?? match[2])!,
      ),
    )
    expect([...new Set(named)].filter((name) => !known.includes(name) && !sources.includes(name))).toEqual([])
  })
})

test('the kinds of tests match those of the test command', () => {
  const rows = tableIn(section(read('docs/testing.md'), 'Tests'))
  const kinds = [
    ...read('vitest.config.ts').matchAll(/name: '(\w+)'/g),
    ...read('playwright.config.ts').matchAll(/'(\w+)\/\*\*\/\*\.test\.ts'/g),
  ].map((match) => match[1]!)
  expect(rows.map(([kind]) => kind!).sort()).toEqual(kinds.sort())
})

test('the benches match those of the command', () => {
  const [, names] = /const benches = \[([^\]]*)\]/.exec(read('tests/bench/bench.ts'))!
  const text = section(read('docs/testing.md'), 'Benches')
  for (const [, name] of names!.matchAll(/'(\w+)'/g)) expect(text).toContain(`bench ${name} `)
})
