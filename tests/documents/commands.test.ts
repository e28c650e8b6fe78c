import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandsIn, documents, read, root } from './read-documents.ts'

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const commands = documents.flatMap(({ text }) => commandsIn(text))

/** The name of the script in `npx -y pnpm@12 NAME ...`; commands of pnpm itself and of other programs have none. */
const scriptOf = (command: string): string | undefined => {
  const [, name] = /^(?:[A-Z_]+=\S+ )*npx -y pnpm@12 (?:run )?([\w:-]+)/.exec(command) ?? []
  return name === undefined || ['audit', 'exec', 'sbom', 'update'].includes(name) ? undefined : name
}

test('a command in the documents names a script that exists', () => {
  const named = commands.map(scriptOf).filter((name) => name !== undefined)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('at most 20 scripts, and `help` says what each is for', () => {
  const names = Object.keys(scripts)
  expect(names.length).toBeLessThanOrEqual(20)
  const help = read('scripts/help.ts')
  expect(names.filter((name) => !new RegExp(`^ {2}'?${name}'?: '`, 'm').test(help))).toEqual([])
})

test('the scripts, files and kinds of tests named in commands exist', () => {
  const isThere = (path: string): boolean =>
    existsSync(join(root, path)) || existsSync(join(root, `${path}.test.ts`))
  const paths = [...commands, ...Object.values(scripts)].flatMap((command) =>
    [...command.matchAll(/(?<= )((?:packages|tests|scripts)\/\S+)/g)].map((match) => match[1]!),
  )
  expect(paths.filter((path) => !isThere(path))).toEqual([])
  const kinds = commands.flatMap((command) =>
    [...command.matchAll(/--project (\w+)/g)].map((match) => match[1]!),
  )
  expect(kinds.filter((kind) => !read('vitest.config.ts').includes(`name: '${kind}'`))).toEqual([])
})
